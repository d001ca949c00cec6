import type { IncomingMessage, ServerResponse } from 'node:http'
import { preferredEncoding, preferredEncodingForOneVisitor } from './accept-encoding.ts'
import type { BodyVariant, EncodedBody, CachedEncoding } from './encoded-body.ts'
import { bufferBytes, listBytes, slotBytes } from './memory-size.ts'

/** Alternating header names and values: writeHead takes them without building an object. */
export type FlatHeaders = readonly string[]

export type ReadyVariant = {
  body: Buffer
  etag: string
  headers: string[]
  notModifiedHeaders: string[]
}

/** A response that can be sent many times: its bytes and complete headers per encoding. */
export type StoredAnswer = { status: number; bytes: number } & Record<
  CachedEncoding,
  ReadyVariant
> & {
    zstd: ReadyVariant | undefined
  }

/** Prepares a response once. `headers` must not contain content type, length, encoding, etag or vary. */
export function storeAnswer(answer: {
  status: number
  body: EncodedBody
  headers: FlatHeaders
  vary?: readonly string[]
}): StoredAnswer {
  const { status, body, headers } = answer
  const vary = [...(body.isNegotiated ? ['Accept-Encoding'] : []), ...(answer.vary ?? [])]
  const shared = [...headers, ...(vary.length > 0 ? ['Vary', vary.join(', ')] : [])]

  const identity = ready(body.identity)
  const gzip = body.gzip ? ready(body.gzip) : identity
  const br = body.br ? ready(body.br) : gzip
  const zstd = body.zstd && ready(body.zstd)
  const all = [identity, gzip, br, ...(zstd ? [zstd] : [])]
  return { status, identity, gzip, br, zstd, bytes: sizeOf(all) }

  function ready(variant: BodyVariant): ReadyVariant {
    const etag = ['ETag', variant.etag]
    const content = ['Content-Type', body.contentType, 'Content-Length', `${variant.bytes.length}`]
    const encoding = variant.encoding === 'identity' ? [] : ['Content-Encoding', variant.encoding]
    return {
      body: variant.bytes,
      etag: variant.etag,
      headers: [...content, ...encoding, ...etag, ...shared],
      notModifiedHeaders: [...etag, ...shared],
    }
  }
}

/** The same response with a change in every encoding. */
export function changeVariants(
  { identity, gzip, br, zstd, ...answer }: StoredAnswer,
  change: (variant: ReadyVariant) => ReadyVariant,
): StoredAnswer {
  const changed = { identity: change(identity), gzip: change(gzip), br: change(br) }
  return { ...answer, ...changed, zstd: zstd && change(zstd) }
}

function sizeOf(variants: readonly ReadyVariant[]): number {
  let bytes = 0
  for (const { body, headers, notModifiedHeaders } of new Set(variants))
    bytes += bufferBytes(body) + listBytes(headers) + slotBytes(notModifiedHeaders)
  return bytes
}

/** Sends a stored response: negotiates the encoding, answers a conditional read with 304, omits the body for HEAD. */
export function sendStored(req: IncomingMessage, res: ServerResponse, answer: StoredAnswer): void {
  const variant = chosenVariant(answer, req.headers['accept-encoding'])
  const ifNoneMatch = isRead(req) ? req.headers['if-none-match'] : undefined
  if (ifNoneMatch !== undefined && answer.status === 200 && matches(ifNoneMatch, variant.etag)) {
    res.writeHead(304, variant.notModifiedHeaders)
    res.end()
    return
  }
  res.writeHead(answer.status, variant.headers)
  if (req.method === 'HEAD') res.end()
  else res.end(variant.body)
}

function chosenVariant(answer: StoredAnswer, acceptEncoding: string | undefined): ReadyVariant {
  const { zstd } = answer
  if (zstd && preferredEncodingForOneVisitor(acceptEncoding) === 'zstd') return zstd
  return answer[preferredEncoding(acceptEncoding)]
}

// The response to a form is never 304.
function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** If-None-Match compares weakly: lists, weak tags and the star match too. */
export function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
