import type { Language } from '../language.ts'
import type { ParsedQuery } from '../wire/api-query.ts'
import type { Caller, QueryShape } from '../wire/call.ts'

interface SharedOptions {
  language: Language
  /** Address of the visitor, for rate limits. */
  visitorAddress?: string
  /** User agent of the visitor, for the list of sessions. */
  visitorAgent?: string
  /** The browser has not received the token yet: using it does not prove that it arrived. */
  isTokenUnseen?: boolean
  /** Deadline of the page, see `startDeadline`. */
  signal?: AbortSignal
}

/** Path parameters; required if the path has any. */
type PathOption<PathName extends string> = string extends PathName
  ? { path?: Readonly<Record<string, string | number>> }
  : [PathName] extends [never]
    ? { path?: never }
    : { path: Readonly<Record<PathName, string | number>> }

/** Bearer token of a member: required for member calls, not accepted for anonymous calls. */
type TokenOption<By extends Caller> = By extends 'member'
  ? { token: string }
  : By extends 'either'
    ? { token?: string }
    : { token?: never }

export type CallOptions<
  Query extends QueryShape,
  PathName extends string = string,
  By extends Caller = Caller,
> = SharedOptions &
  PathOption<PathName> &
  TokenOption<By> & {
    query?: Partial<ParsedQuery<Query>>
    /** Signed preview token; requests drafts. */
    previewToken?: string
  }

export type SendOptions<
  PathName extends string = string,
  By extends Caller = Caller,
> = SharedOptions &
  PathOption<PathName> &
  TokenOption<By> & {
    /** Identifies the write: a service that supports it stores a repeated write once. */
    idempotencyKey?: string
    /** Files of a multipart form, by field name. */
    files?: Readonly<Record<string, File>>
  }

export type AssetOptions = SharedOptions & TokenOption<'either'>
