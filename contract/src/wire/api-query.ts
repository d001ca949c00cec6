import { z } from 'zod'
import type { QueryShape } from './call.ts'
import { invalidQuery } from './errors.ts'

export type ParsedQuery<Query extends QueryShape> = z.infer<z.ZodObject<Query>>

/**
 * Parses the query of an `/api` call. Unknown parameters are ignored; a known one that is junk,
 * repeated or empty where a value is needed throws INVALID_QUERY naming it.
 */
export function parseApiQuery<Query extends QueryShape>(
  shape: Query,
  parameters: URLSearchParams,
): ParsedQuery<Query> {
  const known: Record<string, string> = {}
  for (const name of Object.keys(shape)) {
    const values = parameters.getAll(name)
    if (values.length > 1) throw invalidQuery(`"${name}" must not be repeated`)
    if (values[0] !== undefined) known[name] = values[0]
  }
  const parsed = z.object(shape).safeParse(known)
  if (parsed.success) return parsed.data
  throw invalidQuery(parsed.error.issues[0]?.message ?? 'The query is not valid')
}
