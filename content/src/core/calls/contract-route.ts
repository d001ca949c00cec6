import { createHmac } from 'node:crypto'
import type { Language } from '@washhouse/contract/language'
import { apiQueryParser, type ParsedQuery } from '@washhouse/contract/wire/api-query'
import type { Call, Caller, QueryShape } from '@washhouse/contract/wire/call'
import { previewParameter } from '@washhouse/contract/wire/parameters'
import { WireError } from '@washhouse/contract/wire/errors'
import { isSameSecret } from '@washhouse/serving/client-address'
import type { AskedRead } from './asked-read.ts'
import { memberOf, type Member } from './member.ts'
import { routerPath } from './route-path.ts'
import type { VisitorLimit } from './visitor-limit.ts'
import { env } from '../../platform/env.ts'

/** The records a read may see: only published ones, or the newest draft of each. */
export type Visibility = 'published' | 'preview'

/** The handler's input, completely parsed. */
interface CallContext<Query> {
  query: Query
  path: Record<string, string>
  parameters: URLSearchParams
  language: Language
  visibility: Visibility
}

/** A body with cache metadata. A reply without tags is never cached. Replies for members are never cached. */
export interface Reply {
  body: unknown
  tags?: readonly string[]
  /** When the body becomes outdated, in epoch milliseconds. */
  expiresAt?: number
}

export interface ContractRoute {
  method: 'GET'
  /** The path in the router's form, '/api/branch/:id'. */
  path: string
  caller: Caller
  isLocalised: boolean
  /** The known query parameters; others are not part of the cache key. */
  parameterNames: readonly string[]
  /** The rate limit per visitor. A limited call bypasses the cache, so that each request counts. */
  limit?: VisitorLimit
  /** The response is only for clients that know its address; it must not be cached. */
  isSecret?: boolean
  answer(asked: AskedRead): Promise<Reply>
}

/** Binds a call to its handler: parses the query and the language, and checks the right to see drafts. */
export function route<Query extends QueryShape, Result>(
  call: Call<Query, Result>,
  handle: (context: CallContext<ParsedQuery<Query>>) => Promise<Reply>,
): ContractRoute {
  return bindRead(call, ownParameters(call), handle)
}

/** `route` for members only: the handler receives the member. */
export function memberRoute<Query extends QueryShape, Result>(
  call: Call<Query, Result, string, 'member'>,
  handle: (context: CallContext<ParsedQuery<Query>> & { member: Member }) => Promise<Reply>,
): ContractRoute {
  return bindRead(call, ownParameters(call), (parsed, asked) =>
    handle({ ...parsed, member: memberOf(asked) }),
  )
}

/** `route` for anyone: the handler receives the member if one is signed in. */
export function eitherRoute<Query extends QueryShape, Result>(
  call: Call<Query, Result, string, 'either'>,
  handle: (
    context: CallContext<ParsedQuery<Query>> & { member: Member | undefined },
  ) => Promise<Reply>,
): ContractRoute {
  return bindRead(call, ownParameters(call), (parsed, { member }) => handle({ ...parsed, member }))
}

/** The call's known parameters and their parser. */
function ownParameters<Query extends QueryShape>({ query }: Call<Query, unknown>) {
  return { names: Object.keys(query), parse: apiQueryParser(query) }
}

/** Binds a read with a custom query parser. Every read of the contract passes through here. */
export function bindRead<Query>(
  call: Pick<
    Call<QueryShape, unknown>,
    'method' | 'path' | 'caller' | 'isLocalised' | 'hasPreview'
  >,
  { names, parse }: { names: readonly string[]; parse: (parameters: URLSearchParams) => Query },
  handle: (parsed: CallContext<Query>, asked: AskedRead) => Promise<Reply>,
): ContractRoute {
  return {
    method: call.method,
    path: routerPath(call.path),
    caller: call.caller,
    isLocalised: call.isLocalised,
    parameterNames: [...names, ...(call.hasPreview ? ['is_preview'] : [])],
    async answer(asked) {
      const { parameters, path, language } = asked
      const visibility = call.hasPreview ? readVisibility(asked) : 'published'
      const parsed = { query: parse(parameters), path, parameters, language, visibility }
      const reply = await handle(parsed, asked)
      return visibility === 'preview' ? { body: reply.body } : reply
    },
  }
}

/** Adds a rate limit: prevents guessing of responses and excessive use. */
export function limitedRoute(contractRoute: ContractRoute, limit: VisitorLimit): ContractRoute {
  return { ...contractRoute, limit }
}

const parsePreview = apiQueryParser({ is_preview: previewParameter })

/** Marks a read as secret: its address is hard to guess and known to the requester only. */
export function secretRoute(contractRoute: ContractRoute, limit: VisitorLimit): ContractRoute {
  return { ...limitedRoute(contractRoute, limit), isSecret: true }
}

/** @throws FORBIDDEN if the call requests drafts without a signed token. */
function readVisibility(asked: AskedRead): Visibility {
  const { is_preview } = parsePreview(asked.parameters)
  if (!is_preview) return 'published'
  requirePreviewToken(asked)
  return 'preview'
}

/**
 * Longest validity of a preview token. One that expires later than this from now is rejected, even with a valid signature.
 */
const longestMs = 24 * 60 * 60 * 1000

/**
 * Requires a token `<expiry>.<paths>.<signature>`. It gives access to drafts of the listed paths until it expires. The expiry is
 * in epoch milliseconds. The paths are one a line, in base64url.
 */
function requirePreviewToken({ previewToken = '', pathname }: AskedRead): void {
  const [expiresAt = '', encoded = '', signature = ''] = previewToken.split('.')
  const isSigned = isSameSecret(signature, sign(`${expiresAt}.${encoded}`, env.previewSecret))
  const leftMs = Number(expiresAt) - Date.now()
  const paths = Buffer.from(encoded, 'base64url').toString().split('\n')
  if (isSigned && leftMs > 0 && leftMs <= longestMs && paths.includes(pathname)) return
  const reason = 'Drafts need a signed preview token for this call'
  throw new WireError('FORBIDDEN', reason, { reason })
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview:${text}`).digest('base64url')
}
