import { defineMessages } from '../../../i18n/messages.ts'

/** What the change of a password says. */
export const changePasswordMessages = defineMessages({
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
  'changePassword.fault.same': {
    th: 'รหัสผ่านใหม่ต้องไม่เหมือนเดิม',
    en: 'The new password must not be the present one',
  },
})
