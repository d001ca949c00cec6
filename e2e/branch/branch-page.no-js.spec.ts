import { expect } from '@playwright/test'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'

const words = {
  th: {
    path: '/branch/chiang-mai-nimman-9',
    map: /แผนที่รอบสาขา/,
    neighbour: /^1\sเชียงใหม่ สันติธรรม/,
    washers: 'เครื่องซัก',
    duvet: 'ซัก 120 บาท + อบ 2 รอบ 120 บาท = 240 บาท',
    differences: 'จุดเด่นของสาขา',
  },
  en: {
    path: '/en/branch/chiang-mai-nimman-9',
    map: /^Map around/,
    neighbour: /^1 Chiang Mai Santitham/,
    washers: 'Washers',
    duvet: 'wash ฿120 + 2 drying cycles ฿120 = ฿240',
    differences: 'What sets this branch apart',
  },
} as const

for (const language of ['th', 'en'] as const) {
  const text = words[language]

  test(`without scripts a branch has its map, its prices and its neighbours' differences (${language}) ${tagOf(language)}`, async ({
    page,
  }) => {
    await page.goto(text.path)
    const map = page.getByRole('figure', { name: text.map })
    await expect(map.getByRole('link', { name: text.neighbour })).toBeVisible()
    await expect(page.getByRole('table', { name: text.washers })).toContainText(/\d/)
    await expect(page.locator('#loads li').filter({ hasText: '240' }).first()).toContainText(
      text.duvet,
    )
    await expect(page.getByRole('list', { name: text.differences }).first()).toHaveText(/\S/)
  })
}
