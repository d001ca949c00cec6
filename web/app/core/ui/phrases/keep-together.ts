import { compounds } from './compounds.ts'
import { splitPhrases } from './split-phrases.ts'

/**
 * Prevents a break within a compound, with `hyphens: none` (base.css). Unlike a word joiner (U+2060), a soft hyphen is
 * ignored when visitors search in the page or copy a text into a search.
 */
const joint = '\u00AD'

const joined = new Map(
  compounds.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', joint)]),
)
// The longest first: an alternation takes the first that fits.
const compound = new RegExp([...joined.keys()].sort((a, b) => b.length - a.length).join('|'), 'g')

/** Keeps together, at the end of a line: compounds, numbers with their units, and “· price”. */
export function keepTogether(text: string): string {
  return joinCompounds(keepUnits(text))
}

/** `keepTogether` without compounds: a feed reader would print a soft hyphen at the end of a line. */
export function keepUnits(text: string): string {
  return splitPhrases(text)
    .map((phrase) => phrase.replaceAll(' ', '\u00A0'))
    .join(' ')
}

export function joinCompounds(text: string): string {
  return text.replace(compound, (word) => joined.get(word) ?? word)
}

/** For a text that visitors can edit, and for addresses. */
export function withoutJoints(text: string): string {
  return text.replaceAll(joint, '')
}
