import type { z } from 'zod'
import type { Answer } from './answer.ts'

/** One parameter of a call's query: its name on the wire and its schema after parsing. */
export type QueryShape = Record<string, z.ZodType>

/** One call of the contract; the client, the service's routes and OpenAPI are made from it. */
export interface Call<Query extends QueryShape, Result> {
  readonly operation: string
  readonly method: 'GET'
  /** Path with `{name}` for each path parameter, e.g. '/api/branch/{id}'. */
  readonly path: string
  readonly summary: string
  /** Who may call: anyone, or a member with a bearer token. */
  readonly caller: 'anyone' | 'member'
  /** True when the answer depends on the `lang` header. */
  readonly isLocalised: boolean
  /** True when the call takes `is_preview` (needs a signed preview token). */
  readonly hasPreview: boolean
  readonly query: Query
  readonly answer: Answer<Result>
  /** On `/items`, the name of the call for a single record; left out, it is made from this one's. */
  readonly itemOperation?: string
  /** Where the call stands in the specification; none for our additions. */
  readonly source?: string
}

interface CallDescription<Query extends QueryShape, Result> {
  path: string
  summary: string
  caller?: 'anyone' | 'member'
  isLocalised?: boolean
  hasPreview?: boolean
  query?: Query
  answer: Answer<Result>
  itemOperation?: string
  source?: string
}

/** Describes a read of the contract; anyone may make it and it is localised unless said otherwise. */
export function defineCall<Result, Query extends QueryShape>(
  operation: string,
  description: CallDescription<Query, Result> & { query: Query },
): Call<Query, Result>
export function defineCall<Result>(
  operation: string,
  description: CallDescription<Record<never, never>, Result>,
): Call<Record<never, never>, Result>
export function defineCall<Result>(
  operation: string,
  description: CallDescription<QueryShape, Result>,
): Call<QueryShape, Result> {
  return {
    operation,
    method: 'GET',
    caller: 'anyone',
    isLocalised: true,
    hasPreview: false,
    query: {},
    ...description,
  }
}

/** The names in a path's braces. */
export function pathParameters(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
}

/**
 * Fills a path's braces, each value percent-encoded: it stays one segment, whatever it holds.
 * Throws TypeError when a value is missing or empty.
 */
export function fillPath(path: string, values: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '').toWellFormed()
    if (value === '') throw new TypeError(`The path ${path} needs "${name}"`)
    // URLs drop '.' and '..' even when encoded once; encoded twice they name no record.
    return /^\.{1,2}$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value)
  })
}
