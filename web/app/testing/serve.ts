import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach } from 'vitest'

const servers: Server[] = []

/** A service of its own until the test is over; gives its address. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens at no port')
  return `http://127.0.0.1:${address.port}`
}

/** From now on nobody is answered there. */
export function leave(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
}

afterEach(leave)
