import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'

export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
  readonly status = 413
}

/** The client stalls, or is so slow that it must give its slot to another. */
export class SlowBodyError extends Error {
  override readonly name = 'SlowBodyError'
  readonly status = 408
}

/** The lowest rate at which an incomplete body must arrive, per time span. */
export interface BodyRate {
  spanMs: number
  leastBytes: number
}

const lowestRate: BodyRate = { spanMs: 5000, leastBytes: 5 * 1024 }

export interface ReadOptions {
  pace?: BodyRate
  /** Ends the reading; its reason is thrown. */
  signal?: AbortSignal | undefined
  onBytes?: ((count: number) => void) | undefined
}

/**
 * Reads a whole request body.
 * @throws BodyTooLargeError above the limit, at once if the announced length is above it.
 * @throws SlowBodyError when the client stalls.
 */
export async function readBody(
  req: IncomingMessage,
  maxBytes: number,
  options: ReadOptions = {},
): Promise<Buffer> {
  return (await readStart(req, maxBytes, maxBytes, options)).bytes
}

/**
 * Reads at most the first `keepBytes` of a request body and discards the rest, so that a response can be sent.
 * @throws BodyTooLargeError above `passBytes`, at once if the announced length is above it.
 * @throws SlowBodyError when the client stalls.
 */
export async function readStart(
  req: IncomingMessage,
  keepBytes: number,
  passBytes: number,
  { pace = lowestRate, signal, onBytes }: ReadOptions = {},
): Promise<{ bytes: Buffer; isCut: boolean }> {
  if (Number(req.headers['content-length'] ?? 0) > passBytes) throw tooLarge(passBytes)
  signal?.throwIfAborted()
  const chunks: Buffer[] = []
  let length = 0
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const stop = () => reject(signal?.reason)
  const take = (chunk: Buffer) => {
    if (length < keepBytes) chunks.push(chunk.subarray(0, keepBytes - length))
    length += chunk.length
    onBytes?.(chunk.length)
    if (length > passBytes) reject(tooLarge(passBytes))
  }
  const forget = finished(req, { writable: false }, (error) => (error ? reject(error) : resolve()))
  const stopWatching = watchRate(pace, () => length, reject)
  signal?.addEventListener('abort', stop)
  req.on('data', take)
  try {
    await promise
  } finally {
    // The request is not destroyed, because the refusal still has to be sent on its connection.
    forget()
    stopWatching()
    signal?.removeEventListener('abort', stop)
    req.off('data', take)
    req.pause()
  }
  return { bytes: Buffer.concat(chunks), isCut: length > keepBytes }
}

function watchRate(
  { spanMs, leastBytes }: BodyRate,
  lengthNow: () => number,
  stop: (error: Error) => void,
): () => void {
  let lengthBefore = 0
  const timer = setInterval(() => {
    if (lengthNow() - lengthBefore < leastBytes) stop(new SlowBodyError('the body stalls'))
    lengthBefore = lengthNow()
  }, spanMs)
  return () => clearInterval(timer)
}

function tooLarge(maxBytes: number): BodyTooLargeError {
  return new BodyTooLargeError(`the body is larger than ${maxBytes} bytes`)
}
