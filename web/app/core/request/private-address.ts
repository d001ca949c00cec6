/** Paths that end in what only one visitor knows: a problem's reference. */
const privatePath = /^(?:\/en)?\/problem\/(?!status\/?$)[^/]/i

const shortNumber = /^\d{0,6}$/

/** Parameters that make another page of an address, and what the site's own links and forms put there. */
const plainParameters = new Map([
  ['page', shortNumber],
  ['sector', shortNumber],
  ['province', shortNumber],
  ['category', shortNumber],
  ['open', /^(?:now)?$/],
  ['order', /^(?:newest)?$/],
  ['scope', /^(?:own|followed)?$/],
])

/** What advertisements add to the address that they lead to. */
const campaignParameters = /^(utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid)$/

/**
 * Whether an address may hold what a visitor has typed or what only he may know. The address alone decides, as it
 * must be known before its page is loaded; what is not known to be harmless counts as private.
 */
export function isPrivateAddress({ pathname, search }: { pathname: string; search: string }) {
  if (privatePath.test(pathname)) return true
  return [...new URLSearchParams(search)].some(
    ([name, value]) => !plainParameters.get(name)?.test(value) && !campaignParameters.test(name),
  )
}
