import { createHash } from 'node:crypto'

const script = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g

/**
 * The hash of each inline script that carries the nonce of its render, as a policy names it.
 * A script that came in with content does not carry it, and so does not run on kept pages either.
 */
export function scriptHashes(html: string, nonce: string): string[] {
  const hashes = [...html.matchAll(script)].flatMap(({ groups }) => {
    const { attributes = '', code = '' } = groups ?? {}
    const isOurs = attributes.includes(` nonce="${nonce}"`) && code !== ''
    return isOurs ? [`'sha256-${createHash('sha256').update(code).digest('base64')}'`] : []
  })
  return [...new Set(hashes)]
}

/** Takes the nonce out of a page that others will see too. */
export function stripNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '')
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
