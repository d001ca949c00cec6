import type { Language } from '../language.ts'
import type { ParsedQuery } from '../wire/api-query.ts'
import type { Caller, QueryShape } from '../wire/call.ts'

/** What every call is made with. */
interface SharedOptions {
  language: Language
  /** Address of the visitor for whom the call is made, for rate limits. */
  visitorAddress?: string
  /** His browser, as it names itself; shown to a member among his sessions. */
  visitorAgent?: string
  /** His browser has not been given the token yet: that it is used does not tell that it arrived. */
  isTokenUnseen?: boolean
  /** The page's deadline, see `startDeadline`. */
  signal?: AbortSignal
}

/** Values of the path's braces: asked for where the path is known to have some. */
type PathOption<PathName extends string> = string extends PathName
  ? { path?: Readonly<Record<string, string | number>> }
  : [PathName] extends [never]
    ? { path?: never }
    : { path: Readonly<Record<PathName, string | number>> }

/** Bearer token of a member: no member's call is made without, and none that does not know members with it. */
type TokenOption<By extends Caller> = By extends 'member'
  ? { token: string }
  : By extends 'either'
    ? { token?: string }
    : { token?: never }

/** What one read is made with. */
export type CallOptions<
  Query extends QueryShape,
  PathName extends string = string,
  By extends Caller = Caller,
> = SharedOptions &
  PathOption<PathName> &
  TokenOption<By> & {
    query?: Partial<ParsedQuery<Query>>
    /** Signed preview token; asks for drafts. */
    previewToken?: string
  }

/** What one write is made with. */
export type SendOptions<
  PathName extends string = string,
  By extends Caller = Caller,
> = SharedOptions &
  PathOption<PathName> &
  TokenOption<By> & {
    /** Names this one write: a service that honours it stores what comes twice once. */
    idempotencyKey?: string
    /** Files beside the record, by the names that the write has for them; they make it a form. */
    files?: Readonly<Record<string, File>>
  }

/** What the head of a file is asked for with. */
export type AssetOptions = SharedOptions & TokenOption<'either'>
