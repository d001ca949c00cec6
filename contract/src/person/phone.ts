import { foldThaiDigits, foldWidth } from '../text/thai-digits.ts'
import { tidyCode } from '../text/tidy-text.ts'

/** Why a phone number that was typed cannot be kept; `number`: nobody can have it. */
export type PhoneFault = 'required' | 'digits' | 'length' | 'number'

interface PhoneOptions {
  /** Whether words may stand around it: 'โทร.' before it, digits to dial once somebody answers behind it, as 'ต่อ 12'. */
  takesWords?: boolean
  /** Whether short numbers of companies in Thailand are numbers: '1175', '1800 123 456'. */
  takesHotline?: boolean
}

/** E.164 allows 15 digits; fewer than 8 reach nobody. */
const digits = { least: 8, most: 15 }
/** With all that people put between digits. */
const longestTyped = 60

const extension = /^(.*\d.*?)\s*(?:;ext=|ต่อ|กด|ext(?:ension)?|x|#|,)[\s.:]*(\d{1,6})$/isu
/** What address books and signatures write before a number. */
const word = /^(?:tel|โทร(?:ศัพท์)?)[\s.:]*/iu
const hotline = /^1(?:\d{3}|[89]00\d{6})$/
/** Country codes that are given to anyone (ITU-T E.164), without Thailand's. */
const countryCode =
  /^(?:1|7|2(?:0|7|1[1-368]|[2-5]\d|6[0-9]|9[017-9])|3(?:[0-469]|[57]\d|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[1-8]|0\d|9\d)|6(?:[0-5]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[1246]|00|08|5[02356]|7[08]|8[0-368])|9(?:[0-58]|6\d|7[0-79]|9[2-68]))/

/** Numbering plan of Thailand (NBTC): nine digits after the code on a mobile phone, eight on a fixed line. */
const thai = {
  mobile: /^[689]\d{8}$/,
  fixed: /^(?:2|3[2-9]|4[2-5]|5[2-6]|7[3-7])\d+$/,
  fixedLength: 8,
  mobileStart: /^[689]/,
}

/**
 * Reads a phone number as people in Thailand type it and gives it in E.164, e.g. '+66812345678' for '081-234-5678', with the
 * extension of RFC 3966: '+6621234567;ext=12' for '02-123-4567 ต่อ 12'. What nobody sees, spaces, dashes, dots and brackets are
 * dropped and Thai and full-width digits folded; then only digits may be left (spec §5). A number that begins with neither + nor 0 is taken
 * to begin with its country's code. A hotline, where it is taken, is kept in its digits.
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

/** A number as it is kept, without its extension. */
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
  // North America, where each number has ten digits behind the code, and no area begins with 0 or 1.
  if (number.startsWith('1') && !/^1[2-9]\d{9}$/.test(number)) return 'number'
  return countryCode.test(number) ? undefined : 'number'
}
