import { splitPhrases } from './split-phrases.ts'

/** Running text whose numbers never part from their units at the end of a line. */
export function keepUnits(text: string): string {
  return splitPhrases(text)
    .map((phrase) => phrase.replaceAll(' ', '\u00A0'))
    .join(' ')
}
