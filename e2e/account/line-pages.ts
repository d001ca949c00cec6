import type { Page } from '@playwright/test'
import { accountPages, type AccountLanguage } from './account-pages.ts'

/** Texts about LINE, in both languages. */
const lineWords = {
  th: {
    signIn: 'เข้าสู่ระบบด้วย LINE',
    register: 'สมัครด้วย LINE',
    again: 'เริ่มใหม่ด้วย LINE',
    noEmail: /LINE ไม่ได้ส่งอีเมลของคุณมา/,
    submit: 'สมัครสมาชิก',
    taken: /เพื่อความปลอดภัย เราไม่เชื่อม LINE ให้เอง/,
    lost: /กลับมาจาก LINE ไม่สำเร็จ/,
    denied: /คุณยังไม่ได้อนุญาตใน LINE/,
    currentPassword: 'รหัสผ่านปัจจุบัน',
    join: 'เชื่อมกับ LINE',
    joined: /^เชื่อมกับ LINE แล้ว/,
    part: 'เลิกเชื่อมกับ LINE',
    parted: 'เลิกเชื่อมกับ LINE แล้ว',
    only: /LINE เป็นทางเดียว/,
    understood: 'ฉันเข้าใจว่าลบแล้วกู้คืนไม่ได้',
    leave: 'ลบบัญชีถาวร',
    leaveFault: 'ติ๊กก่อน ถ้าต้องการลบบัญชีจริง',
    goodbye: 'ลบบัญชีแล้ว ไว้พบกันใหม่',
    noPassword: /บัญชีนี้ยังไม่มีรหัส\u00AD?ผ่าน/,
  },
  en: {
    signIn: 'Sign in with LINE',
    register: 'Register with LINE',
    again: 'Start again with LINE',
    noEmail: /LINE didn’t give us your email/,
    submit: 'Register',
    taken: /we don’t link LINE automatically/,
    lost: /We lost you on the way back from LINE/,
    denied: /You didn’t give permission in LINE/,
    currentPassword: 'Current password',
    join: 'Link LINE',
    joined: /^LINE is linked/,
    part: 'Unlink LINE',
    parted: 'LINE is unlinked from your account.',
    only: /LINE is the only way/,
    understood: 'I understand that this can’t be undone',
    leave: 'Delete account permanently',
    leaveFault: 'Please tick this if you really want to delete your account',
    goodbye: 'Your account is deleted. Goodbye!',
    noPassword: /Your account has no password yet/,
  },
} as const

/** Elements of the account pages and those about LINE. */
export function linePages(page: Page, language: AccountLanguage) {
  const pages = accountPages(page, language)
  return {
    ...pages,
    lineWords: lineWords[language],
    /** The consent page of LINE. */
    async answerLine(answer: 'Allow' | 'Deny' = 'Allow') {
      await page.getByRole('link', { name: answer }).click()
    },
    async fillRegistration(email: string) {
      const { words, box, main } = pages
      await box(words.lastName).fill('น้ำใจงาม')
      await box(words.phone).fill('081-234-5678')
      await box(words.email).fill(email)
      await main.getByRole('radio', { name: words.age }).check()
    },
  }
}
