import { expect, type Page } from '@playwright/test'

/** Texts of the download pages in both languages, with records of the demo. */
export const downloadWords = {
  th: {
    prefix: '',
    title: 'ดาวน์โหลด',
    gate: 'เข้าสู่ระบบแล้วดาวน์โหลดได้เลย',
    signIn: 'เข้าสู่ระบบ',
    manuals: 'คู่มือ',
    dryers: 'เครื่องอบ',
    manual: 'คู่มือเครื่องอบ 14, 20 และ 27 กก.',
    other: 'ทำความสะอาดท่อลมร้อน',
    washer: 'คู่มือเครื่องซัก 9, 14 และ 18 กก.',
    field: 'ค้นหาเอกสาร',
    search: 'ค้นหา',
    // Thai digits, and no space.
    typed: 'เครื่องอบ๑๔',
    none: 'ไม่พบข้อมูล',
    download: 'ดาวน์โหลด',
    open: 'เปิดดู',
    read: 'อ่านทั้งฉบับที่นี่',
    next: 'รายการถัดไป',
    close: 'ปิด กลับไปที่รายการ',
    file: 'คู่มือเครื่องอบ 14, 20 และ 27 กก.pdf',
  },
  en: {
    prefix: '/en',
    title: 'Downloads',
    gate: 'Sign in to download',
    signIn: 'Sign in',
    manuals: 'Manuals',
    dryers: 'Dryers',
    manual: 'Manual for 14, 20 and 27 kg dryers',
    other: 'Cleaning the hot air duct',
    washer: 'Manual for 9, 14 and 18 kg washers',
    field: 'Search downloads',
    search: 'Search',
    typed: 'DRYERS manual',
    none: 'Data not found',
    download: 'Download',
    open: 'Open',
    read: 'Read it here',
    next: 'Next item',
    close: 'Close and go back to the list',
    file: 'Manual for 14, 20 and 27 kg dryers.pdf',
  },
} as const

export type DownloadLanguage = keyof typeof downloadWords

/** Finds a manual by category and by search, opens it, downloads its file and goes to the next one. */
export async function fetchManual(page: Page, language: DownloadLanguage): Promise<void> {
  const words = downloadWords[language]
  const main = page.locator('main')
  const card = (title: string) =>
    main.getByRole('heading', { level: 3, name: title }).getByRole('link')
  await page.goto(`${words.prefix}/download`)
  await expect(card(words.washer)).toBeVisible()
  await main.getByRole('link', { name: words.manuals, exact: true }).click()
  await main.getByRole('link', { name: words.dryers, exact: true }).click()
  await expect(card(words.washer)).toHaveCount(0)
  await expect(card(words.other)).toBeVisible()

  await card(words.manual).click()
  await expect(page).toHaveURL(/[?&]file=\d+/)
  const popup = page.getByRole('dialog', { name: words.manual })
  // One file per language, the reader's first.
  await expect(popup.getByText(/^PDF\s·\s/)).toHaveCount(2)
  await expect(popup.getByRole('img').first()).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    popup.getByRole('link', { name: words.download, exact: true }).first().click(),
  ])
  expect(file.suggestedFilename()).toBe(words.file)
  await popup.getByRole('link', { name: words.next }).click()
  const next = page.getByRole('dialog', { name: words.other })
  await next.getByRole('link', { name: words.close }).click()
  await expect(page).toHaveURL((url) => !url.searchParams.has('file'))
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto(`${words.prefix}/download`)
  const searchFor = async (text: string) => {
    await main.getByRole('searchbox', { name: words.field }).fill(text)
    await main.getByRole('button', { name: words.search, exact: true }).click()
  }
  await searchFor(words.typed)
  await expect(card(words.manual)).toBeVisible()
  await expect(card(words.washer)).toHaveCount(0)
  await searchFor('nowhere-at-all')
  await expect(main.getByText(words.none)).toBeVisible()
}
