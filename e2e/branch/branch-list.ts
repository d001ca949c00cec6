import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { withoutJoints } from '../../web/app/core/ui/phrases/keep-together.ts'

export type Language = 'th' | 'en'

/** Texts of the list. */
export const listWords = {
  th: {
    path: '/branch',
    search: 'ชื่อสาขา',
    sector: 'ภาค',
    province: 'จังหวัด',
    submit: 'ค้นหา',
    results: 'รายชื่อสาขา',
    pages: 'หน้าของรายชื่อสาขา',
    next: 'หน้าถัดไป',
    count: /(\d+)\sสาขา/,
    copy: 'คัดลอกลิงก์',
    copied: 'คัดลอกแล้ว',
    trail: 'คุณอยู่ที่นี่',
    back: 'สาขา',
    switch: /^EN/,
    nearMe: 'หาสาขาใกล้ฉัน',
    openNow: 'เปิดอยู่ตอนนี้',
    change: 'แก้ไข',
    undo: 'เลิกเรียงตามระยะทาง',
    refused: 'เบราว์เซอร์ยังไม่อนุญาตให้ใช้ตำแหน่ง',
    kilometers: /(\d+(?:\.\d)?)\s(กม|ม)\./,
  },
  en: {
    path: '/en/branch',
    search: 'Branch name',
    sector: 'Region',
    province: 'Province',
    submit: 'Search',
    results: 'Branches',
    pages: 'Branch list pages',
    next: 'Next page',
    count: /(\d+)\sbranch/,
    copy: 'Copy link',
    copied: 'Copied',
    trail: 'You are here',
    back: 'Branches',
    switch: /^ไทย/,
    nearMe: 'Find a branch near me',
    openNow: 'Open now',
    change: 'Change',
    undo: 'Stop sorting by distance',
    refused: 'Your browser is blocking your location',
    kilometers: /(\d+(?:\.\d)?)\s(km|m)/,
  },
} as const

/** Elements of the branch list: fields, count and cards. */
export function branchList(page: Page, language: Language) {
  const words = listWords[language]
  const results = page.getByRole('region', { name: words.results })
  const finder = page.locator('main').getByRole('search')
  return {
    words,
    search: finder.getByRole('searchbox', { name: words.search }),
    sector: finder.getByRole('combobox', { name: words.sector, exact: true }),
    province: finder.getByRole('combobox', { name: words.province, exact: true }),
    /** Collapsed form on narrow screens after a search; absent on wide ones. */
    folded: finder.locator('.finder-fold > summary'),
    nearMe: finder.getByRole('button', { name: words.nearMe }),
    openNow: results.getByRole('button', { name: words.openNow }),
    submit: finder.getByRole('button', { name: words.submit, exact: true }),
    results,
    names: results.getByRole('heading', { level: 3 }),
    /** Polite live region with the number of results. */
    count: results.getByRole('status').first(),
    pager: page.getByRole('navigation', { name: words.pages }),
    countedBranches: async () => {
      const text = await results.getByRole('status').first().innerText()
      return Number(words.count.exec(text)?.[1] ?? Number.NaN)
    },
  }
}

/** Expands the form if it is collapsed. */
export async function unfoldFinder({ folded, search }: ReturnType<typeof branchList>) {
  await expect(folded.or(search).filter({ visible: true }).first()).toBeVisible()
  if (!(await search.isVisible())) await folded.click()
  await expect(search).toBeVisible()
}

/** Selects a province, whose option ends with the number of its shops. */
export async function chooseProvince(province: Locator, name: string): Promise<void> {
  const label = await province.getByText(withShops(name)).textContent()
  await province.selectOption({ label: label ?? '' })
}

/** 'เชียงใหม่ (12)' */
export const withShops = (name: string) => new RegExp(`^${name} \\(\\d+\\)$`)

/** Names without the characters for line ends. */
export async function readNames(names: Locator): Promise<string[]> {
  const texts = await names.allInnerTexts()
  return texts.map((name) => withoutJoints(name).replace(/\s+/g, ' ').trim())
}

/** Waits until only matching names are listed: the URL changes before the list. */
export async function expectEveryName(names: Locator, part: RegExp): Promise<void> {
  await expect(names.first()).toBeVisible()
  const others = async () => (await readNames(names)).filter((name) => !part.test(name))
  await expect.poll(others).toEqual([])
}
