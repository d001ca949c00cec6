import type { IncomingMessage, ServerResponse } from 'node:http'
import { languageHeader, parseLanguage, type Language } from '@washhouse/contract/language'
import { previewTokenHeader } from '@washhouse/contract/client/content-client'
import { rootName } from '@washhouse/contract/wire/brackets'
import { preferredEncoding } from '@washhouse/serving/accept-encoding'
import {
  completeBody,
  plainBody,
  quickBody,
  type EncodedBody,
} from '@washhouse/serving/encoded-body'
import { createKeyMemo } from '@washhouse/serving/key-memo'
import { sendStored, storeAnswer, type StoredAnswer } from '@washhouse/serving/stored-answer'
import { createTaggedCache, type Produced } from '@washhouse/serving/tagged-cache'
import { answerRead } from '../calls/answer-read.ts'
import type { ContractRoute } from '../calls/contract-route.ts'
import { internalOrigin, matchesPath, placesOf } from '../calls/route-path.ts'

interface Options {
  routes: readonly ContractRoute[]
  /** Headers of every response, alternating names and values. */
  headers: readonly string[]
  /** The `Vary` names of every response. */
  vary?: readonly string[]
  maxBytes: number
  /** Called if no response could be created; the connection is then closed. */
  onError(error: unknown): void
}

interface Target {
  route: ContractRoute
  pathname: string
  /** The known parameters, sorted, with the question mark. */
  search: string
}

// Changes purge entries within milliseconds; this only limits the effect of a missed purge.
const ttlMs = 10 * 60_000
const contentType = 'application/json'

/** A cached response. Missing encodings are created at the next request. */
interface Kept {
  answer: StoredAnswer
  complete: (() => Promise<StoredAnswer>) | undefined
}

// The space for later encodings: brotli takes a quarter of the plain size, gzip another quarter.
const growthPerEncoding = 0.25

/**
 * Caches the responses of public calls by path, sorted known parameters, and language. Requests with a token bypass it and
 * are not stored.
 */
export function createResponseCache(options: Options) {
  const { routes, maxBytes } = options
  const cache = createTaggedCache<Kept>({ maxBytes, policy: { onPurge: 'forget' } })
  const targets = createKeyMemo((url) => targetOf(url, routes))
  const onError = (error: unknown) => options.onError(error)

  /** Answers a cacheable read; returns false if another handler must answer. */
  function handle(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    if (req.headers.authorization || req.headers[previewTokenHeader]) return false
    const target = targets.keyOf(req.url ?? '/')
    if (!target) return false
    const language = parseLanguage(req.headers[languageHeader]?.toString())
    const { route, pathname, search } = target
    const key = `${route.isLocalised ? `${language} ` : ''}${pathname}${search}`
    const kept = cache.fresh(key)
    if (!kept) {
      produceAndSend(key, target, language, req, res).catch((error: unknown) => {
        onError(error)
        res.destroy()
      })
      return true
    }
    if (kept.complete) completeOnce(kept, kept.complete).catch(onError)
    sendStored(req, res, kept.answer)
    return true
  }

  async function completeOnce(kept: Kept, complete: () => Promise<StoredAnswer>): Promise<void> {
    kept.complete = undefined
    kept.answer = await complete()
  }

  async function produceAndSend(
    key: string,
    target: Target,
    language: Language,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    const isPlain = preferredEncoding(req.headers['accept-encoding']) === 'identity'
    const { value } = await cache.read(key, () =>
      produce(target, language, isPlain ? plainBody : quickBody),
    )
    if (!res.writableEnded && !res.destroyed) sendStored(req, res, value.answer)
  }

  async function produce(
    { route, pathname, search }: Target,
    language: Language,
    encode: typeof plainBody | typeof quickBody,
  ): Promise<Produced<Kept>> {
    const path = placesOf(route.path, pathname)
    const parameters = new URLSearchParams(search)
    const read = await answerRead(route, { pathname, path, parameters, language })
    const { status, tags, expiresAt } = read
    const { vary: own, ...others } = read.headers
    const headers = [...options.headers, ...Object.entries(others).flat()]
    const vary = [...(own ? [own] : []), ...(options.vary ?? [])]
    const answerWith = (body: EncodedBody) => storeAnswer({ status, body, headers, vary })
    const content = Buffer.from(JSON.stringify(read.body))
    const body = await encode(content, contentType)
    const answer = answerWith(body)
    const complete = async () => answerWith(await completeBody(body))
    const value: Kept = { answer, complete }
    const isUnstorable = /no-store|private/.test(others['cache-control'] ?? '')
    if (status !== 200 || tags === undefined || isUnstorable) return { kind: 'pass', value }
    const missing = body.gzip ? 1 : 2
    const bytes = Math.ceil(answer.bytes + content.length * growthPerEncoding * missing)
    return { kind: 'store', value, bytes, tags, ttlMs, expiresAt }
  }

  return { handle, purge: cache.purge, purgeAll: cache.purgeAll, stats: cache.stats }
}

/** Null if the response must not be cached. */
function targetOf(rawUrl: string, routes: readonly ContractRoute[]): Target | null {
  const url = URL.parse(rawUrl, internalOrigin)
  if (!url || !rawUrl.startsWith('/')) return null
  const { pathname, searchParams } = url
  // Escaped paths are not cached, only answered: no slug needs an escape.
  if (pathname.includes('%')) return null
  const route = routes.find(({ path }) => matchesPath(path, pathname))
  // Calls for members and counted calls always reach the app.
  const mayBeKept = route?.caller === 'anyone' && route.limit === undefined
  if (!mayBeKept || searchParams.has('is_preview')) return null
  // Unknown parameters change neither response nor key; repeated ones stay in their order.
  const known = [...searchParams].filter(([key]) => route.parameterNames.includes(rootName(key)))
  const query = new URLSearchParams(known)
  query.sort()
  return { route, pathname, search: query.size > 0 ? `?${query.toString()}` : '' }
}
