import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type UnsubscribeMessageId = MessageIdOf<typeof unsubscribeMessages>

export const unsubscribeMessages = defineMessages({
  'unsubscribe.title': { th: 'เลิกรับอีเมล', en: 'Stop emails' },
  'unsubscribe.lead': {
    th: 'ไม่ต้องเข้าสู่ระบบ กดปุ่มเดียวก็เลิกรับได้',
    en: 'One press is enough. You need not sign in.',
  },
  'unsubscribe.digest': {
    th: 'คุณมาจากลิงก์ในอีเมลสรุปข่าวประจำสัปดาห์',
    en: 'You came here from our weekly summary of what is new.',
  },
  'unsubscribe.bundle': {
    th: 'คุณมาจากลิงก์ในอีเมลแจ้งเรื่องของคุณ เช่น มีคนตอบกระทู้',
    en: 'You came here from your daily email, which tells you of replies and the like.',
  },
  'unsubscribe.leave.digest': { th: 'เลิกรับสรุปประจำสัปดาห์', en: 'Stop the weekly summary' },
  'unsubscribe.leave.bundle': { th: 'เลิกรับอีเมลแจ้งเรื่องของฉัน', en: 'Stop my daily email' },
  'unsubscribe.leave.all': { th: 'เลิกรับทั้งสองแบบ', en: 'Stop both kinds of email' },
  'unsubscribe.left.digest': {
    th: 'เลิกส่งสรุปประจำสัปดาห์ให้คุณแล้ว',
    en: 'You no longer get the weekly summary',
  },
  'unsubscribe.left.bundle': {
    th: 'เลิกส่งอีเมลแจ้งเรื่องของคุณแล้ว',
    en: 'You no longer get your daily email',
  },
  'unsubscribe.left.all': {
    th: 'เลิกส่งทั้งสรุปประจำสัปดาห์และอีเมลแจ้งเรื่องของคุณแล้ว',
    en: 'You get neither the weekly summary nor your daily email any more',
  },
  'unsubscribe.return': { th: 'เปลี่ยนใจ ขอรับเหมือนเดิม', en: 'I changed my mind: send it again' },
  'unsubscribe.return.all': {
    th: 'เปลี่ยนใจ ขอรับทั้งสองแบบเหมือนเดิม',
    en: 'I changed my mind: send both again',
  },
  'unsubscribe.returned': {
    th: 'ยินดีที่กลับมา เราจะส่งให้ตามที่ตั้งไว้ในบัญชีของคุณ',
    en: 'Welcome back. We write to you again as it is set in your account.',
  },
  'unsubscribe.note': {
    th: 'อีเมลที่จำเป็นต่อการใช้บัญชี เช่น ลิงก์ตั้งรหัสผ่านใหม่ ยังส่งตามปกติ',
    en: 'What your account needs, such as a link to a new password, is mailed as before.',
  },
  'unsubscribe.account': { th: 'เลือกอีเมลที่อยากรับในบัญชี', en: 'Choose your emails in your account' },
  'unsubscribe.unknown': { th: 'ลิงก์นี้ใช้ไม่ได้', en: 'This link does not work' },
  'unsubscribe.unknown.hint': {
    th: 'ลิงก์อาจขาดหายไปบางส่วน ลองกดจากอีเมลอีกครั้ง หรือเลือกอีเมลที่อยากรับในบัญชีของคุณ',
    en: 'Part of it may have been lost. Open it from the email again, or choose your emails in your account.',
  },
  'unsubscribe.failed': {
    th: 'ยังไม่สำเร็จ และไม่มีอะไรเปลี่ยน รอสักครู่แล้วลองอีกครั้ง',
    en: 'That did not work, and nothing has changed. Please try again in a moment.',
  },
})
