import { readUrl } from '@washhouse/contract/text/read-url'

/** A base URL for parsing: other hosts give another origin. */
const own = 'http://own.invalid'
const maxLength = 2000

/**
 * Target after login: a path of this site with its query, else null. Null for targets that lead elsewhere, or may do so once
 * decoded: '//evil', '/\evil', '/%2f%2fevil', 'javascript:', 'https://evil'.
 */
export function nextPathOf(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || next.length > maxLength) return null
  const target = readUrl(next, own)
  if (target?.origin !== own) return null
  const path = target.pathname + target.search
  // The rest of 'x/..' must not name a host either.
  return /^\/(?:[/\\]|%2f|%5c)/i.test(path) ? null : path
}
