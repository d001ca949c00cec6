import { createHash } from 'node:crypto'

const inlineScript = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g
const externalOrData = /\bsrc=|\btype="application\//

/** The hash of each inline script of a document, as a Content-Security-Policy names it. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)]
    .map(({ groups }) => groups)
    .filter((groups) => groups !== undefined)
    .filter(({ attributes = '' }) => !externalOrData.test(attributes))
    .map(({ code = '' }) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [...new Set(hashes)]
}

/** A page's policy: our own files, and the inline scripts that are named. */
export function pageCsp(scripts: readonly string[], isHttps: boolean): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
