import { readUrl } from '../text/read-url.ts'

const link = /https?:\/\/[^\s<>"'`{}|\\^[\]\p{Extended_Pictographic}]+/giu
/** Part of a URL between separators. */
const part = /[^/?#&=]+/g
const beginsInThai = /^\p{Script=Thai}/u
/** Start of Thai text directly after a Latin part of a URL, as Thai has no spaces. */
const thaiBehindHost = /[a-z0-9-](?=\p{Script=Thai})/iu
const thaiBehindPart = /[a-z0-9),;.!](?=\p{Script=Thai})/iu
/** Punctuation after a link ends the sentence; a bracket opened within the link belongs to it. */
const endsSentence = /[.,;:!?…ฯ]/u
const item = /^\s*(?:[-*•])\s+(.*)$/u

/** Part of a line: text, or a URL. */
export type TextPart = { kind: 'words'; text: string } | { kind: 'link'; href: string }

/** Part of a text: a paragraph, or a list with one item per line. */
export type TextBlock = { kind: 'paragraph' | 'list'; lines: TextPart[][] }

/**
 * Parses plain text of members, which has no markup: empty lines separate paragraphs, lines that begin with `- `, `* ` or `•
 * ` form a list, and web addresses become links. Render the rest as text, never as HTML.
 */
export function readBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const paragraph of text.split(/\n\s*\n/)) {
    let last: TextBlock | undefined
    for (const line of paragraph.split('\n')) {
      if (line.trim() === '') continue
      const [, listed] = item.exec(line) ?? []
      const kind = listed === undefined ? 'paragraph' : 'list'
      if (last?.kind !== kind) blocks.push((last = { kind, lines: [] }))
      last.lines.push(readParts(listed ?? line.trim()))
    }
  }
  return blocks
}

function readParts(line: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of line.matchAll(link)) {
    const href = withoutTail(withoutProse(found))
    // A scheme alone is not a URL.
    if (!readUrl(href)) continue
    if (index > from) parts.push({ kind: 'words', text: line.slice(from, index) })
    parts.push({ kind: 'link', href })
    from = index + href.length
  }
  if (from < line.length) parts.push({ kind: 'words', text: line.slice(from) })
  return parts
}

/** `…/krabi-maharatนะคะ` is a URL and a Thai word; `…/wiki/กรุงเทพ` is one URL. */
function withoutProse(found: string): string {
  const hostAt = found.indexOf('//') + 2
  for (const { 0: text, index } of found.matchAll(part)) {
    if (beginsInThai.test(text)) continue
    const at = text.search(index === hostAt ? thaiBehindHost : thaiBehindPart)
    if (at !== -1) return found.slice(0, index + at + 1)
  }
  return found
}

function withoutTail(found: string): string {
  const opened = found.split('(').length
  let closed = found.split(')').length
  let end = found.length
  for (; end > 0; end -= 1) {
    const sign = found.charAt(end - 1)
    if (sign === ')' && closed > opened) closed -= 1
    else if (!endsSentence.test(sign)) break
  }
  return found.slice(0, end)
}
