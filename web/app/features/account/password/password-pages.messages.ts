import { defineMessages } from '../../../i18n/messages.ts'

/** What asking for a link to a new password says, and what that link leads to. */
export const passwordPagesMessages = defineMessages({
  'forgot.title': { th: 'ลืมรหัสผ่าน', en: 'Forgot your password?' },
  'forgot.lead': {
    th: 'บอกอีเมลที่ใช้สมัคร เราจะส่งลิงก์ตั้งรหัสผ่านใหม่ไปให้',
    en: 'Tell us your email, and we send you a link to a new one.',
  },
  'forgot.submit': { th: 'ส่งลิงก์ให้ฉัน', en: 'Send me the link' },
  'forgot.signIn': { th: 'กลับไปเข้าสู่ระบบ', en: 'Back to sign in' },
  'forgot.sent.title': { th: 'ดูในกล่องจดหมายของคุณ', en: 'Look into your mailbox' },
  'forgot.sent.hint': {
    th: 'ถ้าอีเมลนี้เป็นสมาชิก ลิงก์ตั้งรหัสผ่านใหม่กำลังไปถึง ใช้ได้ภายใน 1\u00A0ชั่วโมง และใช้ได้ครั้งเดียว',
    en: 'If this email has an account, a link to a new password is on its way. It works once, within an hour.',
  },
  'forgot.sent.spam': {
    th: 'ไม่เห็นใน 5\u00A0นาที ลองดูในโฟลเดอร์จดหมายขยะ',
    en: 'Nothing after five minutes? Have a look at your spam folder.',
  },
  'forgot.sent.again': { th: 'ส่งอีกครั้ง หรือใช้อีเมลอื่น', en: 'Send again, or try another email' },
  'forgot.wait': {
    th: 'ขอลิงก์หลายครั้งติดกัน รออีก {minutes}\u00A0นาทีแล้วลองใหม่',
    en: 'Many links were asked for. Please wait {minutes, plural, one {a minute} other {# minutes}}.',
  },

  'reset.title': { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
  'reset.lead': {
    th: 'ตั้งเสร็จแล้ว ทุกเครื่องที่เข้าสู่ระบบไว้จะต้องเข้าใหม่',
    en: 'Every device that is signed in will have to sign in again.',
  },
  'reset.submit': { th: 'บันทึกรหัสผ่านใหม่', en: 'Save the new password' },
  'reset.spent': {
    th: 'ลิงก์นี้ใช้ไม่ได้แล้ว อาจหมดอายุหรือใช้ไปแล้ว',
    en: 'This link does not work any more: it is too old or has been used',
  },
  'reset.spent.hint': {
    th: 'บอกอีเมลที่ใช้สมัคร แล้วเราจะส่งลิงก์ใหม่ให้',
    en: 'Tell us your email, and we send you a new one.',
  },
  'reset.wait': {
    th: 'ลองหลายครั้งเกินไป รออีก {minutes}\u00A0นาทีแล้วลองใหม่',
    en: 'Too many tries. Please wait {minutes, plural, one {a minute} other {# minutes}}.',
  },
})
