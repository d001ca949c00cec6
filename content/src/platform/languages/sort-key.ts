import type { Language } from '@washhouse/contract/language'

const digits = '0123456789'
const latin = 'abcdefghijklmnopqrstuvwxyz'
const consonants = 'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮ'
const vowels = 'ะัาำิีึืฺุู'
const leadingVowels = 'เแโใไ'
const nikhahit = '\u0E4D'
const punctuation = ` _-,;:!?.'"()[]{}@*/\\&#%`
const symbols = '`^+<=>|~'
const money = '$฿'

/** Sort order of characters: Unicode's, and for Thai that of CLDR, which puts Thai first and ignores punctuation. */
const orders: Record<Language, string> = {
  th: symbols + money + digits + consonants + nikhahit + vowels + leadingVowels + latin,
  en: `${punctuation}${symbols}ๆ${money}${digits}${latin}${consonants}ฯ${vowels}${leadingVowels}`,
}

/** Marks only decide between texts with the same letters; in their order. */
const tones = '\u0E48\u0E49\u0E4A\u0E4B'
const marks: Record<Language, string> = {
  th: `\u0E4E\u0E4C\u0E47${tones}`,
  en: `\u0E47${tones}\u0E4C\u0E4E`,
}

/** Starts at 2: 00 ends a level, 01 is a letter without a mark. */
const weightOf = (letters: string) =>
  new Map(Array.from(letters).map((letter, index) => [letter, hex(index + 2, 2)]))
const letterWeights = { th: weightOf(orders.th), en: weightOf(orders.en) }
const markWeights = { th: weightOf(marks.th), en: weightOf(marks.en) }

const passedOver = /^[\s\p{P}ฯๆ]$/u

/** The maximum of two hexadecimal digits. */
const mostDigits = 0xff

/**
 * A key that sorts a text as a dictionary of the language does. Databases cannot sort Thai, where a vowel before its
 * consonant sorts after it. Only hexadecimal digits, which sort the same in any collation. Numbers sort by value.
 */
export function sortKey(text: string, language: Language): string {
  const weights = letterWeights[language]
  let letters = ''
  let onLetters = ''
  for (const [sign] of toDictionaryOrder(text, language).matchAll(/\d+|[^]/gu)) {
    if (language === 'th' && passedOver.test(sign)) continue
    const letter = /^\d/.test(sign) ? numberWeight(sign, weights) : weights.get(sign)
    if (!letter && /\p{M}/u.test(sign)) {
      onLetters += markWeights[language].get(sign) ?? otherWeight(sign)
    } else {
      letters += letter ?? otherWeight(sign)
      onLetters += '01'
    }
  }
  return `${letters}00${onLetters.replace(/(01)+$/, '')}`
}

function toDictionaryOrder(text: string, language: Language): string {
  const spelled = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\u0E4D([\u0E48-\u0E4B]*)\u0E32/g, '$1\u0E33')
    .replaceAll('\u0E45', '\u0E32')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/([เ-ไ])([ก-ฮ])/g, '$2$1')
  // For Thai ำ is า with a mark, for Unicode a letter.
  return language === 'th' ? spelled.replaceAll('\u0E33', `\u0E32${nikhahit}`) : spelled
}

/** Numbers sort by value: first by the number of digits, then by the digits. */
function numberWeight(digits: string, weights: ReadonlyMap<string, string>): string {
  const value = digits.replace(/^0+(?=\d)/, '').slice(0, mostDigits)
  const each = Array.from(value, (digit) => weights.get(digit) ?? '')
  return [weights.get('0') ?? '', hex(value.length, 2), ...each].join('')
}

/** All other characters come last, by code point. */
function otherWeight(sign: string): string {
  return `f0${hex(sign.codePointAt(0) ?? 0, 6)}`
}

function hex(number: number, length: number): string {
  return number.toString(16).padStart(length, '0')
}
