import { splitPhrases } from './split-phrases.ts'

/** Keeps numbers and their units on one line. */
export function keepUnits(text: string): string {
  return splitPhrases(text)
    .map((phrase) => phrase.replaceAll(' ', '\u00A0'))
    .join(' ')
}
