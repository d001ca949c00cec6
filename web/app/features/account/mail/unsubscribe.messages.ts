import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type UnsubscribeMessageId = MessageIdOf<typeof unsubscribeMessages>

export const unsubscribeMessages = defineMessages({
  'unsubscribe.title': { th: 'เลิกรับอีเมล', en: 'Unsubscribe' },
  'unsubscribe.lead': {
    th: 'ไม่ต้องเข้าสู่ระบบ กดปุ่มเดียวก็เลิกรับได้',
    en: 'One tap. No need to sign in.',
  },
  'unsubscribe.digest': {
    th: 'คุณมาจากลิงก์ในอีเมลสรุปข่าวประจำสัปดาห์',
    en: 'You followed a link in our weekly summary.',
  },
  'unsubscribe.bundle': {
    th: 'คุณมาจากลิงก์ในอีเมลแจ้งความเคลื่อนไหวของคุณ เช่น มีคนตอบกระทู้',
    en: 'You followed a link in your daily updates, which tell you about replies and your reports.',
  },
  'unsubscribe.leave.digest': { th: 'เลิกรับสรุปข่าวประจำสัปดาห์', en: 'Stop the weekly summary' },
  'unsubscribe.leave.bundle': { th: 'เลิกรับอีเมลแจ้งความเคลื่อนไหวของฉัน', en: 'Stop my daily updates' },
  'unsubscribe.leave.all': { th: 'เลิกรับทั้งสองแบบ', en: 'Stop both' },
  'unsubscribe.left.digest': {
    th: 'เลิกส่งสรุปข่าวประจำสัปดาห์ให้คุณแล้ว',
    en: 'You’ll no longer get the weekly summary',
  },
  'unsubscribe.left.bundle': {
    th: 'เลิกส่งอีเมลแจ้งความเคลื่อนไหวของคุณแล้ว',
    en: 'You’ll no longer get daily updates',
  },
  'unsubscribe.left.all': {
    th: 'เลิกส่งทั้งสรุปข่าวประจำสัปดาห์และอีเมลแจ้งความเคลื่อนไหวของคุณแล้ว',
    en: 'You’ll no longer get the weekly summary or daily updates',
  },
  'unsubscribe.return': { th: 'เปลี่ยนใจ ขอรับเหมือนเดิม', en: 'Changed my mind: keep sending it' },
  'unsubscribe.return.all': {
    th: 'เปลี่ยนใจ ขอรับทั้งสองแบบเหมือนเดิม',
    en: 'Changed my mind: keep sending both',
  },
  'unsubscribe.returned': {
    th: 'ยินดีที่กลับมา เราจะส่งให้ตามที่ตั้งไว้ในบัญชีของคุณ',
    en: 'Welcome back. You’ll get our emails again, as set in your account.',
  },
  'unsubscribe.note': {
    th: 'อีเมลที่จำเป็นต่อการใช้บัญชี เช่น ลิงก์ตั้งรหัสผ่านใหม่ ยังส่งตามปกติ',
    en: 'We’ll still send emails your account needs, such as a password reset link.',
  },
  'unsubscribe.account': { th: 'เลือกอีเมลที่อยากรับในบัญชี', en: 'Choose your emails in your account' },
  'unsubscribe.unknown': { th: 'ลิงก์นี้ใช้ไม่ได้', en: 'This link doesn’t work' },
  'unsubscribe.unknown.hint': {
    th: 'ลิงก์อาจขาดหายไปบางส่วน ลองกดจากอีเมลอีกครั้ง หรือเลือกอีเมลที่อยากรับในบัญชีของคุณ',
    en: 'Part of the link may be missing. Open it from the email again, or choose your emails in your account.',
  },
  'unsubscribe.failed': {
    th: 'ยังไม่สำเร็จ และไม่มีอะไรเปลี่ยน รอสักครู่แล้วลองอีกครั้ง',
    en: 'That didn’t work, and nothing has changed. Please try again in a moment.',
  },
})
