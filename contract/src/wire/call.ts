import type { z } from 'zod'
import type { Answer } from './answer.ts'
import { pathNamesOf, type PathNames } from './call-path.ts'

/** Query parameters by wire name, with the schema of the parsed value. */
export type QueryShape = Record<string, z.ZodType>

/** Anyone, or only members with a bearer token. `either`: public, but a member's token is honoured. */
export type Caller = 'anyone' | 'either' | 'member'

/** A read of the contract. Client, routes and OpenAPI are derived from it. */
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
  readonly pathNames: readonly PathName[]
  readonly summary: string
  /** `member`: others are rejected and responses are never cached. */
  readonly caller: By
  /** True if the response depends on the `lang` header. */
  readonly isLocalised: boolean
  /** True if the call accepts `is_preview` (needs a signed preview token). */
  readonly hasPreview: boolean
  readonly query: Query
  readonly answer: Answer<Result>
  /** Name of the `/items` call for a single record; by default derived from `operation`. */
  readonly itemOperation?: string
  /** Section of the specification; none for extensions. */
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

/** Defines a read; public and localised by default. */
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
