import { cp, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { securityHeaders } from '@washhouse/serving/security-headers'
import sirv from 'sirv'

const keptBuilds = 3
const oneYear = 31_536_000
const oneHour = 3600

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/**
 * The website's built files. A visitor may still hold a page of an older build: the files of the two
 * builds before this one stay served.
 */
export async function createStaticFiles(options: {
  clientDir: string
  buildsDir: string
  buildId: string
  isHttps: boolean
}): Promise<Handler> {
  await keepBuild(options)
  const others = (await buildNames(options.buildsDir)).filter((name) => name !== options.buildId)
  const handlers = [
    serve(options.clientDir, options.isHttps),
    ...others.map((name) => serve(join(options.buildsDir, name), options.isHttps)),
  ]
  return (req, res, next) => {
    const tryNext = (index: number): void => {
      const handler = handlers[index]
      if (handler) handler(req, res, () => tryNext(index + 1))
      else next()
    }
    tryNext(0)
  }
}

function serve(dir: string, isHttps: boolean): Handler {
  const headers = securityHeaders({ isHttps })
  return sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders(res, path) {
      const isNamedByContent = path.startsWith('/build/')
      res.setHeader(
        'Cache-Control',
        isNamedByContent ? `public, max-age=${oneYear}, immutable` : `public, max-age=${oneHour}`,
      )
      for (let index = 0; index < headers.length; index += 2) {
        res.setHeader(headers[index] ?? '', headers[index + 1] ?? '')
      }
    },
  })
}

async function keepBuild({ clientDir, buildsDir, buildId }: KeepOptions): Promise<void> {
  await mkdir(buildsDir, { recursive: true })
  const own = join(buildsDir, buildId)
  await cp(join(clientDir, 'build'), join(own, 'build'), { recursive: true })
  const now = new Date()
  await utimes(own, now, now)
  for (const name of (await buildNames(buildsDir)).slice(keptBuilds)) {
    await rm(join(buildsDir, name), { recursive: true, force: true })
  }
}

interface KeepOptions {
  clientDir: string
  buildsDir: string
  buildId: string
}

/** Names of the kept builds, the newest first. */
async function buildNames(dir: string): Promise<string[]> {
  const names = await readdir(dir)
  const dated = await Promise.all(
    names.map(async (name) => ({ name, mtimeMs: (await stat(join(dir, name))).mtimeMs })),
  )
  return dated.toSorted((left, right) => right.mtimeMs - left.mtimeMs).map(({ name }) => name)
}
