import type { Page } from '@playwright/test'
import { compounds } from '../../web/app/core/ui/phrases/compounds.ts'

const units =
  'บาท|นาที|ชั่วโมง|วัน|เดือน|ปี|กก\\.|สาขา|เครื่อง|ตัวอักษร|ฟุต|baht|kg|minutes|hours|days|months|years'

const words = [
  // Pages join the parts with soft hyphens.
  ...compounds.map((word) => word.replaceAll('|', '\u00AD?')),
  // The dictionary has no เตรียม after ต้อง.
  'เตรียม',
  String.raw`0\d{1,2}-\d{3}-\d{3,4}`,
].toSorted((a, b) => b.length - a.length)

/** Each is searched on its own, as they overlap: 24 ชั่วโมง · 40 บาท. */
const patterns = [
  words.join('|'),
  String.raw`\d[\d,.]*\s(?:${units})`,
  String.raw`\S\s·(?:\s[\d฿][\d,.]*)?`,
]

/**
 * Words, compounds, phone numbers and numbers with their units that are broken by a line end, and lines that begin with
 * “·”, with their context. Strings longer than any word, such as URLs, may be broken.
 */
export function findTornWords(page: Page): Promise<string[]> {
  return page.evaluate((sources) => {
    const overlong = /[^\s\u0E00-\u0E7F]{25,}/g
    const known = sources.map((source) => new RegExp(source, 'g'))
    const segmenter = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' })
    const torn: string[] = []
    let before: Text | null = null
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      const text = (node.textContent ?? '').replace(overlong, (run) => ' '.repeat(run.length))
      const isShown = element?.checkVisibility({ visibilityProperty: true })
      if (!isShown || element?.closest('option, .visually-hidden')) continue
      const whole = known.flatMap((pattern) =>
        Array.from(text.matchAll(pattern), ({ 0: segment, index }) => ({
          segment,
          index,
          isWordLike: true,
        })),
      )
      for (const { segment, index, isWordLike } of [...segmenter.segment(text), ...whole])
        if (isWordLike && isTorn(node, index, node, index + segment.length))
          torn.push(`${segment} in "${text.slice(Math.max(0, index - 15), index + 25)}"`)
      // The text before “·” is in another element.
      const dot = /^\s*·/.exec(text)?.[0].length
      if (dot && before && blockOf(before) === blockOf(node)) {
        const end = before.data.trimEnd().length
        if (isTorn(before, end - 1, node, dot)) torn.push(`· after "${before.data.slice(-25)}"`)
      }
      if (text.trim() !== '' && node instanceof Text) before = node
    }
    return torn

    function blockOf(node: Node): Element | null | undefined {
      return node.parentElement?.closest('p, li, dd, td, th, h1, h2, h3, summary, label, div')
    }

    function isTorn(first: Node, start: number, last: Node, end: number): boolean {
      const range = document.createRange()
      range.setStart(first, start)
      range.setEnd(last, end)
      const tops = Array.from(range.getClientRects())
        .filter(({ width }) => width > 0.5)
        .map(({ top }) => top)
      return Math.max(...tops) - Math.min(...tops) > 8
    }
  }, patterns)
}
