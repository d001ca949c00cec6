import { domainToUnicode } from 'node:url'
import { toPlainCharacters } from '../../../core/accounts/passwords/spellings.ts'
import { endings } from './known-endings.ts'

/** Invisible characters, marks of no script of their own, and two marks that modern Thai does not use. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Script=Inherited}\u2800\u0E3A\u0E4E]/gu
const dots =
  /[\u00B7\u0387\u06D4\u0701\u0702\u2022\u2024\u2027\u2219\u22C5\u2E31\u3002\u30FB\uA4F8]/gu
const dashes = /[\u2010-\u2015\u2212]/gu
const written = /(?:%[0-9a-f]{2})+/gi
const mostWrappings = 3
/** A missing space after a sentence: `clean.Then`. */
const newSentence = /\.(?=(\p{Lu}\p{Ll}+))/gu
const isEnding = new Set(endings)
const punycode = /xn--[a-z0-9-]+/g

/**
 * Normalizes a text for the review rules: lower case, Latin for lookalike letters, ASCII digits, decoded percent-encoding
 * and punycode, no invisible characters. Not for display.
 */
export function foldWriting(text: string): string {
  const bare = unwrap(text)
    .replace(unseen, '')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(dots, '.')
    .replace(dashes, '-')
    // One space per gap: otherwise the patterns would backtrack over its width.
    .replace(/\s+/g, ' ')
    .replace(newSentence, (dot, word: string) => (isEnding.has(word.toLowerCase()) ? dot : '. '))
  return toPlainCharacters(bare).replace(punycode, readLabel)
}

const drawnNumber = /(?<![a-z\d|])[\doli|]+(?![a-z\d|])/g

/** Reads letters in or before a number as the digits that they imitate, in a folded text. */
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
    // No valid encoding.
    return codes
  }
}

/** In Unicode the ten digits of a script are consecutive, from zero. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

function readLabel(label: string): string {
  return toPlainCharacters(domainToUnicode(label) || label)
}
