import { defineMessages } from '../../../core/i18n/messages.ts'

/** Texts for a member whose address is suppressed. */
export const mailTroubleMessages = defineMessages({
  'mailTrouble.stopped': {
    th: 'อีเมลจากเราส่งไม่ถึง {email} หลายครั้ง เราจึงหยุดส่งข่าวและสรุปไปที่อีเมลนี้ตั้งแต่ {date}',
    en: 'Several of our emails could not be delivered to {email}, so we have sent no news or summaries there since {date}.',
  },
  'mailTrouble.look': { th: 'ดูวิธีแก้', en: 'See how to fix it' },
  'mailTrouble.hint': {
    th: 'กล่องจดหมายอาจเต็มหรือปิดไปแล้ว ถ้ากลับมาใช้ได้แล้ว ให้เราส่งลิงก์ไปทดสอบได้ กดลิงก์นั้นแล้วเราจะส่งให้เหมือนเดิม',
    en: 'The mailbox may be full, or closed. Once it works again, we mail you a link: open it, and we send everything as before.',
  },
  'mailTrouble.start': { th: 'ส่งลิงก์ไปที่อีเมลนี้', en: 'Mail me the link' },
  'mailTrouble.asked': {
    th: 'ลิงก์กำลังไปที่ {email} ใช้ได้ภายใน 24\u00A0ชั่วโมง ถ้าไม่ถึง ลองเปลี่ยนอีเมลของบัญชี',
    en: 'A link is on its way to {email}. It works for 24 hours. If it does not arrive, give your account another email.',
  },
  'mailTrouble.other': { th: 'ใช้อีเมลอื่น', en: 'Use another email' },
})
