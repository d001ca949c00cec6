import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { analyticsScript, containerScript, pixelScript } from './scripts.ts'

/** A request to a tag host, in order of arrival. */
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

interface Options {
  /** Fixed ports; free ones by default. */
  ports?: Record<TagRequest['host'], number>
  /** Called for every request. */
  onRequest?: (request: TagRequest) => void
}

/** Local replacements of the two tag hosts: they serve the scripts and record all requests. */
export async function startTagHosts({ ports, onRequest }: Options = {}) {
  const requests: TagRequest[] = []

  const answerAs =
    (host: TagRequest['host']): RequestListener =>
    (req, res) => {
      const request = describe(host, req)
      requests.push(request)
      onRequest?.(request)
      const script = scripts[new URL(req.url ?? '/', 'http://tags.internal').pathname]
      res.setHeader('access-control-allow-origin', req.headers.origin ?? '*')
      if (script === undefined) return void res.writeHead(204).end()
      res.setHeader('content-type', 'text/javascript')
      res.end(script)
    }
  const tags = await listen(answerAs('tags'), ports?.tags)
  const pixel = await listen(answerAs('pixel'), ports?.pixel)

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

async function listen(listener: RequestListener, port = 0): Promise<Server> {
  const server = createServer(listener)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function originOf(server: Server): string {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}
