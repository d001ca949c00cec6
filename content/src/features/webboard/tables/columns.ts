import { z } from 'zod'
import { column as stored } from '../../../platform/database/stored-value.ts'

export const column = {
  ...stored,
  state: z.enum(['published', 'waiting', 'hidden', 'withdrawn', 'removed']),
}

/** Reads a row whose values are in the order of the shape's names. */
export function rowIn<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape)
  const schema = z.object(shape)
  return (values: readonly unknown[]) =>
    schema.parse(Object.fromEntries(names.map((name, index) => [name, values[index]])))
}
