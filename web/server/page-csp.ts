import { createHash } from 'node:crypto'
import type { TagSources } from '../app/core/request/request-context.ts'

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

export interface PageCspOptions {
  /** The inline scripts that may run, as a policy names them. */
  scripts: readonly string[]
  isHttps: boolean
  /** Hosts of the configured tags; none are admitted while nothing is configured. */
  tags?: TagSources | undefined
  /** Where the page's map may load its style and tiles from. */
  mapOrigin?: string | undefined
}

/** A page's policy: our own files, the inline scripts that are named and the configured hosts. */
export function pageCsp({ scripts, isHttps, tags, mapOrigin }: PageCspOptions): string {
  const map = mapOrigin === undefined ? [] : [mapOrigin]
  const list = (...sources: readonly string[]) => sources.join(' ')
  return [
    "default-src 'self'",
    `script-src ${list("'self'", ...scripts, ...(tags?.script ?? []))}`,
    "worker-src 'self'",
    "style-src 'self'",
    `img-src ${list("'self'", 'data:', ...(tags?.image ?? []), ...map)}`,
    "font-src 'self'",
    `connect-src ${list("'self'", ...(tags?.connect ?? []), ...map)}`,
    // Of every page: the policy of the first one holds while the visitor moves on within the app.
    // Files of members are read in a frame; nothing is asked of YouTube before a video is played.
    `frame-src ${list("'self'", 'https://www.youtube-nocookie.com', ...(tags?.frame ?? []))}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
