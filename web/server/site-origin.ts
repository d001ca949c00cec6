import type { IncomingMessage } from 'node:http'

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(?<port>\d{1,5}))?$/
const maxPort = 65_535

/**
 * The public origin of a request: PUBLIC_URL if it is set, whatever Host says. Without it only loopback names are answered,
 * so that no forged Host enters a page.
 */
export function createSiteOrigin(publicUrl: string | undefined) {
  const fixed = publicUrl === undefined ? undefined : new URL(publicUrl).origin

  return function originOf(req: IncomingMessage): string | null {
    if (fixed !== undefined) return fixed
    const host = req.headers.host ?? ''
    const match = loopbackHost.exec(host)
    const isKnown = match !== null && Number(match.groups?.['port'] ?? 0) <= maxPort
    return isKnown ? `http://${host}` : null
  }
}
