import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type OutgoingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLimitedServer } from '@washhouse/serving/http-limits'
import { createLogger } from '@washhouse/serving/logger'
import { websiteHttpLimits } from '../website-http-limits.ts'
import { createWebsite, type WebsiteOptions } from '../website.ts'
import { createFakeApp, type FakeContent } from './fake-app.ts'

export const serviceToken = 'the-token-that-both-services-of-the-test-know'

export const sessionSecret = 'the-secret-that-seals-the-sessions-of-the-test'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  text: string
}

export type Website = Awaited<ReturnType<typeof startFakeWebsite>>

/** The website's real server around the fake app, with folders of its own. */
export async function startFakeWebsite(options: Partial<WebsiteOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'website-test-'))
  const clientDir = join(folder, 'client')
  await mkdir(join(clientDir, 'build'), { recursive: true })
  await writeFile(join(clientDir, 'build', 'entry-abc.js'), 'start()')
  await writeFile(join(clientDir, 'favicon.svg'), '<svg/>')
  await writeFile(join(clientDir, 'service-worker.js'), 'work(BUILD_ID)')
  const content: FakeContent = { version: 1, mode: 'ok', gate: undefined, renders: [] }

  const { listener, stop } = await createWebsite({
    build: createFakeApp(content),
    clientDir,
    cacheDir: join(folder, 'cache'),
    // No server listens there: the content service is stopped.
    contentUrl: 'http://127.0.0.1:1',
    publicUrl: undefined,
    serviceToken,
    sessionSecrets: [sessionSecret],
    trustedProxies: [],
    pageCacheBytes: 10_000_000,
    log: createLogger({ part: 'web', level: 'silent' }),
    ...options,
  })
  const server = createLimitedServer(listener, { limits: websiteHttpLimits }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)

  return {
    content,
    port,
    folder,
    get: (path: string, headers: OutgoingHttpHeaders = {}) => send(port, { path, headers }),
    send: (asked: Asked) => send(port, asked),
    async stop() {
      stop()
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

export function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('the server is not listening')
  return address.port
}

interface Asked {
  path: string
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
}

/** A request with exactly these headers and this path, which fetch would not send. */
function send(port: number, { path, method = 'GET', headers = {}, body }: Asked): Promise<Answer> {
  const all = { host: `localhost:${port}`, ...headers }
  return new Promise((resolve, reject) => {
    const req = request({ host: '127.0.0.1', port, path, method, headers: all, agent: false })
    req.on('error', reject)
    req.on('response', (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('error', reject)
      res.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          body: bytes,
          text: bytes.toString(),
        })
      })
    })
    req.end(body)
  })
}
