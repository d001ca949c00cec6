import { passwordLengths } from '@washhouse/contract/account/password-lengths'
import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type PasswordMessageId = MessageIdOf<typeof passwordMessages>

const { least } = passwordLengths

/** Texts of password fields, in addition to the shared form texts. */
export const passwordMessages = defineMessages({
  'password.label': { th: 'รหัสผ่าน', en: 'Password' },
  'password.new': { th: 'รหัสผ่านใหม่', en: 'New password' },
  'password.confirm': { th: 'พิมพ์รหัสผ่านอีกครั้ง', en: 'Confirm password' },
  'password.show': { th: 'แสดง', en: 'Show' },
  'password.hide': { th: 'ซ่อน', en: 'Hide' },
  'password.thaiKeyboard': {
    th: 'มีตัวอักษรไทยอยู่ในช่องนี้ ถ้าไม่ได้ตั้งใจ ลองสลับแป้นพิมพ์',
    en: 'You’ve typed Thai letters. Is your keyboard set to Thai?',
  },
  'password.capsLock': { th: 'Caps Lock เปิดอยู่', en: 'Caps Lock is on' },
  'password.hint': {
    th: `อย่างน้อย ${least} ตัวอักษร ใช้หลายคำต่อกัน จำง่ายแต่เดายาก`,
    en: `At least ${least} characters. A few random words are easy to remember and hard to guess.`,
  },
  'password.missing': {
    th: 'ขาดอีก {count} ตัวอักษร',
    en: '{count, plural, one {One character} other {# characters}} to go',
  },
  'password.enough': { th: 'ยาวพอแล้ว', en: 'Long enough' },

  'fault.password.required': { th: 'กรอกรหัสผ่าน', en: 'Please enter your password' },
  'fault.password.min_length': {
    th: 'รหัสผ่านสั้นไป ใส่อย่างน้อย {min} ตัวอักษร',
    en: 'Too short: use at least {min} characters',
  },
  'fault.password.max_length': {
    th: 'รหัสผ่านยาวไป ใส่ได้ไม่เกิน {max} ตัวอักษร',
    en: 'Too long: use {max} characters or fewer',
  },
  'fault.confirmPassword.required': {
    th: 'พิมพ์รหัสผ่านอีกครั้ง',
    en: 'Please confirm your password',
  },
  'fault.confirmPassword.differs': {
    th: 'รหัสผ่านสองช่องไม่ตรงกัน',
    en: 'The passwords don’t match',
  },
})
