import { z } from 'zod'

const number = z.union([z.number(), z.bigint(), z.string()]).transform(Number)
const moment = z.union([z.date(), z.string()]).transform((value) => new Date(value).toISOString())

/** Values as either dialect prints them. */
export const column = {
  number,
  nullableNumber: number.nullable(),
  flag: z.union([number, z.boolean()]).transform(Boolean),
  text: z.string().nullable(),
  moment,
  nullableMoment: moment.nullable(),
  state: z.enum(['published', 'waiting', 'hidden', 'withdrawn', 'removed']),
}

/** A row whose values stand in the order of the shape's names. */
export function rowIn<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape)
  const schema = z.object(shape)
  return (values: readonly unknown[]) =>
    schema.parse(Object.fromEntries(names.map((name, index) => [name, values[index]])))
}
