import { tidyCode } from '../text/tidy-text.ts'
import { personLengths } from './person-lengths.ts'

/** The HTML rule of browsers, but with a dot required in the domain and no dot at either end of the name. */
export const emailForm =
  /^(?!\.)[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]*[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/**
 * Normalizes a typed email address: removes invisible characters and encodes international domains: 'info@บริษัท.ไทย'
 * becomes 'info@xn--…'.
 */
export function spellEmail(typed: string): string {
  const text = tidyCode(typed)
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  const isForeign = at !== -1 && /[^ -~]/u.test(domain) && text.length <= personLengths.email
  // Only letters, marks and digits; characters that a URL would drop or change stay invalid.
  if (!isForeign || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return text
  try {
    return `${text.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return text
  }
}

/** Expects an address normalized by `spellEmail`. */
export function isEmail(text: string): boolean {
  return emailForm.test(text)
}
