import { expect, type Page } from '@playwright/test'

/** Texts of the contact page, in both languages. */
export const contactWords = {
  th: {
    path: '/contact',
    firstName: 'ชื่อ',
    phone: 'เบอร์โทร',
    email: 'อีเมล',
    message: 'อยากบอกหรือถามอะไรเรา',
    consent: /ยินยอมให้ติดต่อกลับ/,
    send: 'ส่งข้อความ',
    summary: 'ยังส่งไม่ได้ มี 4 จุดที่ต้องแก้',
    faults: [
      'กรอกชื่อ',
      'กรอกเบอร์โทรหรืออีเมลอย่างใดอย่างหนึ่ง',
      'เขียนข้อความถึงเราสักนิด',
      'ติ๊กยินยอมก่อน เราจึงจะติดต่อกลับได้',
    ],
    digits: 'ใส่เบอร์โทรเป็นตัวเลขเท่านั้น',
    sent: 'ได้รับข้อความแล้ว ขอบคุณที่เขียนมา',
    away: 'ส่งไม่สำเร็จ แต่ที่กรอกไว้ยังอยู่ครบ',
    line: 'คุยกับเราทาง LINE',
    call: 'โทรหาเรา',
  },
  en: {
    path: '/en/contact',
    firstName: 'First name',
    phone: 'Phone',
    email: 'Email',
    message: 'What would you like to say or ask?',
    consent: /You may contact me/,
    send: 'Send message',
    summary: 'There are 4 things to fix',
    faults: [
      'Please enter name',
      'Please enter a phone number or an email',
      'Please enter message',
      'Please agree to be contacted',
    ],
    digits: 'Phone: Numbers only',
    sent: 'Got it, thank you',
    away: 'Not sent, but nothing you wrote is lost',
    line: 'Talk to us on LINE',
    call: 'Call us',
  },
} as const

export type ContactLanguage = keyof typeof contactWords

export function contactForm(page: Page, language: ContactLanguage) {
  const words = contactWords[language]
  const main = page.locator('main')
  const box = (name: string) => main.getByRole('textbox', { name, exact: true })
  return {
    words,
    firstName: box(words.firstName),
    phone: main.getByLabel(words.phone, { exact: true }),
    email: box(words.email),
    message: box(words.message),
    consent: main.getByRole('checkbox', { name: words.consent }),
    send: main.getByRole('button', { name: words.send, exact: true }),
    summary: page.locator('.error-summary'),
    sent: main.getByRole('heading', { name: words.sent }),
    async fillIn(message: string) {
      await this.firstName.fill('สมศรี น้ำใจงาม')
      await this.phone.fill(' ๐๘๑๒๓๔๕๖๗๘ ')
      await this.message.fill(message)
      await this.consent.check()
    },
  }
}

/**
 * Simulates a form that was open for a minute longer: submissions within two seconds count as automated and are moderated.
 * Also changes the sent data, as the page may reset the field before.
 */
export async function takeTime(page: Page): Promise<void> {
  const openedAt = page.locator('main input[name=openedAt]')
  // On some pages the browser fills it in.
  await expect(openedAt).toHaveValue(/^\d+$/)
  await openedAt.evaluate((field: HTMLInputElement) => {
    const earlier = String(Number(field.value) - 60_000)
    field.value = earlier
    document.addEventListener('formdata', ({ formData }) => {
      if (formData.has('openedAt')) formData.set('openedAt', earlier)
    })
  })
}
