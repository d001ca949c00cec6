import type { PrivateAddress } from '../../request/private-address.ts'
import type { PublicPage } from '../../request/public-page.ts'

/** What advertisements add to the address that they lead to. */
const campaignParameters = /^(utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid)$/

/**
 * Whether an address holds nothing that a visitor has typed or that only he may know. The vendors' scripts read it by
 * themselves: on any other they are not started, and the pixel is told of no page.
 */
export function isPlainAddress(handle: unknown, search: string): boolean {
  const { hasPrivateAddress, publicPage }: Partial<PrivateAddress & PublicPage> = Object(handle)
  if (hasPrivateAddress) return false
  const known = publicPage?.query ?? []
  return [...new URLSearchParams(search).keys()].every(
    (name) => known.includes(name) || campaignParameters.test(name),
  )
}

/** Where the visitor came from, without what an address of this site may hold. */
export function plainReferrer(referrer: string, ownOrigin: string): string {
  const from = URL.parse(referrer)
  if (!from) return ''
  return from.origin === ownOrigin ? `${from.origin}/` : from.origin + from.pathname
}
