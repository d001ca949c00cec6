const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })
const unwanted = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** Makes visitors' text safe for a header or a line: no control characters, no text direction marks. */
export function oneLine(text: string, maxLength = 120): string {
  const line = text.replaceAll(unwanted, ' ').replaceAll(/ +/g, ' ').trim()
  if (line.length <= maxLength) return line
  const kept = Array.from(letters.segment(line), ({ segment }) => segment)
  return kept.length <= maxLength ? line : `${kept.slice(0, maxLength - 1).join('')}…`
}
