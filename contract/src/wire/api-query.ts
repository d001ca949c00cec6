import { z } from 'zod'
import { repeated } from './brackets.ts'
import type { QueryShape } from './call.ts'
import { invalidQuery } from './errors.ts'
import { checkQuerySize } from './query-text.ts'

/** The values of a call's query after parsing: numbers, lists and booleans, not texts. */
export type ParsedQuery<Query extends QueryShape> = z.infer<z.ZodObject<Query>>

/**
 * Makes the parser of a call's query, once for all its requests. Unknown parameters are ignored; a
 * known one that is junk, repeated or empty where a value is needed throws INVALID_QUERY naming it,
 * a query too long to be read throws URI_TOO_LONG.
 */
export function apiQueryParser<Query extends QueryShape>(
  shape: Query,
): (parameters: URLSearchParams) => ParsedQuery<Query> {
  const names = Object.keys(shape)
  const schema = z.object(shape)
  return (parameters) => {
    checkQuerySize(parameters)
    const known: Record<string, string> = {}
    for (const name of names) {
      const values = parameters.getAll(name)
      if (values.length > 1) throw repeated(name)
      if (values[0] !== undefined) known[name] = values[0]
    }
    const parsed = schema.safeParse(known)
    if (parsed.success) return parsed.data
    throw invalidQuery(parsed.error.issues[0]?.message ?? 'The query is not valid')
  }
}
