import { splitPhrases } from './split-phrases.ts'

/** Keeps numbers with their units, and “· price”, together at the end of a line. */
export function keepTogether(text: string): string {
  return splitPhrases(text)
    .map((phrase) => phrase.replaceAll(' ', '\u00A0'))
    .join(' ')
}
