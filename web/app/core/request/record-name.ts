import { sitePages } from '@washhouse/contract/site/site-pages'
import { tidyCode } from '@washhouse/contract/text/tidy-text'

/** A slug or an id, followed only by characters that our addresses never contain: punctuation, or Thai without a space. */
const nameWithTail =
  /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:[\p{P}\p{S}\s]*|(?![-_])[\p{P}\p{S}\s\p{Script=Thai}]*)$/u

/**
 * The slug or id in a part of an address: 'krabi-maharat' of 'krabi-maharatนะคะ', 'Krabi-Maharat' or 'krabi-maharat).'. A
 * part that may be another record's name stays unchanged. The page redirects to the record's own address.
 */
export function nameIn(part: string): string {
  const [, name] = nameWithTail.exec(tidyCode(part).toLowerCase()) ?? []
  return name ?? part
}

const pageWithTail = /^(.*[a-z])[\p{P}\p{S}\s\p{Script=Thai}]*$/isu

/**
 * The page of `sitePages` in an address that is followed by punctuation, spaces or Thai: '/en/contact' of '/en/contactค่ะ';
 * undefined for all other addresses. The path must be decodable.
 */
export function pageBeforeTail(path: string): string | undefined {
  const end = path.lastIndexOf('/') + 1
  const [, name] = pageWithTail.exec(tidyCode(decodeURIComponent(path.slice(end)))) ?? []
  const page = path.slice(0, end) + (name ?? '')
  const thai = page.toLowerCase().replace(/^\/en(?=\/|$)/, '') || '/'
  const isKnown = name && page !== path && sitePages.some((known) => known.toLowerCase() === thai)
  return isKnown ? page : undefined
}
