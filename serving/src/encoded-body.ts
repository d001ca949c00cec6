import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib'

/** Encodings in which a cache stores a body. */
export type CachedEncoding = 'identity' | 'gzip' | 'br'
export type Encoding = CachedEncoding | 'zstd'

/** One representation of a body with its own strong entity tag. */
export type BodyVariant = { encoding: Encoding; bytes: Buffer; etag: string }

export type EncodedBody = {
  contentType: string
  /** True if another client may get another encoding, so that the response needs `Vary: Accept-Encoding`. */
  isNegotiated: boolean
  identity: BodyVariant
  gzip: BodyVariant | undefined
  br: BodyVariant | undefined
  /** Only in a body that is sent once (`bodyForOne`). */
  zstd: BodyVariant | undefined
}

// Below this size a compressed body still needs the same number of packets.
const minCompressibleBytes = 500
const compressibleType =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|atom\+xml|ld\+json|geo\+json)|image\/svg\+xml|font\/(?:ttf|otf))/

/** Up to this size, quick compression is synchronous: it is done before another thread would have started. */
const maxBytesAtOnce = 96 * 1024

/**
 * The first output chunk of a Node encoder stays alive until a major garbage collection, so we make it small. It is not part
 * of Node's pool, which `limitBufferPool` has made smaller. With larger chunks, a major collection ran every second under load (decision 0034).
 */
const atOnce = { chunkSize: 4096 }

const quick = { level: 1 }
const gzipForOne = { level: 3 }
const brotliForOne = 3
// For our pages this gives as many bytes as Brotli 3, in half the time.
const zstdForOne = 4

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
const compressZstd = promisify(zstdCompress)

/**
 * Encodes a body in every encoding, or in the one that is wanted. Brotli 5: on a page of 40 KB quality 11 saves another
 * eighth of the bytes for forty times the CPU. That is too much for pages that are rendered every minute.
 */
export async function encodeBody(
  content: Buffer,
  contentType: string,
  only?: CachedEncoding,
): Promise<EncodedBody> {
  const isWanted = (encoding: CachedEncoding) => only === undefined || only === encoding
  if (!isCompressible(content, contentType)) return plainBody(content, contentType)
  const [gzipped, brotlied] = await Promise.all([
    isWanted('gzip') ? compressGzip(content, { level: 6 }) : undefined,
    isWanted('br') ? compressBrotli(content, brotliOptions(content, 5)) : undefined,
  ])
  return encodedBodyOf({
    content,
    contentType,
    hash: hashOf(content),
    packed: { gzip: gzipped, br: brotlied },
  })
}

/** For the response that fills a cache: only gzip, in half the usual time, with a tenth more bytes. */
export async function quickBody(content: Buffer, contentType: string): Promise<EncodedBody> {
  if (!isCompressible(content, contentType)) return plainBody(content, contentType)
  const isShort = content.length <= maxBytesAtOnce
  const gzipped = isShort
    ? gzipSync(content, { ...atOnce, ...quick })
    : await compressGzip(content, quick)
  return encodedBodyOf({
    content,
    contentType,
    hash: hashOf(content),
    packed: { gzip: gzipped },
  })
}

/** For a response that is sent once, in the encoding of this client: a third of the time, a tenth more bytes. */
export async function bodyForOne(
  content: Buffer,
  contentType: string,
  encoding: Encoding,
): Promise<EncodedBody> {
  if (encoding === 'identity' || !isCompressible(content, contentType))
    return plainBody(content, contentType)
  const isShort = content.length <= maxBytesAtOnce
  if (!isShort && encoding !== 'zstd') return await encodeBody(content, contentType, encoding)
  const packed = isShort
    ? packAtOnce(content, encoding)
    : await compressZstd(content, zstdOptions(content))
  // Hashes the compressed bytes: a quarter of the input.
  return encodedBodyOf({
    content,
    contentType,
    hash: hashOf(packed),
    packed: { [encoding]: packed },
  })
}

function packAtOnce(content: Buffer, encoding: Exclude<Encoding, 'identity'>): Buffer {
  if (encoding === 'zstd') return zstdCompressSync(content, { ...atOnce, ...zstdOptions(content) })
  if (encoding === 'gzip') return gzipSync(content, { ...atOnce, ...gzipForOne })
  return brotliCompressSync(content, { ...atOnce, ...brotliOptions(content, brotliForOne) })
}

/** Adds the missing encodings to a body; existing ones keep their bytes and entity tags. */
export async function completeBody(body: EncodedBody): Promise<EncodedBody> {
  const { bytes } = body.identity
  const encoded = await encodeBody(bytes, body.contentType, body.gzip ? 'br' : undefined)
  return { ...encoded, gzip: body.gzip ?? encoded.gzip }
}

function isCompressible(content: Buffer, contentType: string): boolean {
  return content.length >= minCompressibleBytes && compressibleType.test(contentType)
}

function brotliOptions(content: Buffer, quality: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length } }
}

function zstdOptions(content: Buffer) {
  const params = { [constants.ZSTD_c_compressionLevel]: zstdForOne }
  return { params, pledgedSrcSize: content.length }
}

/** A body that is not compressed: too small, of another type, or rarely requested again. */
export function plainBody(content: Buffer, contentType: string): EncodedBody {
  const identity = variant('identity', content, hashOf(content))
  const isNegotiated = isCompressible(content, contentType)
  return { contentType, isNegotiated, identity, gzip: undefined, br: undefined, zstd: undefined }
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** Builds the body from bytes that were compressed before, e.g. at the build of the website. */
export function encodedBodyOf(parts: {
  content: Buffer
  contentType: string
  hash: string
  packed: Partial<Record<Exclude<Encoding, 'identity'>, Buffer | undefined>>
}): EncodedBody {
  const { content, contentType, hash, packed } = parts
  const packedAs = (encoding: keyof typeof packed, mark: string) => {
    const bytes = packed[encoding]
    if (bytes === undefined || bytes.length >= content.length) return undefined
    return variant(encoding, bytes, `${hash}-${mark}`)
  }
  return {
    contentType,
    isNegotiated: isCompressible(content, contentType),
    identity: variant('identity', content, hash),
    gzip: packedAs('gzip', 'gz'),
    br: packedAs('br', 'br'),
    zstd: packedAs('zstd', 'zst'),
  }
}

function variant(encoding: Encoding, bytes: Buffer, tag: string): BodyVariant {
  return { encoding, bytes: inOwnMemory(bytes), etag: `"${tag}"` }
}

/** Compressed bytes are the start of a block of 16 KB, which would stay in memory with them. */
function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
