import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type LineMessageId = MessageIdOf<typeof lineMessages>

export const lineMessages = defineMessages({
  'line.signIn': { th: 'เข้าสู่ระบบด้วย LINE', en: 'Sign in with LINE' },
  'line.register': { th: 'สมัครด้วย LINE', en: 'Register with LINE' },
  'line.again': { th: 'เริ่มใหม่ด้วย LINE', en: 'Start again with LINE' },
  'line.or': { th: 'หรือใช้อีเมล', en: 'or with your email' },
  'login.reason.line-lost': {
    th: 'LINE พาคุณกลับมาไม่ถูกที่ อาจเปิดกลับมาคนละเบราว์เซอร์ หรือทิ้งไว้นานเกินไป กดเริ่มใหม่ได้เลย',
    en: 'We lost your way from LINE: it may have come back to another browser, or taken too long. Just start again.',
  },
  'login.reason.line-denied': {
    th: 'คุณยังไม่ได้อนุญาตใน LINE เราจึงไม่ได้รับข้อมูลอะไรจาก LINE',
    en: 'You did not allow it in LINE, so we have received nothing from there.',
  },
  'login.reason.line-away': {
    th: 'ตอนนี้ติดต่อ LINE ไม่ได้ ลองใหม่ในอีกสักครู่ หรือใช้อีเมลกับรหัสผ่าน',
    en: 'LINE cannot be reached just now. Try again in a moment, or use your email and password.',
  },
  'login.reason.line-refused': {
    th: 'เข้าสู่ระบบด้วย LINE ไม่สำเร็จ ลองใหม่ หรือติดต่อเราถ้ายังเข้าไม่ได้',
    en: 'Signing in with LINE did not work. Try again, or write to us if it goes on.',
  },
})
