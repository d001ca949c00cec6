const brandContacts = ['line', 'phone']
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** The address that a text is: none where something stands in it that browsers would leave out, such as a line break. */
export function parseAddress(text: string): URL | null {
  return /[\s\p{Cc}]/u.test(text) ? null : URL.parse(text)
}

/** An address in full, on whatever site. */
export function isFullLink(text: string): boolean {
  return text.length <= 500 && parseAddress(text)?.protocol === 'https:'
}

/** A page of this site by its path; `//` and `/\` would lead to another host. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s\p{Cc}\\]*$/u.test(text)
}

/** What a text may link to: a page of this site, or an address of a kind that runs no code. */
export function isHref(text: string): boolean {
  if (isSitePath(text)) return true
  return schemes.has(parseAddress(text)?.protocol ?? '')
}

/** What a picture or button may lead to: a page, a full address, or the brand's own contact. */
export function isLink(text: string): boolean {
  if (text.length > 500) return false
  return brandContacts.includes(text) || isSitePath(text) || isFullLink(text)
}
