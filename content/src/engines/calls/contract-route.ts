import { languageHeader, parseLanguage, type Language } from '@washhouse/contract/language'
import { apiQueryParser, type ParsedQuery } from '@washhouse/contract/wire/api-query'
import type { Call, QueryShape } from '@washhouse/contract/wire/call'
import { previewParameter } from '@washhouse/contract/wire/parameters'
import type { Context } from 'hono'
import { requirePreviewToken } from './preview-token.ts'

/** Which records a read may see: only published ones, or the newest draft of each. */
export type Visibility = 'published' | 'preview'

/** What a handler gets: everything parsed, nothing raw. */
export interface CallContext<Query> {
  query: Query
  path: Record<string, string>
  parameters: URLSearchParams
  language: Language
  visibility: Visibility
}

/** A body and how it may be cached; without tags it is never cached. */
export interface Reply {
  body: unknown
  tags?: readonly string[]
  /** When the body is outdated for certain, epoch milliseconds. */
  expiresAt?: number
}

/** One call of the contract, answered. */
export interface ContractRoute {
  method: 'GET'
  /** Path in the router's form, '/api/branch/:id'. */
  path: string
  isLocalised: boolean
  /** Names of the query parameters the call knows; others do not enter the cache key. */
  parameterNames: readonly string[]
  /** True where each request must reach the handler on its own connection, past the cache. */
  isDirect?: boolean
  answer(context: Context): Promise<Reply>
}

/** Binds a call to its handler: parses the query, the language and the right to see drafts first. */
export function route<Query extends QueryShape, Result>(
  call: Call<Query, Result>,
  handle: (context: CallContext<ParsedQuery<Query>>) => Promise<Reply>,
): ContractRoute {
  return bindRead(
    call,
    { names: Object.keys(call.query), parse: apiQueryParser(call.query) },
    handle,
  )
}

/** The parameters that a call knows, and how they are read. */
interface Parameters<Query> {
  names: readonly string[]
  parse: (parameters: URLSearchParams) => Query
}

/** The same for a query of any form; every read of the contract goes through here. */
export function bindRead<Query>(
  call: Pick<Call<QueryShape, unknown>, 'method' | 'path' | 'isLocalised' | 'hasPreview'>,
  { names, parse }: Parameters<Query>,
  handle: (context: CallContext<Query>) => Promise<Reply>,
): ContractRoute {
  return {
    method: call.method,
    path: call.path.replace(/\{(\w+)\}/g, ':$1'),
    isLocalised: call.isLocalised,
    parameterNames: [...names, ...(call.hasPreview ? ['is_preview'] : [])],
    async answer(context) {
      const parameters = new URL(context.req.url).searchParams
      const visibility = call.hasPreview ? readVisibility(context, parameters) : 'published'
      const reply = await handle({
        query: parse(parameters),
        path: context.req.param(),
        parameters,
        language: parseLanguage(context.req.header(languageHeader)),
        visibility,
      })
      return visibility === 'preview' ? { body: reply.body } : reply
    },
  }
}

const parsePreview = apiQueryParser({ is_preview: previewParameter })

/** What the caller may see; asking for drafts without a signed token is refused. */
function readVisibility(context: Context, parameters: URLSearchParams): Visibility {
  const { is_preview } = parsePreview(parameters)
  if (!is_preview) return 'published'
  requirePreviewToken(context)
  return 'preview'
}
