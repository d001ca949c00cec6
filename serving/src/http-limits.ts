import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { closedCsp } from './security-headers.ts'

export type HttpLimits = {
  /** Until all headers have come. */
  headersMs: number
  /** Until the whole request has come. */
  requestMs: number
  /** An idle connection stays open this long; above nginx's 60 s, so that nginx never reuses a dead one. */
  keepAliveMs: number
  /** Without a byte in either direction, e.g. to a client that stopped reading. */
  silenceMs: number
  headerBytes: number
  connections: number
}

export const defaultHttpLimits: HttpLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 65_000,
  silenceMs: 90_000,
  headerBytes: 16_384,
  connections: 4096,
}

/** A node:http server on which slow or stalled clients lose their connection and block nobody. */
export function createLimitedServer(
  listener: RequestListener,
  limits: HttpLimits = defaultHttpLimits,
): Server {
  // Named, because the types do not know the last option yet.
  const options = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    maxHeaderSize: limits.headerBytes,
    connectionsCheckingInterval: Math.min(1000, limits.headersMs),
    requireHostHeader: true,
    // A read has no body to wait for: its stream is born ended, which saves events on every request.
    optimizeEmptyRequests: true,
    // Nobody here speaks another protocol: such a line would escape every time-out.
    shouldUpgradeCallback: () => false,
  }
  const server = createServer(options, listener)
  server.maxConnections = limits.connections
  server.setTimeout(limits.silenceMs)
  // Full: those who only keep a line open make room.
  server.on('drop', () => server.closeIdleConnections())
  server.on('clientError', refuse)
  return server
}

const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = refusals[error.code ?? ''] ?? '400 Bad Request'
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n` +
      `X-Content-Type-Options: nosniff\r\nContent-Security-Policy: ${closedCsp}\r\n\r\n`,
  )
}

export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
  readonly status = 413
}

/**
 * Reads a request's body whole.
 * @throws BodyTooLargeError above the limit, at once when the announced length is above it.
 */
export async function readBody(req: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return (await readStart(req, maxBytes, maxBytes)).bytes
}

/**
 * Reads the first bytes of a request's body, `keepBytes` at most, and lets the rest pass by, so that
 * the sender can be answered.
 * @throws BodyTooLargeError above `passBytes`, at once when the announced length is above it.
 */
export async function readStart(
  req: IncomingMessage,
  keepBytes: number,
  passBytes: number,
): Promise<{ bytes: Buffer; isCut: boolean }> {
  if (Number(req.headers['content-length'] ?? 0) > passBytes) throw tooLarge(passBytes)
  const chunks: Buffer[] = []
  let length = 0
  // Leaving the loop must not destroy the socket: the 413 still has to go out on it.
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk)
    if (length < keepBytes) chunks.push(bytes.subarray(0, keepBytes - length))
    length += bytes.length
    if (length > passBytes) throw tooLarge(passBytes)
  }
  return { bytes: Buffer.concat(chunks), isCut: length > keepBytes }
}

function tooLarge(maxBytes: number): BodyTooLargeError {
  return new BodyTooLargeError(`the body is larger than ${maxBytes} bytes`)
}
