import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { limitConnections } from './connection-limit.ts'
import { NamedScheme } from './named-scheme.ts'
import { closedCsp, resourcePolicyHeader } from './security-headers.ts'

export type HttpLimits = {
  /** Until all headers are received. */
  headersMs: number
  /** Until the whole request is received. */
  requestMs: number
  /** Idle connections stay open this long. Above nginx's 60 s, so that nginx never reuses a dead one. */
  keepAliveMs: number
  /** Without a byte in either direction, e.g. because the client stopped reading. */
  silenceMs: number
  headerBytes: number
  connections: number
  /** Per visitor network. */
  connectionsOfNetwork: number
}

export const defaultHttpLimits: HttpLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 65_000,
  silenceMs: 90_000,
  headerBytes: 16_384,
  connections: 4096,
  connectionsOfNetwork: 1024,
}

export interface LimitedServerOptions {
  limits?: HttpLimits
  trustedProxies?: readonly string[]
  /** Requests with large bodies, which may take longer. */
  large?: { requestMs: number; isLarge(this: void, req: IncomingMessage): boolean }
}

/** Creates a node:http server on which slow or stalled clients lose their connection and block nobody. */
export function createLimitedServer(
  listener: RequestListener,
  { limits = defaultHttpLimits, trustedProxies = [], large }: LimitedServerOptions = {},
): Server {
  // A separate constant, because the types do not know the last option yet.
  const options = {
    ServerResponse: NamedScheme,
    headersTimeout: limits.headersMs,
    requestTimeout: large?.requestMs ?? limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    maxHeaderSize: limits.headerBytes,
    connectionsCheckingInterval: Math.min(1000, limits.headersMs),
    requireHostHeader: true,
    // A request without a body gets an ended stream, which saves events on every request.
    optimizeEmptyRequests: true,
    // No upgrade is supported: an upgraded connection would escape every timeout.
    shouldUpgradeCallback: () => false,
  }
  const guarded = large ? withinTime(listener, limits.requestMs, large) : listener
  const server = createServer(options, withOneHost(guarded))
  limitConnections(server, {
    most: limits.connections,
    mostOfNetwork: limits.connectionsOfNetwork,
    trustedProxies,
  })
  server.setTimeout(limits.silenceMs)
  server.on('clientError', refuse)
  return server
}

/** Node has one timeout for all requests, set for the large ones. This cuts off the others earlier. */
function withinTime(
  listener: RequestListener,
  requestMs: number,
  { isLarge }: NonNullable<LimitedServerOptions['large']>,
): RequestListener {
  return (req, res) => {
    const { headers, socket } = req
    const hasBody =
      headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined
    if (hasBody && !isLarge(req)) {
      const late = setTimeout(() => {
        if (!req.complete) refuse(new LateRequestError(), socket)
      }, requestMs)
      req.once('close', () => clearTimeout(late))
    }
    listener(req, res)
  }
}

class LateRequestError extends Error {
  override readonly name = 'LateRequestError'
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}

/** Node reads the first of several Host headers; the proxy may have used another one (RFC 9112, 3.2). */
function withOneHost(listener: RequestListener): RequestListener {
  return (req, res) => {
    if (!hasSeveralHosts(req.rawHeaders)) return listener(req, res)
    res.writeHead(400, { ...refusalHeaders, Connection: 'close', 'Content-Length': 0 })
    res.end()
  }
}

function hasSeveralHosts(namesAndValues: readonly string[]): boolean {
  let count = 0
  for (let index = 0; index < namesAndValues.length; index += 2) {
    const name = namesAndValues[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count > 1
}

const refusalHeaders = {
  'X-Content-Type-Options': 'nosniff',
  [resourcePolicyHeader]: 'same-origin',
  'Content-Security-Policy': closedCsp,
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
  const headers = Object.entries(refusalHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n${headers.join('')}\r\n`,
  )
}
