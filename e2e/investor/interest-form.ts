import type { Locator, Page } from '@playwright/test'

/** Texts of the interest form, in both languages. */
export const interestWords = {
  th: {
    investor: '/investor',
    path: '/investor/interest',
    ask: 'ขอรายละเอียดแฟรนไชส์',
    firstName: 'ชื่อ',
    lastName: 'นามสกุล',
    phone: 'เบอร์โทร',
    email: 'อีเมล',
    about: 'สนใจแพ็กเกจขนาดเล็ก',
    consent: /ยินยอมให้ติดต่อกลับ/,
    send: 'ส่งข้อมูล',
    missing: ['กรอกชื่อ', 'กรอกนามสกุล', 'กรอกเบอร์โทร', 'กรอกอีเมล', 'ติ๊กยินยอมก่อน เราจึงจะติดต่อกลับได้'],
    malformed: ['ใส่เบอร์โทรเป็นตัวเลขเท่านั้น', 'อีเมลไม่ถูกต้อง ลองดูตัวอย่าง name@example.com'],
    sent: 'ได้รับข้อมูลของคุณแล้ว',
    away: 'ส่งไม่สำเร็จ แต่ที่กรอกไว้ยังอยู่ครบ',
  },
  en: {
    investor: '/en/investor',
    path: '/en/investor/interest',
    ask: 'Ask about a franchise',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'Email',
    about: 'I’m interested in this package: Small',
    consent: /You may contact me/,
    send: 'Send',
    missing: [
      'Please enter name',
      'Please enter last name',
      'Please enter phone number',
      'Please enter email',
      'Please agree to be contacted',
    ],
    malformed: ['Phone: Numbers only', 'Invalid email format'],
    sent: 'We’ve got your details',
    away: 'Not sent, but nothing you wrote is lost',
  },
} as const

export type InterestLanguage = keyof typeof interestWords

/** Elements of the form, on its page or in the popup. */
export function interestForm(page: Page, language: InterestLanguage, inPopup = false) {
  const words = interestWords[language]
  const place: Locator = inPopup ? page.getByRole('dialog') : page.locator('main')
  const field = (name: string) => place.getByLabel(name, { exact: true })
  const form = {
    words,
    place,
    firstName: field(words.firstName),
    lastName: field(words.lastName),
    phone: field(words.phone),
    email: field(words.email),
    message: place.locator('textarea[name=message]'),
    consent: place.getByLabel(words.consent),
    choice: (name: string) => place.locator(`select[name=${name}]`),
    send: place.getByRole('button', { name: words.send, exact: true }),
    summary: place.getByRole('alert'),
    sent: place.getByRole('heading', { name: words.sent }),
  }
  return {
    ...form,
    async fillIn(message: string) {
      await form.firstName.fill('สมหญิง')
      await form.lastName.fill('ใจดี')
      await form.phone.fill(' ๐๘๑๒๓๔๕๖๗๘ ')
      await form.email.fill('somying@example.com')
      await form.choice('budget').selectOption('2_to_3_99m')
      await form.choice('placeType').selectOption('market')
      await form.message.fill(message)
      await form.consent.check()
    },
  }
}
