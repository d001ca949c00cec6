import { defineMessages } from '../../../core/i18n/messages.ts'

export const loginMessages = defineMessages({
  'login.title': { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  'login.lead': {
    th: 'ดูเรื่องที่แจ้งไว้และจัดการบัญชีของคุณ',
    en: 'See your reports and manage your account.',
  },
  'login.submit': { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  'login.remember': { th: 'จดจำการเข้าสู่ระบบบนเครื่องนี้', en: 'Keep me signed in on this device' },
  'login.remember.hint': {
    th: 'ถ้าใช้อุปกรณ์ร่วมกับคนอื่น ให้ติ๊กช่องนี้ออก',
    en: 'Untick this on a shared device',
  },
  'login.forgot': { th: 'ลืมรหัสผ่าน', en: 'Forgot your password?' },
  'login.register': { th: 'ยังไม่เป็นสมาชิก สมัครเลย', en: 'Not a member yet? Register' },
  'login.wrong': {
    th: 'อีเมลหรือรหัสผ่านไม่ถูกต้อง ลองอีกครั้ง',
    en: 'The email or password is wrong. Please try again.',
  },
  'login.wait': {
    th: 'ลองหลายครั้งเกินไป รออีก {minutes}\u00A0นาทีแล้วลองใหม่',
    en: 'Too many tries. Please wait {minutes, plural, one {a minute} other {# minutes}}.',
  },
  'login.wait.forgot': {
    th: 'ไม่อยากรอ ตั้งรหัสผ่านใหม่ได้ตอนนี้',
    en: 'Don’t want to wait? Set a new password now',
  },
  'login.reason.members': {
    th: 'หน้านี้สำหรับสมาชิก เข้าสู่ระบบแล้วเราจะพาไปต่อ',
    en: 'That page is for members. Sign in and we’ll take you there.',
  },
  'login.reason.ended': {
    th: 'คุณออกจากระบบแล้ว หรือไม่ได้ใช้งานนานเกินไป เข้าสู่ระบบอีกครั้งเพื่อไปต่อ',
    en: 'Your session has ended. Sign in again to continue.',
  },
  'login.reason.registered': {
    th: 'สมัครสมาชิกเรียบร้อย เข้าสู่ระบบเพื่อเริ่มใช้งาน',
    en: 'Your account is ready. Sign in to get started.',
  },
  'login.reason.reset': {
    th: 'ตั้งรหัสผ่านใหม่แล้ว และออกจากระบบทุกเครื่องแล้ว ถ้ามีคำขอเปลี่ยนอีเมลที่ยังไม่ได้ยืนยัน เรายกเลิกให้แล้ว เข้าสู่ระบบด้วยรหัสผ่านใหม่ได้เลย',
    en: 'Your new password is set, and every device is signed out. If an email change was waiting to be confirmed, we’ve cancelled it. Sign in with your new password.',
  },
})
