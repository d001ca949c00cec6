import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type PolicyMessageId = MessageIdOf<typeof policyMessages>

export const policyMessages = defineMessages({
  'policy.changed': { th: 'แก้ไขล่าสุด {date}', en: 'Last updated {date}' },
  'policy.contents': { th: 'ในหน้านี้', en: 'On this page' },
  'policy.pdf': { th: 'ดาวน์โหลดฉบับ PDF', en: 'Download as PDF' },
  'policy.pdf.size': { th: 'ดาวน์โหลดฉบับ PDF ({size})', en: 'Download as PDF ({size})' },
  'policy.settings.hint': {
    th: 'เปลี่ยนใจเมื่อไรก็ได้ ตัวเลือกใหม่จะมีผลแทนของเดิมทันที และใช้ในเบราว์เซอร์นี้ 30 วัน',
    en: 'Change your mind whenever you like. A new choice replaces the old one immediately and lasts 30 days in this browser.',
  },
  'policy.cookie.lead': {
    th: 'เว็บนี้ใช้คุกกี้อะไร ใช้ทำอะไร อยู่นานแค่ไหน และเปลี่ยนการเลือกได้ที่ไหน',
    en: 'Which cookies this site uses, why, how long they last and where to change your choice.',
  },
  'policy.privacy.lead': {
    th: 'เราเก็บข้อมูลส่วนบุคคลอะไร ใช้ทำอะไร เก็บนานแค่ไหน และคุณมีสิทธิอะไรบ้าง',
    en: 'What personal data we keep, why, for how long and what rights you have.',
  },
  'policy.terms.lead': {
    th: 'ข้อตกลงระหว่างคุณกับเราเมื่อใช้เว็บไซต์และร้าน ตั้งแต่ราคาและการคืนเงินไปจนถึงของที่ลืมไว้',
    en: 'What we agree on when you use our website and branches, from prices and refunds to items left behind.',
  },
  'policy.data': {
    th: 'ขอดู ขอสำเนา แก้ไข หรือลบข้อมูลส่วนบุคคลของคุณ',
    en: 'See, copy, correct or delete your personal data',
  },
  'policy.takeDown': {
    th: 'ขอให้นำข้อความออกจากเว็บบอร์ด',
    en: 'Ask us to remove something from the web board',
  },
})
