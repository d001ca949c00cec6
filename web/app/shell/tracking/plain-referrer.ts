/** Where the visitor came from, without what an address of this site may hold. */
export function plainReferrer(referrer: string, ownOrigin: string): string {
  const from = URL.parse(referrer)
  if (!from) return ''
  return from.origin === ownOrigin ? `${from.origin}/` : from.origin + from.pathname
}
