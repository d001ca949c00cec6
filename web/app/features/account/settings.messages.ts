import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type SettingsMessageId = MessageIdOf<typeof settingsMessages>

export const settingsMessages = defineMessages({
  'settings.account': { th: 'ตะกร้าผ้าของฉัน', en: 'My laundry' },
  'settings.back': { th: 'กลับไปตะกร้าผ้าของฉัน', en: 'Back to My laundry' },
  'settings.save': { th: 'บันทึก', en: 'Save' },
  'settings.currentPassword': { th: 'รหัสผ่านปัจจุบัน', en: 'Current password' },
  'settings.forgotten': { th: 'ลืมรหัสผ่าน', en: 'Forgot your password?' },
  'settings.noPassword': {
    th: 'บัญชีนี้ยังไม่มีรหัสผ่าน เพราะคุณเข้าสู่ระบบด้วย LINE ตั้งรหัสผ่านทางอีเมลก่อน แล้วกลับมาที่นี่อีกครั้ง',
    en: 'Your account has no password yet because you sign in with LINE. Set one by email, then come back here.',
  },
  'settings.noPassword.set': { th: 'ตั้งรหัสผ่านทางอีเมล', en: 'Set a password by email' },
  'settings.failed': {
    th: 'ทำรายการไม่สำเร็จ ยังไม่มีอะไรเปลี่ยน รอสักครู่แล้วลองอีกครั้ง',
    en: 'That didn’t work, and nothing has changed. Please try again in a moment.',
  },

  'settings.fault.wrongPassword': {
    th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง',
    en: 'That’s not your current password',
  },
  'settings.fault.tooManyTries': {
    th: 'ใส่รหัสผ่านผิดหลายครั้ง ลองใหม่ได้ในอีก {minutes} นาที',
    en: 'Too many wrong passwords. Try again in {minutes, plural, one {one minute} other {# minutes}}.',
  },
})
