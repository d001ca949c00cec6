import type { Page } from '@playwright/test'

/** Texts of the data request pages. */
const requestWords = {
  th: {
    prefix: '',
    fromContact: /^ข้อมูล\u00AD?ส่วน\u00AD?บุคคลของคุณ/,
    erasure: 'ขอให้ลบข้อมูล',
    correction: 'ขอแก้ไขข้อมูลที่ไม่ถูกต้อง',
    message: /^ราย\u00AD?ละ\u00AD?เอียด/,
    send: 'ส่งคำขอ',
    sent: 'เช็กอีเมลของคุณ',
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
    refusedStep: /ปฏิเสธ\s·\s/,
    refusal: 'ทำตามคำขอไม่ได้',
  },
  en: {
    prefix: '/en',
    fromContact: /^Your personal data/,
    erasure: 'Delete my data',
    correction: 'Correct my data',
    message: /^Details/,
    send: 'Send request',
    sent: 'Check your email',
    confirm: 'Confirm request',
    confirmed: 'Confirmed',
    spent: 'This link no longer works',
    toRequests: 'Send or view requests',
    ownSent: /^We’ve received your request/,
    open: 'In progress',
    reference: /Reference ([0-9A-F]{8})/,
    refuse: 'Refuse',
    reason: 'Reason',
    yes: 'Confirm',
    copy: 'Download the copy (ZIP)',
    refusedStep: /Refused\s·\s/,
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
