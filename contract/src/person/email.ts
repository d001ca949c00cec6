import { tidyCode } from '../text/tidy-text.ts'
import { personLengths } from './person-lengths.ts'

/** The browsers' own rule (HTML), but for what nobody can have: a domain without a dot, or a dot at an end of the name. */
export const emailForm =
  /^(?!\.)[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]*[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/**
 * An address of mail as it was typed, without what nobody sees. A domain in Thai or another script is spelt as mail and some
 * browsers write it: 'info@บริษัท.ไทย' is 'info@xn--…'.
 */
export function spellEmail(typed: string): string {
  const text = tidyCode(typed)
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  const isForeign = at !== -1 && /[^ -~]/u.test(domain) && text.length <= personLengths.email
  // Only letters, marks and digits; what else a URL would leave out or change stays a fault.
  if (!isForeign || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return text
  try {
    return `${text.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return text
  }
}

/** Whether a text, as `spellEmail` gives it, has the form of an address. */
export function isEmail(text: string): boolean {
  return emailForm.test(text)
}
