import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type PolicyMessageId = MessageIdOf<typeof policyMessages>

export const policyMessages = defineMessages({
  'policy.changed': { th: 'แก้ไขล่าสุด {date}', en: 'Last updated {date}' },
  'policy.contents': { th: 'ในหน้านี้', en: 'On this page' },
  'policy.pdf': { th: 'ดาวน์โหลดฉบับ PDF', en: 'Download as PDF' },
  'policy.pdf.size': { th: 'ดาวน์โหลดฉบับ PDF ({size})', en: 'Download as PDF ({size})' },
  'policy.settings.hint': {
    th: 'เปลี่ยนใจเมื่อไรก็ได้ การเลือกครั้งใหม่แทนครั้งเก่าทันที และมีผลในเบราว์เซอร์นี้ 30 วัน',
    en: 'Change your mind whenever you like. A new choice takes the place of the old one at once and holds in this browser for 30 days.',
  },
  'policy.cookie.lead': {
    th: 'เว็บนี้ใช้คุกกี้อะไร ใช้ทำอะไร อยู่นานแค่ไหน และเปลี่ยนการเลือกได้ที่ไหน',
    en: 'Which cookies this site uses, what for, for how long, and where to change your choice.',
  },
  'policy.privacy.lead': {
    th: 'เราเก็บข้อมูลส่วนบุคคลอะไร ใช้ทำอะไร เก็บนานแค่ไหน และคุณมีสิทธิอะไรบ้าง',
    en: 'Which personal data we keep, what for, for how long, and which rights you have.',
  },
  'policy.terms.lead': {
    th: 'ข้อตกลงระหว่างคุณกับเราเมื่อใช้เว็บไซต์และร้าน ตั้งแต่ราคาและการคืนเงินไปจนถึงของที่ลืมไว้',
    en: 'What you and we agree on when you use our website and our shops, from prices and refunds to things left behind.',
  },
  'policy.data': {
    th: 'ขอดู ขอสำเนา แก้ไข หรือลบข้อมูลส่วนบุคคลของคุณ',
    en: 'See, copy, correct or erase your personal data',
  },
  'policy.takeDown': {
    th: 'ขอให้นำข้อความออกจากเว็บบอร์ด',
    en: 'Ask us to take something off the web board',
  },
})
