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

/** Which records a read may see: only published ones, or the newest draft of each. */
export type Visibility = 'published' | 'preview'

/** What a handler gets: everything parsed, nothing raw. */
interface CallContext<Query> {
  query: Query
  path: Record<string, string>
  parameters: URLSearchParams
  language: Language
  visibility: Visibility
}

/** A body and how it may be cached; without tags it is never cached, nor what is a member's. */
export interface Reply {
  body: unknown
  tags?: readonly string[]
  /** When the body is outdated for certain, epoch milliseconds. */
  expiresAt?: number
}

export interface ContractRoute {
  method: 'GET'
  /** Path in the router's form, '/api/branch/:id'. */
  path: string
  caller: Caller
  isLocalised: boolean
  /** Names of the query parameters the call knows; others do not enter the cache key. */
  parameterNames: readonly string[]
  /** How often one visitor may ask; each request is then counted, past the cache. */
  limit?: VisitorLimit
  /** What it gives is for whoever knows its address alone: kept by nobody. */
  isSecret?: boolean
  answer(asked: AskedRead): Promise<Reply>
}

/** Binds a call to its handler: parses the query, the language and the right to see drafts first. */
export function route<Query extends QueryShape, Result>(
  call: Call<Query, Result>,
  handle: (context: CallContext<ParsedQuery<Query>>) => Promise<Reply>,
): ContractRoute {
  return bindRead(call, ownParameters(call), handle)
}

/** The same for a call that members alone may make: its handler gets the member. */
export function memberRoute<Query extends QueryShape, Result>(
  call: Call<Query, Result, string, 'member'>,
  handle: (context: CallContext<ParsedQuery<Query>> & { member: Member }) => Promise<Reply>,
): ContractRoute {
  return bindRead(call, ownParameters(call), (parsed, asked) =>
    handle({ ...parsed, member: memberOf(asked) }),
  )
}

/** The same for a call that anyone may make: its handler gets the member where one makes it. */
export function eitherRoute<Query extends QueryShape, Result>(
  call: Call<Query, Result, string, 'either'>,
  handle: (
    context: CallContext<ParsedQuery<Query>> & { member: Member | undefined },
  ) => Promise<Reply>,
): ContractRoute {
  return bindRead(call, ownParameters(call), (parsed, { member }) => handle({ ...parsed, member }))
}

/** The parameters that a call knows, and how they are read. */
function ownParameters<Query extends QueryShape>({ query }: Call<Query, unknown>) {
  return { names: Object.keys(query), parse: apiQueryParser(query) }
}

/** The same for a query of any form; every read of the contract goes through here. */
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

/** The same read, counted: nobody shall find by trying what it gives, or ask too much of it. */
export function limitedRoute(contractRoute: ContractRoute, limit: VisitorLimit): ContractRoute {
  return { ...contractRoute, limit }
}

const parsePreview = apiQueryParser({ is_preview: previewParameter })

/** The same read of what its asker alone may know, by an address that is hard to guess. */
export function secretRoute(contractRoute: ContractRoute, limit: VisitorLimit): ContractRoute {
  return { ...limitedRoute(contractRoute, limit), isSecret: true }
}

/** What the caller may see; asking for drafts without a signed token is refused. */
function readVisibility(asked: AskedRead): Visibility {
  const { is_preview } = parsePreview(asked.parameters)
  if (!is_preview) return 'published'
  requirePreviewToken(asked)
  return 'preview'
}

/** A token that ends later is refused, whoever signed it. */
const longestMs = 24 * 60 * 60 * 1000

/**
 * Requires `<epoch ms>.<base64url of the paths, one a line>.<signature>`: it opens the drafts of these calls, and of no others,
 * until that time.
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
