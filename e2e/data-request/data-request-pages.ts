import type { Page } from '@playwright/test'

/** Texts of the data request pages. */
const requestWords = {
  th: {
    prefix: '',
    fromContact: /^เรื่องข้อมูลส่วนบุคคลของคุณ/,
    erasure: 'ขอให้ลบข้อมูล',
    correction: 'ขอแก้ไขข้อมูลที่ไม่ถูกต้อง',
    message: /^รายละเอียด/,
    send: 'ส่งคำขอ',
    sent: 'ดูอีเมลของคุณ',
    confirm: 'ยืนยันคำขอ',
    confirmed: 'ยืนยันแล้ว',
    spent: 'ลิงก์นี้ใช้ไม่ได้แล้ว',
    toRequests: 'ส่งหรือดูคำขอ',
    ownSent: /^ได้รับคำขอแล้ว/,
    open: 'กำลังดำเนินการ',
    reference: /(เลขที่ [0-9A-F]{8})/,
    refuse: 'ปฏิเสธ',
    reason: 'เหตุผล',
    yes: 'ยืนยัน',
    copy: 'ดาวน์โหลดสำเนาข้อมูล (ZIP)',
    refusedStep: /ปฏิเสธ · /,
    refusal: 'ทำตามคำขอไม่ได้',
  },
  en: {
    prefix: '/en',
    fromContact: /^About your personal data/,
    erasure: 'Erase my data',
    correction: 'Correct what is wrong',
    message: /^Details/,
    send: 'Send the request',
    sent: 'Check your email',
    confirm: 'Confirm the request',
    confirmed: 'Confirmed',
    spent: 'This link does not work any more',
    toRequests: 'Ask, or see what you asked',
    ownSent: /^We have your request/,
    open: 'in progress',
    reference: /Reference ([0-9A-F]{8})/,
    refuse: 'Refuse',
    reason: 'Reason',
    yes: 'Confirm',
    copy: 'Download the copy (ZIP)',
    refusedStep: /Refused · /,
    refusal: 'can’t do what it asks',
  },
} as const

export type RequestLanguage = keyof typeof requestWords

/** Elements of these pages. */
export function requestPages(page: Page, language: RequestLanguage) {
  const words = requestWords[language]
  const main = page.locator('main')
  return {
    words,
    main,
    summary: page.locator('.error-summary'),
    done: page.locator('.account-done'),
    own: main.locator('.own-requests > li'),
    desk: page.locator('.request-desk'),
    pathOf: (path: string) => words.prefix + path,
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    choice: (name: string) => main.getByRole('radio', { name, exact: true }),
  }
}
