const brandContacts = ['line', 'phone']
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** A page of this site by its path; `//` and `/\` would lead to another host. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text)
}

/** What a text may link to: a page of this site, or an address of a kind that runs no code. */
export function isHref(text: string): boolean {
  if (isSitePath(text)) return true
  return !/\s/.test(text) && schemes.has(URL.parse(text)?.protocol ?? '')
}

/** What a picture or button may lead to: a page, a full address, or the brand's own contact. */
export function isLink(text: string): boolean {
  if (text.length > 500) return false
  return brandContacts.includes(text) || isSitePath(text) || URL.parse(text)?.protocol === 'https:'
}
