import { findFolded } from '@washhouse/contract/text/find-folded'

/**
 * Parts a text at what was searched for: every second part, the first not among them, is to be
 * marked. Together the parts are the text.
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
