import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseLanguage } from '@washhouse/contract/language'
import { previewTokenHeader } from '@washhouse/contract/client/content-client'
import { encodeBody } from '@washhouse/serving/encoded-body'
import { createKeyMemo } from '@washhouse/serving/key-memo'
import { sendStored, storeAnswer, type StoredAnswer } from '@washhouse/serving/stored-answer'
import { createTaggedCache, type Produced } from '@washhouse/serving/tagged-cache'
import type { ContractRoute } from './contract-route.ts'
import { canonicalQuery } from './canonical-query.ts'
import { expiresHeader, tagsHeader } from './reply-headers.ts'
import { matchesPath } from './route-path.ts'

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

/**
 * Keeps the answers of public calls, by path, known parameters in one order, and language. Callers
 * who show a token go past it, in both directions.
 */
export function createResponseCache(options: Options) {
  const cache = createTaggedCache<StoredAnswer>({
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
    const stored = cache.fresh(key)
    if (stored) sendStored(req, res, stored)
    else produceAndSend(key, target.path, language, req, res).catch(giveUp(res))
    return true
  }

  function giveUp(res: ServerResponse) {
    return (error: unknown) => {
      options.onError(error)
      res.destroy()
    }
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
    if (!res.writableEnded && !res.destroyed) sendStored(req, res, value)
  }

  async function produce(response: Response): Promise<Produced<StoredAnswer>> {
    const content = Buffer.from(await response.arrayBuffer())
    const body = await encodeBody(content, response.headers.get('content-type') ?? '')
    const own = [...response.headers].filter(([name]) => !strippedHeaders.has(name)).flat()
    const vary = response.headers.get('vary')?.split(/,\s*/) ?? []
    const headers = [...options.headers, ...own]
    const value = storeAnswer({ status: response.status, body, headers, vary })
    const tags = response.headers.get(tagsHeader)
    if (response.status !== 200 || tags === null) return { kind: 'pass', value }
    const expiresAt = Number(response.headers.get(expiresHeader)) || undefined
    return { kind: 'store', value, bytes: value.bytes, tags: tags.split(','), ttlMs, expiresAt }
  }

  return { handle, purge: cache.purge, purgeAll: cache.purgeAll, stats: cache.stats }
}

function targetOf(rawUrl: string, routes: readonly ContractRoute[]): Target | null {
  const url = URL.parse(rawUrl, internalOrigin)
  if (!url || !rawUrl.startsWith('/')) return notCacheable
  const route = routes.find(({ path }) => matchesPath(path, url.pathname))
  if (!route || url.searchParams.has('is_preview')) return notCacheable
  const query = canonicalQuery(url.searchParams, route.parameterNames)
  return { path: query ? `${url.pathname}?${query}` : url.pathname, isLocalised: route.isLocalised }
}
