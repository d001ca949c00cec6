import { findFolded } from '@washhouse/contract/text/find-folded'

/**
 * Splits a text at the search words. Every second part, starting with the second, is a match. The joined parts are the text.
 */
export function markText(text: string, words: readonly string[]): string[] {
  const parts: string[] = []
  let last = 0
  for (const { start, end } of findFolded(text, words)) {
    parts.push(text.slice(last, start), text.slice(start, end))
    last = end
  }
  return [...parts, text.slice(last)]
}
