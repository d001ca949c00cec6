import { expect, type Page } from '@playwright/test'

/** Texts of the e-news pages in both languages, with issues of the demo. */
export const enewsWords = {
  th: {
    prefix: '',
    gate: 'เข้าสู่ระบบแล้วอ่านได้ทุกฉบับ',
    signIn: 'เข้าสู่ระบบ',
    issue: /^จดหมาย\u00AD?ข่าวฟองใส ฉบับที่\s18\s/,
    toCome: /^จดหมาย\u00AD?ข่าวฟองใส ฉบับที่ 19 /,
    first: /^จดหมาย\u00AD?ข่าวฟองใส ฉบับที่ 1 /,
    years: 'เลือกปี',
    pdf: 'ฉบับ PDF',
    download: 'ดาวน์โหลด',
    back: 'ดูจดหมายข่าวทุกฉบับ',
    none: 'ไม่พบข้อมูล',
  },
  en: {
    prefix: '/en',
    gate: 'Sign in to read every issue',
    signIn: 'Sign in',
    issue: /^Fongsai News 18:/,
    toCome: /^Fongsai News 19:/,
    first: /^Fongsai News 1:/,
    years: 'Choose a year',
    pdf: 'PDF version',
    download: 'Download',
    back: 'See all issues',
    none: 'Data not found',
  },
} as const

export type EnewsLanguage = keyof typeof enewsWords

/** Opens the newest issue and its PDF, and finds the first issue by year; future issues are hidden. */
export async function readIssue(page: Page, language: EnewsLanguage): Promise<void> {
  const words = enewsWords[language]
  const main = page.locator('main')
  const card = (title: RegExp) =>
    main.getByRole('heading', { level: 3, name: title }).getByRole('link')
  await page.goto(`${words.prefix}/enews`)
  await expect(card(words.toCome)).toHaveCount(0)
  await card(words.issue).click()
  await expect(page).toHaveURL(/\/enews\/\d+$/)
  await expect(main.getByRole('heading', { level: 1, name: words.issue })).toBeVisible()
  const pdf = main.getByRole('region', { name: words.pdf })
  await expect(pdf.getByText(/^PDF\s·\s/)).toBeVisible()
  await expect(pdf.getByRole('img').first()).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    pdf.getByRole('link', { name: words.download, exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toBe('จดหมายข่าวฟองใส ฉบับที่ 18.pdf')
  await main.getByRole('link', { name: words.back }).click()

  const years = main.getByRole('navigation', { name: words.years })
  await years.getByRole('link').last().click()
  await expect(page).toHaveURL(/[?&]year=\d{4}$/)
  await expect(card(words.first)).toBeVisible()
  await expect(card(words.issue)).toHaveCount(0)
  await page.goto(`${words.prefix}/enews?year=1999`)
  await expect(main.getByText(words.none)).toBeVisible()
}
