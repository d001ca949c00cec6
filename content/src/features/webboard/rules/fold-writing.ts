import { domainToUnicode } from 'node:url'
import { toPlainCharacters } from '../../../core/accounts/passwords/spellings.ts'
import { endings } from './known-endings.ts'

/** What is seen by nobody, or drawn over letters that are none of its own script; two marks that Thai of today has not. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Script=Inherited}\u2800\u0E3A\u0E4E]/gu
const dots =
  /[\u00B7\u0387\u06D4\u0701\u0702\u2022\u2024\u2027\u2219\u22C5\u2E31\u3002\u30FB\uA4F8]/gu
const dashes = /[\u2010-\u2015\u2212]/gu
const written = /(?:%[0-9a-f]{2})+/gi
const mostWrappings = 3
/** As people forget the space behind a sentence: `clean.Then`. */
const newSentence = /\.(?=(\p{Lu}\p{Ll}+))/gu
const isEnding = new Set(endings)
const punycode = /xn--[a-z0-9-]+/g

/**
 * A text as it is searched for what is looked at first: in small letters, those that look like Latin ones as these, any
 * script's digits as ours, address codes and punycode read, nothing in it that is not seen. Not for showing.
 */
export function foldWriting(text: string): string {
  const bare = unwrap(text)
    .replace(unseen, '')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(dots, '.')
    .replace(dashes, '-')
    // However wide a gap is, it is one: the forms that are looked for would try each width of it.
    .replace(/\s+/g, ' ')
    .replace(newSentence, (dot, word: string) => (isEnding.has(word.toLowerCase()) ? dot : '. '))
  return toPlainCharacters(bare).replace(punycode, readLabel)
}

const drawnNumber = /(?<![a-z\d|])[\doli|]+(?![a-z\d|])/g

/** A folded text in which letters that stand among digits, or before them, are the digits that they look like. */
export function readDrawnDigits(folded: string): string {
  return folded.replace(drawnNumber, (number) =>
    number === 'o' || /\d/.test(number) ? number.replace(/o/g, '0').replace(/[li|]/g, '1') : number,
  )
}

function unwrap(text: string): string {
  let read = text.normalize('NFKC')
  for (let layer = 0; layer < mostWrappings; layer += 1)
    read = read.replace(written, readCodes).normalize('NFKC')
  return read
}

function readCodes(codes: string): string {
  try {
    return decodeURIComponent(codes)
  } catch {
    // It was no text.
    return codes
  }
}

/** Every script has its ten digits in a row, from zero. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

function readLabel(label: string): string {
  return toPlainCharacters(domainToUnicode(label) || label)
}
