import { connect, type Socket } from 'node:net'

/**
 * A connection without a client library, whose own work would hide the server's on the same processors. One question at
 * a time; each answer needs a Content-Length.
 */
export function openLine({ hostname, port }: URL) {
  let current: Socket | undefined
  let waiting: PromiseWithResolvers<number> | undefined
  let status = 0
  let missing = 0

  /** Anew where the server has closed it meanwhile. */
  function open(): Socket {
    const socket = connect(Number(port), hostname)
    socket.on('data', receive)
    socket.on('error', (error) => waiting?.reject(error))
    socket.on('close', () => {
      if (current === socket) current = undefined
      waiting?.reject(new Error('The connection was closed before the whole answer'))
    })
    return socket
  }

  function receive(chunk: Buffer): void {
    if (missing === 0) {
      const headEnd = chunk.indexOf('\r\n\r\n') + 4
      const head = chunk.toString('latin1', 0, headEnd)
      status = Number(head.slice(9, 12))
      missing = headEnd + Number(/content-length: (\d+)/i.exec(head)?.[1])
    }
    missing -= chunk.length
    if (missing > 0) return
    waiting?.resolve(status)
    waiting = undefined
  }

  return {
    /** Resolves to the status of the answer once all of it is there. */
    ask(request: string): Promise<number> {
      waiting = Promise.withResolvers()
      current ??= open()
      current.write(request)
      return waiting.promise
    },
    close: () => current?.destroy(),
  }
}

interface BareRequest {
  path: string
  /** Sent by POST as JSON; without one it is a read. */
  body?: object
  head: Record<string, string>
}

/** A request as it goes over such a connection. */
export function writeRequest({ path, body, head }: BareRequest): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const content = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  const headers = Object.entries({ ...head, ...(body && content) })
  return [
    `${body ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    '',
    text,
  ].join('\r\n')
}
