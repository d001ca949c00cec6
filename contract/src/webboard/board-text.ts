import { readUrl } from '../text/read-url.ts'

/** Controls and marks that turn a line around, which nobody sees and somebody may be deceived by. */
const unseen = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu
/** What is written but seen by nobody, too; some of it joins letters, and stays. */
const blank = /[\p{C}\p{Z}\u115F\u1160\u3164\uFFA0\u2800]/gu
const link = /https?:\/\/[^\s<>"'`{}|\\^[\]]+/giu
/** What ends a sentence behind a link rather than the link; a bracket that the link itself opened stays. */
const tail = /[.,;:!?…ฯ]+$/u
const item = /^\s*(?:[-*•])\s+(.*)$/u

/** Part of a line: words, or an address that is shown as it is. */
export type TextPart = { kind: 'words'; text: string } | { kind: 'link'; href: string }

/** Part of a text: lines that belong together, or a list of one line each. */
export type TextBlock = { kind: 'paragraph' | 'list'; lines: TextPart[][] }

/** A text of one line without what nobody sees, composed (NFC), one space between words. */
export function tidyLine(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(unseen, '').normalize().trim()
}

/** The same of several lines, parted by one line break, paragraphs by one empty line. */
export function tidyText(text: string): string {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/u).map((line) => {
    const indent = /^ */.exec(line)?.[0] ?? ''
    const tidied = tidyLine(line)
    return tidied && `${indent.slice(0, 8)}${tidied}`
  })
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trim()
}

/** How many characters of it are seen, so that none can be sent that looks empty. */
export function countSeen(text: string): number {
  return Array.from(text.replace(blank, '')).length
}

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
    const href = withoutTail(found)
    // A scheme with nothing behind it is no address.
    if (!readUrl(href)) continue
    if (index > from) parts.push({ kind: 'words', text: line.slice(from, index) })
    parts.push({ kind: 'link', href })
    from = index + href.length
  }
  if (from < line.length) parts.push({ kind: 'words', text: line.slice(from) })
  return parts
}

function withoutTail(found: string): string {
  const ended = found.replace(tail, '')
  const isOpened = ended.split('(').length >= ended.split(')').length
  if (!ended.endsWith(')') || isOpened) return ended
  return withoutTail(ended.slice(0, -1))
}
