import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseLanguage } from '@washhouse/contract/language'
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
import type { ContractRoute } from '../calls/contract-route.ts'
import { expiresHeader, tagsHeader } from '../calls/reply-headers.ts'
import { matchesPath } from '../calls/route-path.ts'

interface Options {
  routes: readonly ContractRoute[]
  /** Answers a request that the cache cannot. */
  answer(request: Request): Promise<Response>
  /** Headers of every answer, alternating names and values. */
  headers: readonly string[]
  maxBytes: number
  /** Told when an answer could not be made at all; the caller's connection is closed. */
  onError(error: unknown): void
}

/** The entry that a raw request url stands for. */
interface Target {
  path: string
  isLocalised: boolean
}

// Purges come within milliseconds; this only bounds how long a missed one could matter.
const ttlMs = 10 * 60_000
const internalOrigin = 'http://content.internal'
const notKept = new Set(['content-type', 'content-length', 'vary', tagsHeader, expiresHeader])

/** An answer that is kept; the encodings it lacks are made once somebody asks for it again. */
interface Kept {
  answer: StoredAnswer
  complete: (() => Promise<StoredAnswer>) | undefined
}

// What is made later: brotli is a quarter as large as the plain answer, gzip another.
const growthPerEncoding = 0.25

/**
 * Keeps the answers of public calls, by path, known parameters in one order, and language. Callers
 * who show a token go past it, in both directions.
 */
export function createResponseCache(options: Options) {
  const { routes, maxBytes } = options
  const cache = createTaggedCache<Kept>({ maxBytes, policy: { onPurge: 'forget' } })
  const targets = createKeyMemo((url) => targetOf(url, routes))
  const onError = (error: unknown) => options.onError(error)

  /** Answers a public read; false when the request is none and someone else must answer it. */
  function handle(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    if (req.headers.authorization || req.headers[previewTokenHeader]) return false
    const target = targets.keyOf(req.url ?? '/')
    if (!target) return false
    const language = parseLanguage(req.headers['lang']?.toString())
    const key = target.isLocalised ? `${language} ${target.path}` : target.path
    const kept = cache.fresh(key)
    if (!kept) {
      produceAndSend(key, target.path, language, req, res).catch((error: unknown) => {
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
    path: string,
    language: string,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    const request = new Request(`${internalOrigin}${path}`, { headers: { lang: language } })
    const isPlain = preferredEncoding(req.headers['accept-encoding']) === 'identity'
    const { value } = await cache.read(key, async () =>
      produce(await options.answer(request), isPlain ? plainBody : quickBody),
    )
    if (!res.writableEnded && !res.destroyed) sendStored(req, res, value.answer)
  }

  async function produce(
    response: Response,
    encode: typeof plainBody | typeof quickBody,
  ): Promise<Produced<Kept>> {
    const { status } = response
    const content = Buffer.from(await response.arrayBuffer())
    const contentType = response.headers.get('content-type') ?? ''
    const own = [...response.headers].filter(([name]) => !notKept.has(name)).flat()
    const headers = [...options.headers, ...own]
    const vary = response.headers.get('vary')?.split(/,\s*/) ?? []
    const answerWith = (body: EncodedBody) => storeAnswer({ status, body, headers, vary })
    const body = await encode(content, contentType)
    const answer = answerWith(body)
    const complete = async () => answerWith(await completeBody(body))
    const value: Kept = { answer, complete }
    const tags = response.headers.get(tagsHeader)
    const isUnstorable = /no-store|private/.test(response.headers.get('cache-control') ?? '')
    if (status !== 200 || tags === null || isUnstorable) return { kind: 'pass', value }
    const expiresAt = Number(response.headers.get(expiresHeader)) || undefined
    const missing = body.gzip ? 1 : 2
    const bytes = Math.ceil(answer.bytes + content.length * growthPerEncoding * missing)
    return { kind: 'store', value, bytes, tags: tags.split(','), ttlMs, expiresAt }
  }

  return { handle, purge: cache.purge, purgeAll: cache.purgeAll, stats: cache.stats }
}

/** Null where nothing is to be kept. */
function targetOf(rawUrl: string, routes: readonly ContractRoute[]): Target | null {
  const url = URL.parse(rawUrl, internalOrigin)
  if (!url || !rawUrl.startsWith('/')) return null
  const { pathname, searchParams } = url
  const route = routes.find(({ path }) => matchesPath(path, pathname))
  // Every request for what is a member's, or is counted, reaches the app.
  const mayBeKept = route?.caller === 'anyone' && route.limit === undefined
  if (!mayBeKept || searchParams.has('is_preview')) return null
  // Unknown parameters change no answer and no key; repeated ones stay in their order.
  const known = [...searchParams].filter(([key]) => route.parameterNames.includes(rootName(key)))
  const query = new URLSearchParams(known)
  query.sort()
  return {
    path: query.size > 0 ? `${pathname}?${query.toString()}` : pathname,
    isLocalised: route.isLocalised,
  }
}
