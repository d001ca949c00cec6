import { foldThaiDigits, foldWidth } from '../text/thai-digits.ts'
import { tidyCode } from '../text/tidy-text.ts'

/** Validation error of a phone number; `number`: not assignable. */
export type PhoneFault = 'required' | 'digits' | 'length' | 'number'

interface PhoneOptions {
  /** Allows words around the number: 'โทร.' before it, an extension such as 'ต่อ 12' after it. */
  takesWords?: boolean
  /** Allows short numbers of companies in Thailand: '1175', '1800 123 456'. */
  takesHotline?: boolean
}

/** E.164 allows 15 digits; no number has fewer than 8. */
const digits = { least: 8, most: 15 }
/** Including separators. */
const longestTyped = 60

const extension = /^(.*\d.*?)\s*(?:;ext=|ต่อ|กด|ext(?:ension)?|x|#|,)[\s.:]*(\d{1,6})$/isu
/** Prefixes of address books and signatures. */
const word = /^(?:tel|โทร(?:ศัพท์)?)[\s.:]*/iu
const hotline = /^1(?:\d{3}|[89]00\d{6})$/
/** Assigned country codes (ITU-T E.164), without Thailand's. */
const countryCode =
  /^(?:1|7|2(?:0|7|1[1-368]|[2-5]\d|6[0-9]|9[017-9])|3(?:[0-469]|[57]\d|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[1-8]|0\d|9\d)|6(?:[0-5]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[1246]|00|08|5[02356]|7[08]|8[0-368])|9(?:[0-58]|6\d|7[0-79]|9[2-68]))/

/** Numbering plan of Thailand (NBTC): nine digits after the code for mobile phones, eight for fixed lines. */
const thai = {
  mobile: /^[689]\d{8}$/,
  fixed: /^(?:2|3[2-9]|4[2-5]|5[2-6]|7[3-7])\d+$/,
  fixedLength: 8,
  mobileStart: /^[689]/,
}

/**
 * Normalizes a typed phone number to E.164, e.g. '081-234-5678' → '+66812345678', with the extension of RFC 3966:
 * '02-123-4567 ต่อ 12' → '+6621234567;ext=12'. Removes invisible characters, spaces, dashes, dots and brackets, and folds
 * Thai and full-width digits. Only digits may remain (spec §5). A number without leading + or 0 starts with its country
 * code. Hotlines keep their digits.
 */
export function parsePhone(
  typed: string,
  { takesWords = true, takesHotline = false }: PhoneOptions = {},
): { phone: string } | { fault: PhoneFault } {
  const text = foldThaiDigits(foldWidth(tidyCode(typed)))
  if (text.length > longestTyped) return { fault: 'length' }
  const named = takesWords ? text.replace(word, '') : text
  const [, main = named, dialled] = (takesWords && extension.exec(named)) || []
  const bare = main.replace(/[\s\p{Pd}\u2212().[\]]/gu, '')
  if (bare === '') return { fault: text === '' ? 'required' : 'digits' }
  if (!/^\+?\d+$/.test(bare)) return { fault: 'digits' }
  if (takesHotline && dialled === undefined && hotline.test(bare)) return { phone: bare }
  const international = bare.replace(/^(?:\+|00)/, '').replace(/^660/, '66')
  const isLocal = !/^(?:\+|00)/.test(bare)
  const number = isLocal ? international.replace(/^0/, '66') : international
  const fault = faultOf(number)
  if (fault) return { fault }
  return { phone: `+${number}${dialled === undefined ? '' : `;ext=${dialled}`}` }
}

export function withoutExtension(phone: string): string {
  return phone.replace(/;ext=\d+$/, '')
}

function faultOf(number: string): PhoneFault | undefined {
  if (number.startsWith('66')) {
    const own = number.slice(2)
    if (thai.mobile.test(own)) return undefined
    if (thai.fixed.test(own)) return own.length === thai.fixedLength ? undefined : 'length'
    return thai.mobileStart.test(own) || own.length < thai.fixedLength ? 'length' : 'number'
  }
  if (number.length < digits.least || number.length > digits.most) return 'length'
  // North America: ten digits after the code, and no area code begins with 0 or 1.
  if (number.startsWith('1') && !/^1[2-9]\d{9}$/.test(number)) return 'number'
  return countryCode.test(number) ? undefined : 'number'
}
