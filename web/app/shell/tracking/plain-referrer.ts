import { readUrl } from '@washhouse/contract/text/read-url'

/** Where the visitor came from, without what an address of this site may hold. */
export function plainReferrer(referrer: string, ownOrigin: string): string {
  const from = readUrl(referrer)
  if (!from) return ''
  return from.origin === ownOrigin ? `${from.origin}/` : from.origin + from.pathname
}
