import type { Page } from '@playwright/test'

/**
 * Words and phone numbers broken by a line end, with their context. Strings longer than any word, such as URLs, may be
 * broken.
 */
export function findTornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The dictionary has no เตรียม after ต้อง.
    const known = /0\d{1,2}-\d{3}-\d{3,4}|เตรียม/g
    const overlong = /[^\s\u0E00-\u0E7F]{25,}/g
    const segmenter = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' })
    const torn: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      const text = (node.textContent ?? '').replace(overlong, (run) => ' '.repeat(run.length))
      const isShown = element?.checkVisibility({ visibilityProperty: true })
      if (!isShown || element?.closest('option, .visually-hidden')) continue
      const whole = Array.from(text.matchAll(known), ({ 0: segment, index }) => ({
        segment,
        index,
        isWordLike: true,
      }))
      for (const { segment, index, isWordLike } of [...segmenter.segment(text), ...whole])
        if (isWordLike && isTorn(node, index, segment.length))
          torn.push(`${segment} in "${text.slice(Math.max(0, index - 15), index + 25)}"`)
    }
    return torn

    function isTorn(node: Node, start: number, length: number): boolean {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + length)
      const tops = Array.from(range.getClientRects())
        .filter(({ width }) => width > 0.5)
        .map(({ top }) => top)
      return Math.max(...tops) - Math.min(...tops) > 8
    }
  })
}
