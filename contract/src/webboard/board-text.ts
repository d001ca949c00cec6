import { readUrl } from '../text/read-url.ts'

const link = /https?:\/\/[^\s<>"'`{}|\\^[\]\p{Extended_Pictographic}]+/giu
/** A part of an address between the signs that part it. */
const part = /[^/?#&=]+/g
const beginsInThai = /^\p{Script=Thai}/u
/** Where Thai, which is written without spaces, goes on behind a part of an address in Latin letters. */
const thaiBehindHost = /[a-z0-9-](?=\p{Script=Thai})/iu
const thaiBehindPart = /[a-z0-9),;.!](?=\p{Script=Thai})/iu
/** What ends a sentence behind a link rather than the link; a bracket that the link itself opened stays. */
const endsSentence = /[.,;:!?…ฯ]/u
const item = /^\s*(?:[-*•])\s+(.*)$/u

/** Part of a line: words, or an address that is shown as it is. */
export type TextPart = { kind: 'words'; text: string } | { kind: 'link'; href: string }

/** Part of a text: lines that belong together, or a list of one line each. */
export type TextBlock = { kind: 'paragraph' | 'list'; lines: TextPart[][] }

/**
 * What members write is plain text and never markup: paragraphs are parted by an empty line, lines that begin
 * with `- `, `* ` or `• ` are a list, and addresses of the web are links, shown whole. Whoever shows it makes
 * elements of these parts and text of the rest.
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
    // A scheme with nothing behind it is no address.
    if (!readUrl(href)) continue
    if (index > from) parts.push({ kind: 'words', text: line.slice(from, index) })
    parts.push({ kind: 'link', href })
    from = index + href.length
  }
  if (from < line.length) parts.push({ kind: 'words', text: line.slice(from) })
  return parts
}

/** `…/krabi-maharatนะคะ` is an address and a word of prose; `…/wiki/กรุงเทพ` is one address. */
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
