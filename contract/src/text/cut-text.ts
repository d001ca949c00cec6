const words = new Intl.Segmenter('th', { granularity: 'word' })
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** How far back a whole word is looked for; what is longer is cut within. */
const longestWord = 40

/**
 * The last place at or before `index` where a text may be cut: between words, which Thai writes without
 * spaces, and never between a letter and its marks.
 */
export function cutPlace(text: string, index: number): number {
  const word = words.segment(text).containing(index)?.index ?? text.length
  if (index - word <= longestWord) return word
  return letters.segment(text).containing(index)?.index ?? text.length
}

/** The text if it is no longer than `longest`, else its beginning and an ellipsis, with no comma before that. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  return `${text.slice(0, cutPlace(text, longest - 1)).replace(/[\s,;:·–]+$/, '')}…`
}
