import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { analyticsScript, containerScript, pixelScript } from './stand-in-scripts.ts'

/** One request to a tag host, in the order of arrival. */
export interface TagRequest {
  host: 'tags' | 'pixel'
  path: string
  query: Record<string, string>
  referrer: string
}

export type TagHosts = Awaited<ReturnType<typeof startTagHosts>>

const scripts: Record<string, string> = {
  '/gtag/js': analyticsScript,
  '/gtm.js': containerScript,
  '/en_US/fbevents.js': pixelScript,
}

/** Stand-ins of the two tag hosts on this machine: they serve the scripts and note every request. */
export async function startTagHosts() {
  const requests: TagRequest[] = []

  const answerAs =
    (host: TagRequest['host']): RequestListener =>
    (req, res) => {
      requests.push(describe(host, req))
      const script = scripts[new URL(req.url ?? '/', 'http://tags.internal').pathname]
      res.setHeader('access-control-allow-origin', req.headers.origin ?? '*')
      if (script === undefined) return void res.writeHead(204).end()
      res.setHeader('content-type', 'text/javascript')
      res.end(script)
    }
  const tags = await listen(answerAs('tags'))
  const pixel = await listen(answerAs('pixel'))

  return {
    tagOrigin: originOf(tags),
    pixelOrigin: originOf(pixel),
    requests,
    clear: () => void requests.splice(0),
    stop() {
      for (const server of [tags, pixel]) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

function describe(host: TagRequest['host'], req: IncomingMessage): TagRequest {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://tags.internal')
  const query = Object.fromEntries(searchParams)
  return { host, path: pathname, query, referrer: req.headers.referer ?? '' }
}

async function listen(listener: RequestListener): Promise<Server> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function originOf(server: Server): string {
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}
