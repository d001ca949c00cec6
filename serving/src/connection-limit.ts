import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createProxyCheck, peerOf } from './client-address.ts'
import { networkOf } from './visitor-network.ts'

export interface ConnectionLimit {
  /** For the whole server. */
  most: number
  /** Per visitor network. A trusted proxy carries many visitors and has no such limit. */
  mostOfNetwork: number
  trustedProxies: readonly string[]
}

interface Line {
  socket: Socket
  /** Null for a trusted proxy. */
  network: string | null
  /** When the connection was opened, started its running request or ended its last one. */
  since: number
  /** The response of the running request. */
  answer: ServerResponse | undefined
}

/**
 * Limits a server's connections. Accepts a new connection and closes the one that waits longest for its client: idle, with
 * an incomplete request, or with an unread response. Refuses the new one only if all are being answered.
 */
export function limitConnections(server: Server, limit: ConnectionLimit): void {
  const isProxy = createProxyCheck(limit.trustedProxies)
  const lines = new Map<Socket, Line>()
  const linesOf = new Map<string, Set<Line>>()
  // A scan of all connections takes milliseconds, so one scan closes several of them.
  const roomAtOnce = Math.ceil(limit.most / 64)
  const ownRoomAtOnce = Math.ceil(limit.mostOfNetwork / 64)

  server.on('connection', (socket: Socket) => {
    const peer = peerOf(socket)
    const network = isProxy(peer) ? null : networkOf(peer)
    const own = network === null ? undefined : linesOf.get(network)
    const isCrowded = own !== undefined && own.size >= limit.mostOfNetwork
    if (isCrowded && !makeRoom(own, ownRoomAtOnce)) return void socket.destroy()
    if (lines.size >= limit.most && !makeRoom(lines.values(), roomAtOnce))
      return void socket.destroy()
    open({ socket, network, since: performance.now(), answer: undefined })
  })

  server.on('request', ({ socket }, answer) => {
    const line = lines.get(socket)
    if (line === undefined) return
    line.since = performance.now()
    line.answer = answer
    answer.on('close', markIdle)
  })

  function markIdle(this: ServerResponse): void {
    const line = lines.get(this.req.socket)
    if (line?.answer !== this) return
    line.since = performance.now()
    line.answer = undefined
  }

  function open(line: Line): void {
    lines.set(line.socket, line)
    line.socket.once('close', () => forget(line))
    if (line.network === null) return
    const own = linesOf.get(line.network)
    if (own === undefined) linesOf.set(line.network, new Set([line]))
    else own.add(line)
  }

  function forget(line: Line): void {
    lines.delete(line.socket)
    if (line.network === null) return
    const own = linesOf.get(line.network)
    if (own?.delete(line) && own.size === 0) linesOf.delete(line.network)
  }

  /** Closes at most `count` connections, first those of the largest network; false if none can be closed. */
  function makeRoom(from: Iterable<Line>, count: number): boolean {
    const crowdOf = ({ network }: Line) => linesOf.get(network ?? '')?.size ?? 0
    const waiting = [...from]
      .filter(isWaitedFor)
      .map((line) => ({ line, crowd: crowdOf(line) }))
      .toSorted((one, other) => other.crowd - one.crowd || one.line.since - other.line.since)
    for (const { line } of waiting.slice(0, count)) {
      forget(line)
      line.socket.destroy()
    }
    return waiting.length > 0
  }
}

/** True if the client must act: send a request, complete it or read its response. */
function isWaitedFor({ socket, answer }: Line): boolean {
  return answer === undefined || !answer.req.complete || socket.writableLength > 0
}
