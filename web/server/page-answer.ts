import { encodeBody } from '@washhouse/serving/encoded-body'
import { securityHeaders } from '@washhouse/serving/security-headers'
import { storeAnswer, type StoredAnswer } from '@washhouse/serving/stored-answer'
import { pageCsp, scriptHashes } from './page-csp.ts'
import type { Rendered } from './render.ts'

/** For browsers and for a CDN in front: ask again, but a CDN may answer for two seconds. */
const publicCacheControl = 'public, max-age=0, s-maxage=2, stale-while-revalidate=30'
const privateCacheControl = 'private, no-cache'
const handledHeaders = new Set(['content-type', 'content-length', 'vary', 'cache-control'])

/** Turns a rendered page into an answer with its headers, compressed once. */
export async function pageAnswer(
  { status, headers, body }: Rendered,
  options: { isHttps: boolean; nonce?: string | undefined },
): Promise<StoredAnswer> {
  const { isHttps, nonce } = options
  const contentType = headers.get('content-type') ?? 'text/plain; charset=utf-8'
  const scripts = nonce === undefined ? hashesOf(body, contentType) : [`'nonce-${nonce}'`]
  const own = [...headers].filter(([name]) => !handledHeaders.has(name)).flat()
  const cacheControl = nonce === undefined ? publicCacheControl : privateCacheControl
  return storeAnswer({
    status,
    body: await encodeBody(body, contentType),
    headers: [
      ...securityHeaders({ isHttps, csp: pageCsp(scripts, isHttps) }),
      ...['Cache-Control', headers.get('cache-control') ?? cacheControl],
      ...own,
    ],
    vary: ['Cookie'],
  })
}

function hashesOf(body: Buffer, contentType: string): string[] {
  return contentType.startsWith('text/html') ? scriptHashes(body.toString()) : []
}
