import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseLanguage } from '@washhouse/contract/language'
import { previewTokenHeader } from '@washhouse/contract/client/content-client'
import { encodeBody, plainBody, type EncodedBody } from '@washhouse/serving/encoded-body'
import { createKeyMemo } from '@washhouse/serving/key-memo'
import { sendStored, storeAnswer, type StoredAnswer } from '@washhouse/serving/stored-answer'
import { createTaggedCache, type Produced } from '@washhouse/serving/tagged-cache'
import type { ContractRoute } from '../calls/contract-route.ts'
import { canonicalQuery } from './canonical-query.ts'
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

/** What a raw request url stands for: nothing to cache, or an entry. */
interface Target {
  path: string
  isLocalised: boolean
}

// Purges come within milliseconds; this only bounds how long a missed one could matter.
const ttlMs = 10 * 60_000
const notCacheable = null
const internalOrigin = 'http://content.internal'
const strippedHeaders = new Set([
  'content-type',
  'content-length',
  'vary',
  tagsHeader,
  expiresHeader,
])

/** An answer that is kept; it is compressed once somebody asks for it again. */
interface Kept {
  answer: StoredAnswer
  compress: (() => Promise<StoredAnswer>) | undefined
}

// Its compressed forms come later; together they are about half as large again.
const growth = 1.5

/**
 * Keeps the answers of public calls, by path, known parameters in one order, and language. Callers
 * who show a token go past it, in both directions.
 */
export function createResponseCache(options: Options) {
  const cache = createTaggedCache<Kept>({
    maxBytes: options.maxBytes,
    policy: { onPurge: 'forget' },
  })
  const targets = createKeyMemo<{ target: Target | typeof notCacheable }>((url) => ({
    target: targetOf(url, options.routes),
  }))

  /** Answers a public read; false when the request is none and someone else must answer it. */
  function handle(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    if (req.headers.authorization || req.headers[previewTokenHeader]) return false
    const { target } = targets.keyOf(req.url ?? '/')
    if (!target) return false
    const language = parseLanguage(req.headers['lang']?.toString())
    const key = target.isLocalised ? `${language} ${target.path}` : target.path
    const kept = cache.fresh(key)
    if (!kept) {
      produceAndSend(key, target.path, language, req, res).catch(giveUp(res))
      return true
    }
    if (kept.compress) compressOnce(kept)
    sendStored(req, res, kept.answer)
    return true
  }

  function giveUp(res: ServerResponse) {
    return (error: unknown) => {
      options.onError(error)
      res.destroy()
    }
  }

  function compressOnce(kept: Kept): void {
    const compress = kept.compress
    kept.compress = undefined
    compress?.().then(
      (answer) => {
        kept.answer = answer
      },
      (error: unknown) => options.onError(error),
    )
  }

  async function produceAndSend(
    key: string,
    path: string,
    language: string,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    const request = new Request(`${internalOrigin}${path}`, { headers: { lang: language } })
    const { value } = await cache.read(key, async () => produce(await options.answer(request)))
    if (!res.writableEnded && !res.destroyed) sendStored(req, res, value.answer)
  }

  async function produce(response: Response): Promise<Produced<Kept>> {
    const content = Buffer.from(await response.arrayBuffer())
    const contentType = response.headers.get('content-type') ?? ''
    const own = [...response.headers].filter(([name]) => !strippedHeaders.has(name)).flat()
    const varies = response.headers.get('vary')?.split(/,\s*/) ?? []
    const answerWith = (body: EncodedBody) =>
      storeAnswer({
        status: response.status,
        body,
        headers: [...options.headers, ...own],
        vary: varies,
      })
    const answer = answerWith(plainBody(content, contentType))
    const compress = async () => answerWith(await encodeBody(content, contentType))
    const value: Kept = { answer, compress }
    const tags = response.headers.get(tagsHeader)
    const isUnstorable = /no-store|private/.test(response.headers.get('cache-control') ?? '')
    if (response.status !== 200 || tags === null || isUnstorable) return { kind: 'pass', value }
    const expiresAt = Number(response.headers.get(expiresHeader)) || undefined
    const bytes = Math.ceil(answer.bytes * growth)
    return { kind: 'store', value, bytes, tags: tags.split(','), ttlMs, expiresAt }
  }

  return { handle, purge: cache.purge, purgeAll: cache.purgeAll, stats: cache.stats }
}

/** Every request for what is a member's, or is counted, reaches the app. */
function mayBeKept({ caller, limit }: ContractRoute): boolean {
  return caller === 'anyone' && limit === undefined
}

function targetOf(rawUrl: string, routes: readonly ContractRoute[]): Target | null {
  const url = URL.parse(rawUrl, internalOrigin)
  if (!url || !rawUrl.startsWith('/')) return notCacheable
  const route = routes.find(({ path }) => matchesPath(path, url.pathname))
  if (!route || !mayBeKept(route) || url.searchParams.has('is_preview')) return notCacheable
  const query = canonicalQuery(url.searchParams, route.parameterNames)
  return { path: query ? `${url.pathname}?${query}` : url.pathname, isLocalised: route.isLocalised }
}
