import { defineMessages } from '../../../core/i18n/messages.ts'

export const credentialsMessages = defineMessages({
  'changeEmail.title': { th: 'เปลี่ยนอีเมล', en: 'Change your email' },
  'changeEmail.now': { th: 'ตอนนี้ใช้ {email}', en: 'Current email: {email}' },
  'changeEmail.new': { th: 'อีเมลใหม่', en: 'New email' },
  'changeEmail.send': { th: 'ส่งลิงก์ยืนยัน', en: 'Send confirmation link' },
  'changeEmail.steps': { th: 'ขั้นตอนต่อไป', en: 'What happens next' },
  'changeEmail.steps.link': {
    th: 'เราส่งลิงก์ไปที่อีเมลใหม่ กดยืนยันภายใน 24 ชั่วโมง',
    en: 'We’ll send a link to your new email. Open it within 24 hours.',
  },
  'changeEmail.steps.until': {
    th: 'ระหว่างนี้เข้าสู่ระบบด้วยอีเมลเดิม',
    en: 'Until then, sign in with your current email.',
  },
  'changeEmail.steps.old': {
    th: 'เราจะแจ้งไปที่อีเมลเดิมด้วย เปลี่ยนใจย้อนกลับได้ภายใน 7\u00A0วัน',
    en: 'We’ll also tell your current email. You can undo the change from there for 7 days.',
  },
  'changeEmail.sent': { th: 'ส่งลิงก์ไปที่อีเมลใหม่แล้ว', en: 'We’ve sent a link to your new email' },
  'changeEmail.sent.hint': {
    th: 'เปิดอีเมลนั้นแล้วกดยืนยันภายใน 24 ชั่วโมง ถ้าไม่เจอ ลองดูในโฟลเดอร์อีเมลขยะ จนกว่าจะยืนยัน บัญชียังใช้ {email}',
    en: 'Open it within 24 hours. Can’t find it? Check your spam folder. Until you confirm, your account still uses {email}.',
  },
  'changeEmail.sent.other': { th: 'ใช้อีเมลอื่น', en: 'Use a different email' },
  'changeEmail.fault.same': { th: 'อีเมลนี้ใช้อยู่แล้ว', en: 'You’re already using this email' },

  'changePassword.title': { th: 'เปลี่ยนรหัสผ่าน', en: 'Change your password' },
  'changePassword.lead': {
    th: 'เปลี่ยนแล้ว เครื่องอื่นทุกเครื่องจะออกจากระบบ เครื่องนี้ใช้ต่อได้เลย',
    en: 'You’ll be signed out on every other device and stay signed in on this one.',
  },
  'changePassword.send': { th: 'เปลี่ยนรหัสผ่าน', en: 'Change password' },
  'changePassword.saved': {
    th: 'เปลี่ยนรหัสผ่านแล้ว เครื่องอื่นออกจากระบบทั้งหมด',
    en: 'Password changed. Every other device is signed out.',
  },
  'changePassword.moveCancelled': {
    th: 'ถ้ามีคำขอเปลี่ยนอีเมลที่ยังไม่ได้ยืนยัน เรายกเลิกให้แล้ว ขอใหม่ได้ในหน้าตะกร้าผ้าของฉัน',
    en: 'If an email change was waiting to be confirmed, we’ve cancelled it. You can ask for it again in your account.',
  },
})
