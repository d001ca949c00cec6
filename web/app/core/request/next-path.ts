import { readUrl } from '@washhouse/contract/text/read-url'

/** Nothing is resolved against it: what leads to another host leads away from this one. */
const own = 'http://own.invalid'
const maxLength = 2000

/**
 * Where a visitor wants to go on: a path of this site with its query, or null. Whatever leads elsewhere, or might
 * once it is decoded on the way, is none: '//evil', '/\evil', '/%2f%2fevil', 'javascript:', 'https://evil'.
 */
export function nextPathOf(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || next.length > maxLength) return null
  const target = readUrl(next, own)
  if (target?.origin !== own) return null
  const path = target.pathname + target.search
  // What 'x/..' leaves behind must not name a host either.
  return /^\/(?:[/\\]|%2f|%5c)/i.test(path) ? null : path
}
