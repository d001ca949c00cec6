import { drawnLetters, plainLetters } from './look-alikes.ts'
import { commonYears } from './personal-figures.ts'
import { plainDigits, typedLatin } from './thai-keyboard.ts'

export interface Reading {
  text: string
  /** How many more guesses it takes to get from this text to the password. */
  factor: number
}

/** The password as it stands and by its letters and digits alone, both also as the keys that write it. */
export function readingsOf(password: string): Reading[] {
  const plain = plainDigits(password)
  // No key of a plain object, which the library looks words up in.
  const asItStands = commonYears(plain.toLowerCase()).replace(/_+/g, '_')
  const letters = commonYears(plainLetters(drawnLetters(plain)).replace(separator, ''))
  const ofCase = guessesOfCase(password)
  const readings = [
    ...withTyped([asItStands]).map((text) => ({ text, factor: ofCase })),
    ...withTyped([letters]).map((text) => ({ text, factor: ofCase * guessesOfSeparators(plain) })),
  ]
  const texts = readings.map(({ text }) => text)
  return readings.filter(({ text }, index) => text !== '' && texts.indexOf(text) === index)
}

/** One sign between all parts is one choice. */
function guessesOfSeparators(text: string): number {
  const signs = text.match(separator) ?? []
  return new Set(signs).size === 1 ? 10 : 10 ** signs.length
}

/** A capital at the beginning of a word (also of s24 or j@mes), or all of them, is what everybody does. */
function guessesOfCase(text: string): number {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const small = text.match(/\p{Ll}/gu)?.length ?? 0
  if (small === 0 || !/\p{Lu}(?![\p{Ll}\d@$])|(?<=\p{Lu})\p{Lu}/u.test(text)) return 1
  return Math.min(2 ** (capitals + small), (capitals + small) ** Math.min(capitals, small))
}

/** Thai texts also as the Latin keys that write them. */
export function withTyped(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [text, typedLatin(text)]))]
}

const separator = /[\p{Z}\p{Cf}\p{P}\p{S}]/gu
