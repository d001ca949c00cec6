import { expect, type Page } from '@playwright/test'

/** Texts of the members' search in both languages, with results of the demo. */
export const memberSearchWords = {
  th: {
    prefix: '',
    field: 'อยากหาอะไร',
    lead: /สำหรับสมาชิก/,
    manual: {
      typed: 'คู่มือเครื่องอบ ๑๔',
      kind: 'เอกสารดาวน์โหลด',
      title: 'คู่มือเครื่องอบ 14, 20 และ 27 กก.',
    },
    issue: { typed: 'จดหมายข่าวฟองใส ฉบับที่ 18', kind: 'จดหมายข่าว', title: /ฉบับที่\s18\s/ },
    toCome: 'จดหมายข่าวฟองใส ฉบับที่ 19',
    question: {
      // เเ instead of แ is a common typo.
      typed: 'เครื่องเเลกเหรียญรับ',
      kind: 'คำถามที่พบบ่อย',
      title: 'เครื่องแลกเหรียญรับแบงก์อะไร',
      answer: /1,000\sแลกไม่ได้/,
    },
  },
  en: {
    prefix: '/en',
    field: 'What are you looking for?',
    lead: /for members/,
    manual: {
      typed: '14 KG dryer manual',
      kind: 'Download',
      title: 'Manual for 14, 20 and 27 kg dryers',
    },
    issue: { typed: 'fongsai news 18', kind: 'E-news', title: /Fongsai News 18:/ },
    toCome: 'fongsai news 19',
    question: {
      typed: 'which notes changer',
      kind: 'FAQ',
      title: 'Which notes does the coin changer take?',
      answer: /take ฿500/,
    },
  },
} as const

export type MemberSearchLanguage = keyof typeof memberSearchWords

/** Elements of the search, for members and visitors. */
export function searchPages(page: Page, language: MemberSearchLanguage) {
  const words = memberSearchWords[language]
  const main = page.locator('main')
  const results = main.locator('.search-list > li')
  return {
    words,
    main,
    results,
    titles: results.getByRole('heading', { level: 3 }),
    search: async (text: string) => {
      await page.goto(`${words.prefix}/search`)
      await page.getByLabel(words.field).fill(text)
      await page.getByLabel(words.field).press('Enter')
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === text)
    },
  }
}

/** A member finds a question, a manual and an issue by search and opens each result. */
export async function findAsMember(page: Page, language: MemberSearchLanguage): Promise<void> {
  const { words, main, results, titles, search } = searchPages(page, language)
  const { question, manual, issue } = words
  const leads = async ({ typed, kind, title }: typeof question | typeof manual | typeof issue) => {
    await search(typed)
    const result = results.filter({ hasText: kind }).filter({ hasText: title })
    await expect(result).toHaveCount(1)
    await expect(result.locator('mark').first()).toBeVisible()
    await result.getByRole('link').click()
  }
  await search(words.toCome)
  await expect(titles.filter({ hasText: /19[ :]/ })).toHaveCount(0)
  await expect(main.getByText(words.lead)).toBeVisible()

  await leads(manual)
  await expect(page).toHaveURL((url) => url.pathname === `${words.prefix}/download`)
  await expect(page.getByRole('dialog', { name: manual.title })).toBeVisible()
  await leads(issue)
  await expect(page).toHaveURL(/\/enews\/\d+$/)
  await expect(main.getByRole('heading', { level: 1, name: issue.title })).toBeVisible()
  await leads(question)
  await expect(page).toHaveURL((url) => url.pathname === `${words.prefix}/faq/payment`)
  await expect(main.getByText(question.answer)).toBeVisible()
}
