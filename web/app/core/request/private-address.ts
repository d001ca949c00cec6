/** Paths that end with a secret of one visitor: a problem's reference. */
const privatePath = /^(?:\/en)?\/problem\/(?!status\/?$)[^/]/i

const shortNumber = /^\d{0,6}$/

/** Query parameters that select another page, with the values of the site's own links and forms. */
const plainParameters = new Map([
  ['page', shortNumber],
  ['sector', shortNumber],
  ['province', shortNumber],
  ['category', shortNumber],
  ['open', /^(?:now)?$/],
  ['order', /^(?:newest)?$/],
  ['scope', /^(?:own|followed)?$/],
])

/** Parameters that advertisements add to their targets. */
const campaignParameters = /^(utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid)$/

/**
 * True if an address may contain input of a visitor or a secret. The address alone decides, because this must be known
 * before its page loads. Unknown parameters count as private.
 */
export function isPrivateAddress({ pathname, search }: { pathname: string; search: string }) {
  if (privatePath.test(pathname)) return true
  return [...new URLSearchParams(search)].some(
    ([name, value]) => !plainParameters.get(name)?.test(value) && !campaignParameters.test(name),
  )
}
