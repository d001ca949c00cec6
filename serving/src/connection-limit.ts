import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createProxyCheck, peerOf } from './client-address.ts'
import { networkOf } from './visitor-network.ts'

export interface ConnectionLimit {
  /** Of the whole server. */
  most: number
  /** Of one visitor's network; a trusted proxy brings many visitors and has no such bound. */
  mostOfNetwork: number
  trustedProxies: readonly string[]
}

interface Line {
  socket: Socket
  /** Null: a trusted proxy's. */
  network: string | null
  /** When it was opened, began its running request or ended its last one. */
  since: number
  /** Of the running request. */
  answer: ServerResponse | undefined
}

/**
 * Bounds a server's connections. The newcomer comes in; closed is what keeps us waiting longest: an idle
 * line, one that does not end its request or does not read its answer. Only when all are being answered,
 * he is refused.
 */
export function limitConnections(server: Server, limit: ConnectionLimit): void {
  const isProxy = createProxyCheck(limit.trustedProxies)
  const lines = new Map<Socket, Line>()
  const linesOf = new Map<string, Set<Line>>()
  // To look through all lines costs milliseconds: while they are full, not at each newcomer.
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

  /** Closes at most so many lines, first of whoever has most; false when none can be closed. */
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

/** Whether it is the other side's turn: to ask, to end its request or to read its answer. */
function isWaitedFor({ socket, answer }: Line): boolean {
  return answer === undefined || !answer.req.complete || socket.writableLength > 0
}
