import { cutPlace } from '@washhouse/contract/text/cut-text'
import { findFolded } from '@washhouse/contract/text/find-folded'

const longest = 180
/** Characters before the match. */
const before = 50
/** How far a cut may move to a space; Thai has few. */
const slack = 24
const ellipsis = '…'

/** About two lines of text around the first match, or the beginning without one. */
export function excerptOf(text: string, terms: readonly string[]): string | null {
  if (text === '') return null
  if (text.length <= longest) return text
  const [found] = findFolded(text, terms)
  const start = found && found.start > before ? cutBefore(text, found.start - before) : 0
  const isRest = text.length - start <= longest
  const end = isRest ? text.length : cutBefore(text, start + longest)
  const cut = text.slice(start, end).trim()
  return `${start > 0 ? ellipsis : ''}${cut}${isRest ? '' : ellipsis}`
}

/** After the nearest space before `index`, or else between words. */
function cutBefore(text: string, index: number): number {
  const space = text.lastIndexOf(' ', index)
  return space > 0 && index - space <= slack ? space + 1 : cutPlace(text, index)
}
