import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { portOf } from './fake-website.ts'

/** The content service as the website's server sees it: images and the stream of changes. */
export async function startFakeContentService({
  token,
  port = 0,
  opening = 'event: ready\ndata: {}\n\n',
}: {
  token: string
  port?: number
  /** First message to each listener. */
  opening?: string
}) {
  const streams = new Set<ServerResponse>()
  const assets = new Map<string, { body: Buffer; etag: string; headers?: Record<string, string> }>()
  const asked: IncomingMessage[] = []
  let eventCount = 0
  let delay: Promise<void> | undefined
  let isFrozen = false
  const isAsset = ({ url }: IncomingMessage) => url?.startsWith('/assets/')

  const server = createServer((req, res) => {
    asked.push(req)
    if (req.url === '/changes') answerChanges(req, res)
    else if (req.url === '/server/ping') answerPing(res)
    else void Promise.resolve(delay).then(() => answerAsset(req, res))
  })

  function answerChanges(req: IncomingMessage, res: ServerResponse): void {
    if (req.headers.authorization !== `Bearer ${token}`) return void res.writeHead(401).end()
    res.writeHead(200, { 'content-type': 'text/event-stream' })
    res.write(opening)
    streams.add(res)
    res.once('close', () => streams.delete(res))
  }

  function answerPing(res: ServerResponse): void {
    if (!isFrozen) res.end('pong')
  }

  function answerAsset(req: IncomingMessage, res: ServerResponse): void {
    const asset = assets.get(req.url ?? '')
    if (!asset) return void res.writeHead(403).end()
    const headers = { etag: asset.etag, 'content-type': 'image/webp', ...asset.headers }
    if (req.headers['if-none-match'] === asset.etag) return void res.writeHead(304, headers).end()
    res.writeHead(200, { ...headers, 'content-length': asset.body.length }).end(asset.body)
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    port: portOf(server),
    assets,
    /** Image requests so far. */
    assetRequests: () => asked.filter(isAsset),
    /** Those that were not aborted. */
    waitingAssetRequests: () => asked.filter((req) => isAsset(req) && !req.socket.destroyed),
    pings: () => asked.filter(({ url }) => url === '/server/ping').length,
    changesRequests: () => asked.filter(({ url }) => url === '/changes'),
    listeners: () => streams.size,
    /** Resolves once this many websites listen and have had time to process it. */
    async heardBy(count: number) {
      while (streams.size < count) await wait(10)
      await wait(20)
    },
    holdAssets(until: Promise<void> | undefined) {
      delay = until
    },
    /** From now on nothing is answered, as by a stopped process. */
    freeze() {
      isFrozen = true
      delay = new Promise(() => {})
    },
    sendRaw(bytes: string | Buffer) {
      for (const stream of streams) stream.write(bytes)
    },
    announce(...tags: string[]) {
      eventCount += 1
      this.sendRaw(`id: ${eventCount}\nevent: change\ndata: ${JSON.stringify({ tags })}\n\n`)
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
