import { createHash } from 'node:crypto'
import type { TagSources } from '../app/core/request/request-context.ts'

const script = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g

/**
 * Policy hashes of the inline scripts that carry the render's nonce. A script in content does not carry it, so it does not
 * run on cached pages either.
 */
export function scriptHashes(html: string, nonce: string): string[] {
  const hashes = [...html.matchAll(script)].flatMap(({ groups }) => {
    const { attributes = '', code = '' } = groups ?? {}
    const isOurs = attributes.includes(` nonce="${nonce}"`) && code !== ''
    return isOurs ? [`'sha256-${createHash('sha256').update(code).digest('base64')}'`] : []
  })
  return [...new Set(hashes)]
}

/** Removes the nonce from a page for several visitors. */
export function stripNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '')
}

export interface PageCspOptions {
  /** Policy sources of the allowed inline scripts. */
  scripts: readonly string[]
  isHttps: boolean
  /** Hosts of the configured tags; omitted without configuration. */
  tags?: TagSources | undefined
  /** Source of the style and tiles of the page's map. */
  mapOrigin?: string | undefined
}

/** A page's policy: our own files, the given inline scripts and the configured hosts. */
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
    // On every page, because the first page's policy stays during client-side navigation. Members' files are read in a
    // frame; nothing is requested from YouTube before a video is played.
    `frame-src ${list("'self'", 'https://www.youtube-nocookie.com', ...(tags?.frame ?? []))}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
