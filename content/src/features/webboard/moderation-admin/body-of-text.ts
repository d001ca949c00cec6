import { readBlocks, type TextPart } from '@washhouse/contract/webboard/board-text'

const format = { direction: null, format: '', indent: 0, version: 1 } as const

interface Node {
  type: string
  version: number
  [name: string]: unknown
}

const node = (type: string, children: Node[], more: object = {}) => ({
  type,
  ...format,
  ...more,
  children,
})
const words = (text: string) => ({
  type: 'text',
  text,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  version: 1,
})

/** Converts a member's plain text for the staff editor. Addresses stay text: editors make links on purpose. */
export function bodyOfText(text: string) {
  const blocks = readBlocks(text).map(({ kind, lines }) =>
    kind === 'list' ? listOf(lines) : node('paragraph', joinLines(lines), { textFormat: 0 }),
  )
  return { root: node('root', blocks) }
}

function listOf(lines: TextPart[][]) {
  const items = lines.map((line, index) => node('listitem', wordsIn(line), { value: index + 1 }))
  return node('list', items, { listType: 'bullet', start: 1, tag: 'ul' })
}

function joinLines(lines: TextPart[][]): Node[] {
  return lines.flatMap((line, index) => [
    ...(index === 0 ? [] : [{ type: 'linebreak', version: 1 }]),
    ...wordsIn(line),
  ])
}

function wordsIn(line: TextPart[]): Node[] {
  return line.map((part) => words(part.kind === 'link' ? part.href : part.text))
}
