import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach } from 'vitest'

const servers: Server[] = []

/** Starts an HTTP server until the end of the test; returns its address. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}

/** Stops all servers. */
export function leave(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
}

afterEach(leave)
