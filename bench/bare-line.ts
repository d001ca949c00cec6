import { connect, type Socket } from 'node:net'

/**
 * A raw connection: the CPU of a client library would hide that of the server. One request at a time; responses need a
 * Content-Length.
 */
export function openLine({ hostname, port }: URL) {
  let current: Socket | undefined
  let waiting: PromiseWithResolvers<number> | undefined
  let status = 0
  let missing = 0

  /** Reconnects if the server closed the connection. */
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
    /** Resolves to the status once the response is complete. */
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
  /** POST body as JSON; without it the request is a GET. */
  body?: object
  head: Record<string, string>
}

/** Serializes a request for such a connection. */
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
