import type { Page } from '@playwright/test'

/** Texts of the FAQ pages in both languages, with a question of the demo. */
export const faqWords = {
  th: {
    prefix: '',
    title: 'คำถามที่พบบ่อย',
    gate: 'เข้าสู่ระบบแล้วอ่านได้ทุกคำตอบ',
    signIn: 'เข้าสู่ระบบ',
    main: 'การจ่ายเงิน',
    sub: 'เหรียญและธนบัตร',
    question: 'เครื่องแลกเหรียญรับแบงก์อะไร',
    answer: /1,000/,
    field: 'อยากรู้เรื่องอะไร',
    // เเ instead of แ is a common typo.
    typed: 'เเลกเหรียญรับ',
    near: 'แลกเงินแบงค์พัน',
    nearest: 'คำถามที่ใกล้เคียง',
    report: 'แจ้งปัญหาการใช้งาน',
    none: 'ไม่พบข้อมูล',
    search: 'ค้นหา',
    yes: 'ช่วยได้',
    no: 'ช่วยไม่ได้',
    thanks: 'ขอบคุณที่บอกเรา',
    sorry: /เราจะปรับคำตอบให้ดีขึ้น/,
    aid: 'ลองทำตามนี้ก่อน',
    stopped: 'เครื่องหยุดกลางคัน',
    aidAnswer: /ไม่สมดุล/,
  },
  en: {
    prefix: '/en',
    title: 'FAQ',
    gate: 'Sign in to read every answer',
    signIn: 'Sign in',
    main: 'Paying',
    sub: 'Coins and notes',
    question: 'Which notes does the coin changer take?',
    answer: /฿500/,
    field: 'What would you like to know?',
    typed: 'NOTES changer',
    near: 'change a big note',
    nearest: 'Closest questions',
    report: 'Report a problem',
    none: 'Data not found',
    search: 'Search',
    yes: 'Yes',
    no: 'No',
    thanks: 'Thanks for letting us know.',
    sorry: /we’ll improve this answer/,
    aid: 'Try this first',
    stopped: 'The machine stopped mid-cycle',
    aidAnswer: /balance/,
  },
} as const

export type FaqLanguage = keyof typeof faqWords

/** Elements of the FAQ pages. */
export function faqPages(page: Page, language: FaqLanguage) {
  const words = faqWords[language]
  const main = page.locator('main')
  const question = main.locator('details').filter({ hasText: words.question })
  return {
    words,
    main,
    pathOf: (path: string) => words.prefix + path,
    question,
    summary: question.locator('summary'),
    answer: question.locator('.prose'),
    yes: question.getByRole('button', { name: words.yes, exact: true }),
    no: question.getByRole('button', { name: words.no, exact: true }),
    said: question.getByRole('status'),
    search: async (text: string) => {
      await main.getByRole('searchbox', { name: words.field }).fill(text)
      await main.getByRole('button', { name: words.search, exact: true }).click()
    },
  }
}
