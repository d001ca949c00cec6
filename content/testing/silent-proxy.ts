import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface SilentProxy {
  url: string
  /** Drops all data on the existing connections without closing them; new ones work. */
  silence(): void
  /** Also drops data on new connections, until it is called with false. */
  silenceNew(isSilent: boolean): void
  stop(): void
}

/** A proxy that behaves like a firewall which silently drops connections. */
export async function startSilentProxy(serverUrl: string): Promise<SilentProxy> {
  const target = new URL(serverUrl)
  const sockets = new Set<Socket>()
  let passing: { isPassing: boolean } = { isPassing: true }
  let isNewSilent = false

  const server = createServer((near) => {
    const own = passing
    const far = connect(Number(target.port), target.hostname)
    const isSilent = isNewSilent
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      const isCut = () => isSilent || !own.isPassing
      from.on('data', (data) => isCut() || to.write(data))
      from.on('close', () => isCut() || to.destroy())
      from.on('error', () => isCut() || to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port')
  const url = new URL(serverUrl)
  url.port = String(address.port)

  return {
    url: url.href,
    silence() {
      passing.isPassing = false
      passing = { isPassing: true }
    },
    silenceNew(isSilent) {
      isNewSilent = isSilent
    },
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
