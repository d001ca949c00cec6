const words = new Intl.Segmenter('th', { granularity: 'word' })
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** Longest word that is kept whole; longer words are cut. */
const longestWord = 40

/**
 * Last position at or before `index` where the text may be cut: between words, which Thai writes without spaces, and never
 * between a letter and its marks.
 */
export function cutPlace(text: string, index: number): number {
  const word = words.segment(text).containing(index)?.index ?? text.length
  if (index - word <= longestWord) return word
  return letters.segment(text).containing(index)?.index ?? text.length
}

/** Shortens a text to `longest` with an ellipsis, without a comma before it. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  return `${text.slice(0, cutPlace(text, longest - 1)).replace(/[\s,;:·–]+$/, '')}…`
}
