import { expect } from '@playwright/test'
import type { Page, Request } from '@playwright/test'
import { branchList, type Language } from './branch-list.ts'

const mapWords = {
  th: {
    button: 'แผนที่',
    group: 'แผนที่สาขา',
    canvas: /^แผนที่ เลื่อนด้วย/,
    failed: /เปิดแผนที่ไม่ได้/,
    all: 'ดูทุกสาขา',
    cluster: /สาขาใกล้กัน/,
    close: 'ปิดข้อมูลสาขา',
  },
  en: {
    button: 'Map',
    group: 'Branch map',
    canvas: /^Map: move with/,
    failed: /can’t open the map/,
    all: 'Show all branches',
    cluster: /branches close together/,
    close: 'Close branch details',
  },
} as const

/** Elements of the map beside the list. */
export function branchMap(page: Page, language: Language) {
  const words = mapWords[language]
  const list = branchList(page, language)
  const group = page.getByRole('region', { name: words.group, exact: true })
  const bubbles = group.locator('.branch-map__bubble')
  return {
    words,
    list,
    group,
    bubbles,
    button: page.getByRole('button', { name: words.button, exact: true }),
    canvas: group.getByRole('region', { name: words.canvas }),
    clusters: group.getByRole('button', { name: words.cluster }),
    chosen: group.locator('.branch-map__chosen'),
    /** Waits until the map shows as many branches as the list. */
    expectInStep: () =>
      expect(async () => {
        const texts = await bubbles.allInnerTexts()
        const onMap = texts.reduce((sum, text) => sum + Number(text || 1), 0)
        expect(onMap).toBe(await list.countedBranches())
        expect(onMap).toBeGreaterThan(0)
      }).toPass({ timeout: 10_000 }),
  }
}

/** Requests for resources of the map only. */
export function recordMapRequests(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (/maplibre|branch-map|provinces|directory\.json/.test(pathname)) seen.push(pathname)
  })
  return seen
}
