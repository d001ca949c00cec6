import { z } from 'zod'
import { repeated } from './brackets.ts'
import type { QueryShape } from './call.ts'
import { invalidQuery } from './errors.ts'
import { checkQuerySize } from './query-text.ts'

/** Parsed values of a query: numbers, lists and booleans. */
export type ParsedQuery<Query extends QueryShape> = z.infer<z.ZodObject<Query>>

/**
 * Creates the query parser of a call. It ignores unknown parameters. Throws INVALID_QUERY for a known parameter that is
 * malformed, repeated or empty; URI_TOO_LONG.
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
