import { readUrl } from '@washhouse/contract/text/read-url'

/** The referrer, without the private parts of this site's addresses. */
export function plainReferrer(referrer: string, ownOrigin: string): string {
  const from = readUrl(referrer)
  if (!from) return ''
  return from.origin === ownOrigin ? `${from.origin}/` : from.origin + from.pathname
}
