import type { z } from 'zod'
import type { Answer } from './answer.ts'
import { pathNamesOf, type PathNames } from './call-path.ts'

/** One parameter of a call's query: its name on the wire and its schema after parsing. */
export type QueryShape = Record<string, z.ZodType>

/**
 * Who may call: anyone, or a member with a bearer token. `either` is anyone, too, and what a member
 * sends with his token is then his own.
 */
export type Caller = 'anyone' | 'either' | 'member'

/** One call of the contract; the client, the service's routes and OpenAPI are made from it. */
export interface Call<
  Query extends QueryShape,
  Result,
  PathName extends string = string,
  By extends Caller = Caller,
> {
  readonly operation: string
  readonly method: 'GET'
  /** Path with `{name}` for each path parameter, e.g. '/api/branch/{id}'. */
  readonly path: string
  /** The names of the path's parameters. */
  readonly pathNames: readonly PathName[]
  readonly summary: string
  /** The service refuses everyone else and keeps a member's answer in no cache. */
  readonly caller: By
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

interface CallDescription<Query extends QueryShape, Result, Path extends string, By> {
  path: Path
  summary: string
  caller?: By
  isLocalised?: boolean
  hasPreview?: boolean
  query?: Query
  answer: Answer<Result>
  itemOperation?: string
  source?: string
}

/** Describes a read of the contract; anyone may make it and it is localised unless said otherwise. */
export function defineCall<
  Result,
  Path extends string,
  Query extends QueryShape = Record<never, never>,
  By extends Caller = 'anyone',
>(
  operation: string,
  description: CallDescription<Query, Result, Path, By>,
): Call<Query, Result, PathNames<Path>, By>
export function defineCall<Result>(
  operation: string,
  description: CallDescription<QueryShape, Result, string, Caller>,
): Call<QueryShape, Result> {
  return {
    operation,
    method: 'GET',
    pathNames: pathNamesOf(description.path),
    caller: 'anyone',
    isLocalised: true,
    hasPreview: false,
    query: {},
    ...description,
  }
}
