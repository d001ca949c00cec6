import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type MembersGateMessageId = MessageIdOf<typeof membersGateMessages>

/** Shared texts of the gate; each page adds what is behind it. */
export const membersGateMessages = defineMessages({
  'gate.badge': { th: 'สำหรับสมาชิก', en: 'For members' },
  'gate.signIn': { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  'gate.register': { th: 'สมัครสมาชิก', en: 'Register' },
  'gate.free': {
    th: 'สมัครฟรี ใช้แค่อีเมลหรือ LINE เสร็จแล้วกลับมาหน้านี้ให้เอง',
    en: 'Registering is free, by e-mail or LINE. You come back to this page by yourself.',
  },
})
