import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { encodedBodyOf } from '@washhouse/serving/encoded-body'
import { securityHeaders } from '@washhouse/serving/security-headers'
import { storeAnswer, type StoredAnswer } from '@washhouse/serving/stored-answer'

const oneYearSeconds = 31_536_000
const oneHourSeconds = 3600

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Loads the built files of some folders by path, with their compressed versions. They are in memory: few and small, and a
 * new build on disk does not disturb a running website.
 */
export async function loadStaticFiles(
  folders: readonly string[],
  options: { isHttps: boolean },
): Promise<(path: string) => StoredAnswer | undefined> {
  const files = new Map<string, StoredAnswer>()
  for (const folder of folders) {
    const names = new Set(await readdir(folder, { recursive: true }))
    for (const name of names) {
      const path = `/${name.split(sep).join('/')}`
      const contentType = contentTypes[extname(name)]
      if (contentType === undefined || path.includes('/.') || files.has(path)) continue
      const compressed = async (ending: string) =>
        names.has(name + ending) ? await readFile(join(folder, name + ending)) : undefined
      const content = await readFile(join(folder, name))
      const body = encodedBodyOf({
        content,
        contentType,
        hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
        packed: { gzip: await compressed('.gz'), br: await compressed('.br') },
      })
      const cacheControl = path.startsWith('/build/')
        ? `public, max-age=${oneYearSeconds}, immutable`
        : `public, max-age=${oneHourSeconds}`
      const headers = [...securityHeaders(options), 'Cache-Control', cacheControl]
      files.set(path, storeAnswer({ status: 200, body, headers }))
    }
  }
  return (path) => files.get(path)
}
