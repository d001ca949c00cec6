import { Agent, request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { Agent as SecureAgent, request as requestHttps } from 'node:https'
import { urlToHttpOptions } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress, unzip } from 'node:zlib'
import type { ServiceAnswer } from '@washhouse/contract/client/content-client'

const keepAlive = { keepAlive: true, scheduling: 'lifo' } as const
const agent = new Agent(keepAlive)
const secureAgent = new SecureAgent(keepAlive)

/**
 * `fetch` for the calls of pages, on the sockets of node:http: they are many and small, and a call by `fetch` takes this
 * process five times as long. Answers come as they are, since to unpack one costs more than its few bytes on the way.
 * Rejects as `fetch` does: with the reason of the signal, with TypeError for everything else, a redirect included.
 */
export async function fetchFromService(url: string, init: RequestInit): Promise<ServiceAnswer> {
  const { body = null, signal } = init
  // What else there is, such as a form with files, fetch alone knows how to print.
  if (body !== null && typeof body !== 'string') return fetch(url, init)
  signal?.throwIfAborted()
  try {
    return await exchange(url, init, body)
  } catch (error) {
    signal?.throwIfAborted()
    throw new TypeError('the content service could not be asked', { cause: error })
  }
}

async function exchange(
  url: string,
  { method = 'GET', headers, signal }: RequestInit,
  body: string | null,
): Promise<ServiceAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const { isSecure, place, path } = placeOf(url)
  const options: RequestOptions = {
    ...place,
    path,
    method,
    headers: {
      ...byName(headers),
      'accept-encoding': 'identity',
      // node:http says it by itself, but not of a DELETE.
      ...(body !== null && { 'content-length': Buffer.byteLength(body) }),
    },
    agent: isSecure ? secureAgent : agent,
  }
  const sent = (isSecure ? requestHttps : requestHttp)(options, resolve).on('error', reject)
  const leave = () => sent.destroy(new Error('nobody waits any more'))
  signal?.addEventListener('abort', leave)
  try {
    sent.end(body ?? undefined)
    const answer = await promise
    return await read(answer)
  } finally {
    signal?.removeEventListener('abort', leave)
  }
}

/** Services by their origin, of which a website has one: no call reads its address anew. */
const places = new Map<string, RequestOptions>()

function placeOf(url: string): { isSecure: boolean; place: RequestOptions; path: string } {
  const [origin = ''] = /^https?:\/\/[^/?#]*/i.exec(url) ?? []
  const place = places.get(origin) ?? urlToHttpOptions(new URL(origin))
  places.set(origin, place)
  return { isSecure: place.protocol === 'https:', place, path: url.slice(origin.length) || '/' }
}

/** The client gives an object of its own, by names in small letters. */
function byName(headers: HeadersInit | undefined): Record<string, string> {
  return headers instanceof Headers || Array.isArray(headers)
    ? Object.fromEntries(new Headers(headers))
    : { ...headers }
}

/** Whole, so that an answer that breaks off is none. */
async function read(answer: IncomingMessage): Promise<ServiceAnswer> {
  const { statusCode: status = 0, headers } = answer
  if (status >= 300 && status < 400 && headers.location !== undefined) {
    answer.destroy()
    throw new Error('an answer leads elsewhere')
  }
  const body = await unpack(await gather(answer), headers['content-encoding'])
  const text = body.toString()
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: { get: (name) => headers[name]?.toString() ?? null },
    text: () => Promise.resolve(text),
  }
}

/** As `buffer` of node:stream/consumers does, which makes a Blob of each answer first. */
function gather(answer: IncomingMessage): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  answer
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => resolve(Buffer.concat(chunks)))
    .on('error', reject)
  return promise
}

const unpackBrotli = promisify(brotliDecompress)
const unpackGzip = promisify(unzip)

/** What stands between the parts may pack answers that were asked for as they are. */
async function unpack(body: Buffer, encoding = 'identity'): Promise<Buffer> {
  if (encoding === 'identity' || body.length === 0) return body
  if (encoding === 'br') return await unpackBrotli(body)
  if (encoding === 'gzip' || encoding === 'deflate') return await unpackGzip(body)
  throw new Error(`an answer came in the unknown encoding ${encoding}`)
}
