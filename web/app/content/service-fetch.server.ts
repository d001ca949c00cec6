import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, unzip } from 'node:zlib'
import type { ServiceAnswer } from '@washhouse/contract/client/content-client'
import { exchange } from './service-exchange.server.ts'

/**
 * `fetch` for the calls of pages, on the sockets of node:http: they are many and small, and a call by `fetch` takes this
 * process five times as long. Rejects as `fetch` does.
 */
export async function fetchFromService(url: string, init: RequestInit): Promise<ServiceAnswer> {
  const { body = null } = init
  // What else there is, such as a form with files, fetch alone knows how to print.
  if (body !== null && typeof body !== 'string') return fetch(url, init)
  return await exchange(url, { ...init, body }, readWhole)
}

/** Whole, so that an answer that breaks off is none. */
async function readWhole(answer: IncomingMessage): Promise<ServiceAnswer> {
  const { statusCode = 0, headers } = answer
  const body = await unpack(await gather(answer), headers['content-encoding'])
  return textAnswer(statusCode, body.toString(), (name) => headers[name]?.toString() ?? null)
}

/** An answer whose text is there. */
function textAnswer(
  status: number,
  text: string,
  headerOf: (name: string) => string | null = () => null,
): ServiceAnswer {
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: { get: headerOf },
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
