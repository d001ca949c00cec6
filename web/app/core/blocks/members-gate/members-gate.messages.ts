import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type MembersGateMessageId = MessageIdOf<typeof membersGateMessages>

/** Shared texts of the gate; each page adds what is behind it. */
export const membersGateMessages = defineMessages({
  'gate.badge': { th: 'สำหรับสมาชิก', en: 'For members' },
  'gate.examples': { th: 'เช่น', en: 'For example:' },
  'gate.signIn': { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  'gate.register': { th: 'สมัครสมาชิก', en: 'Register' },
  'gate.free': {
    th: 'สมัครฟรี ใช้ชื่อ เบอร์โทร อีเมล รหัสผ่าน และช่วงอายุ ไม่ถึง 2\u00A0นาที เสร็จแล้วเราพากลับมาหน้านี้ให้เลย',
    en: 'Registering is free: your name, phone, email, a password and your age group. It takes under two minutes, and we’ll bring you straight back here.',
  },
})
