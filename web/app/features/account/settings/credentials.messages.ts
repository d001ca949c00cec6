import { defineMessages } from '../../../core/i18n/messages.ts'

export const credentialsMessages = defineMessages({
  'changeEmail.title': { th: 'เปลี่ยนอีเมล', en: 'Change your email' },
  'changeEmail.now': { th: 'ตอนนี้ใช้ {email}', en: 'At present it is {email}' },
  'changeEmail.new': { th: 'อีเมลใหม่', en: 'New email' },
  'changeEmail.send': { th: 'ส่งลิงก์ยืนยัน', en: 'Send the link' },
  'changeEmail.steps': { th: 'จะเกิดอะไรขึ้น', en: 'What happens then' },
  'changeEmail.steps.link': {
    th: 'เราส่งลิงก์ไปที่อีเมลใหม่ กดยืนยันภายใน 24 ชั่วโมง',
    en: 'We send a link to the new address. Open it within 24 hours.',
  },
  'changeEmail.steps.until': {
    th: 'ระหว่างนี้ยังเข้าสู่ระบบด้วยอีเมลเดิม',
    en: 'Until then you sign in with the present one.',
  },
  'changeEmail.steps.old': {
    th: 'เราแจ้งอีเมลเดิมด้วย และย้อนกลับได้ภายใน 7 วัน',
    en: 'The present address is told too, and can undo it for 7 days.',
  },
  'changeEmail.sent': { th: 'ส่งลิงก์ไปที่อีเมลใหม่แล้ว', en: 'A link is on its way to the new address' },
  'changeEmail.sent.hint': {
    th: 'เปิดอีเมลนั้นแล้วกดยืนยันภายใน 24 ชั่วโมง ถ้าไม่เจอ ลองดูในกล่องจดหมายขยะ จนกว่าจะยืนยัน บัญชียังใช้ {email}',
    en: 'Open it within 24 hours; if it is not there, look in the junk folder. Until then your account stays with {email}.',
  },
  'changeEmail.sent.other': { th: 'ใช้อีเมลอื่น', en: 'Use another address' },
  'changeEmail.fault.same': { th: 'อีเมลนี้ใช้อยู่แล้ว', en: 'This is your email already' },

  'changePassword.title': { th: 'เปลี่ยนรหัสผ่าน', en: 'Change your password' },
  'changePassword.lead': {
    th: 'เปลี่ยนแล้ว เครื่องอื่นทุกเครื่องจะออกจากระบบ เครื่องนี้ใช้ต่อได้เลย',
    en: 'Every other device is signed out; this one stays signed in.',
  },
  'changePassword.send': { th: 'เปลี่ยนรหัสผ่าน', en: 'Change the password' },
  'changePassword.saved': {
    th: 'เปลี่ยนรหัสผ่านแล้ว เครื่องอื่นออกจากระบบทั้งหมด',
    en: 'Your password is changed, and every other device is signed out',
  },
  'changePassword.moveCancelled': {
    th: 'ถ้ามีคำขอเปลี่ยนอีเมลที่ยังไม่ได้ยืนยัน เรายกเลิกให้แล้ว ขอใหม่ได้ในหน้าบัญชี',
    en: 'If a change of email was waiting to be confirmed, we cancelled it. You can ask for it again in your account.',
  },
})
