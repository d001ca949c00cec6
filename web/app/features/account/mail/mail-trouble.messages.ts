import { defineMessages } from '../../../core/i18n/messages.ts'

/** Texts for a member whose address is suppressed. */
export const mailTroubleMessages = defineMessages({
  'mailTrouble.stopped': {
    th: 'อีเมลจากเราส่งไม่ถึง {email} หลายครั้ง เราจึงหยุดส่งสรุปข่าวและอีเมลแจ้งความเคลื่อนไหวไปที่อีเมลนี้ตั้งแต่ {date}',
    en: 'Several of our emails couldn’t be delivered to {email}, so we’ve sent no weekly summaries or daily updates there since {date}.',
  },
  'mailTrouble.look': { th: 'ดูวิธีแก้', en: 'See how to fix it' },
  'mailTrouble.hint': {
    th: 'กล่องอีเมลอาจเต็มหรือถูกปิดไปแล้ว ถ้ากลับมาใช้ได้แล้ว ให้เราส่งลิงก์ไปทดสอบได้ กดลิงก์นั้นแล้วเราจะส่งให้เหมือนเดิม',
    en: 'Your mailbox may be full or closed. Once it works again, we can send a link to test it. Open the link and we’ll send everything as before.',
  },
  'mailTrouble.start': { th: 'ส่งลิงก์ไปที่อีเมลนี้', en: 'Send the link to this email' },
  'mailTrouble.asked': {
    th: 'เราส่งลิงก์ไปที่ {email} แล้ว ใช้ได้ภายใน 24\u00A0ชั่วโมง ถ้าไม่ถึง ลองเปลี่ยนอีเมลของบัญชี',
    en: 'A link is on its way to {email}. It works for 24 hours. If it doesn’t arrive, use a different email for your account.',
  },
  'mailTrouble.other': { th: 'ใช้อีเมลอื่น', en: 'Use a different email' },
})
