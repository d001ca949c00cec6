import { bodyForOne, encodeBody, type Encoding } from '@washhouse/serving/encoded-body'
import { securityHeaders } from '@washhouse/serving/security-headers'
import { storeAnswer, type StoredAnswer } from '@washhouse/serving/stored-answer'
import { pageCsp, scriptHashes, stripNonce } from './page-csp.ts'
import type { Rendered } from './render.ts'

export interface PageAnswerOptions {
  isHttps: boolean
  /** Everyone: cacheable, scripts allowed by hash. One visitor: in the given encoding, scripts allowed by nonce. */
  audience: 'everyone' | { encoding: Encoding }
  /** Default, unless the page sets its own. */
  cacheControl: string
}

const handledHeaders = new Set([
  'content-type',
  'content-length',
  'vary',
  'cache-control',
  'content-security-policy',
  'referrer-policy',
])

/** `Retry-After` in seconds: about the time of a restart. */
const awaySeconds = 5

/** Turns a rendered page into a response with its headers, compressed once. */
export async function pageAnswer(
  { status, headers, body, nonce, note }: Rendered,
  { isHttps, audience, cacheControl }: PageAnswerOptions,
): Promise<StoredAnswer> {
  const contentType = headers.get('content-type') ?? 'text/plain; charset=utf-8'
  const isForAll = audience === 'everyone'
  const html = isForAll && contentType.startsWith('text/html') ? body.toString() : undefined
  const scripts = isForAll ? scriptHashes(html ?? '', nonce) : [`'nonce-${nonce}'`]
  const bytes = html === undefined ? body : Buffer.from(stripNonce(html, nonce))
  const { tagSources: tags, hasMap } = note
  const mapOrigin = hasMap ? note.mapOrigin : undefined
  return storeAnswer({
    status,
    body: isForAll
      ? await encodeBody(bytes, contentType)
      : await bodyForOne(bytes, contentType, audience.encoding),
    headers: [
      ...securityHeaders({
        isHttps,
        csp: pageCsp({ scripts, isHttps, tags, mapOrigin }),
        referrerPolicy: headers.get('referrer-policy') ?? undefined,
      }),
      'Cache-Control',
      headers.get('cache-control') ?? cacheControl,
      ...(status === 503 && !headers.has('retry-after')
        ? ['Retry-After', String(awaySeconds)]
        : []),
      ...[...headers].filter(([name]) => !handledHeaders.has(name)).flat(),
    ],
    // A shared cache sends the same page to everyone.
    vary: isForAll ? [] : ['Cookie'],
  })
}
