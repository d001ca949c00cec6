import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type FaqMessageId = MessageIdOf<typeof faqMessages>

export const faqMessages = defineMessages({
  'faq.title': { th: 'คำถามที่พบบ่อย', en: 'FAQ' },
  'faq.lead': {
    th: 'คำถามที่ลูกค้าถามบ่อย ตอบสั้น\u00A0ๆ อ่านจบก่อนเครื่องหยุด',
    en: 'Quick answers to what customers ask most.',
  },
  'faq.gate': {
    th: 'เข้าสู่ระบบแล้วอ่านได้ทุกคำตอบ',
    en: 'Sign in to read every answer',
  },
  'faq.gate.answers': {
    th: 'ขั้นตอนแก้ปัญหาทีละข้อ ตั้งแต่เหรียญติดจนถึงฝาเปิดไม่ออก',
    en: 'Step-by-step fixes, from a stuck coin to a door that won’t open',
  },
  'faq.gate.clothes': {
    th: 'ผ้าแต่ละแบบซักและอบยังไงไม่ให้เสีย',
    en: 'How to wash and dry each fabric without ruining it',
  },
  'faq.gate.search': {
    th: 'ค้นด้วยคำของคุณเอง สะกดไม่เป๊ะก็เจอ',
    en: 'Search in your own words, even if the spelling isn’t perfect',
  },
  'faq.gate.problem': {
    th: 'ยืนอยู่หน้าเครื่องที่มีปัญหา ดูวิธีแก้ได้เลยโดยไม่ต้องสมัคร',
    en: 'Stuck at a machine? See what helps, no account needed',
  },

  'faq.search': { th: 'ค้นในคำถาม', en: 'Search the FAQ' },
  'faq.search.field': { th: 'อยากรู้เรื่องอะไร', en: 'What would you like to know?' },
  'faq.search.example': { th: 'เช่น เหรียญติด', en: 'e.g. stuck coin' },
  'faq.search.submit': { th: 'ค้นหา', en: 'Search' },
  'faq.search.tooLong': {
    th: 'พิมพ์ได้ไม่เกิน {most} ตัวอักษร',
    en: 'Up to {most} characters',
  },
  'faq.search.title': { th: 'คำตอบของ “{text}”', en: 'Answers for “{text}”' },
  'faq.search.count': {
    th: 'พบ {count} คำถาม',
    en: '{count, plural, one {# question} other {# questions}} found',
  },
  'faq.search.none': {
    th: 'ยังไม่มีคำตอบเรื่องนี้ เราจดไว้เพื่อเขียนเพิ่มแล้ว ลองคำอื่น หรือถามเราโดยตรง',
    en: 'No answer for this yet, but we’ve noted it. Try other words, or ask us.',
  },
  'faq.search.nearest': { th: 'คำถามที่ใกล้เคียง', en: 'Closest questions' },
  'faq.search.all': { th: 'ดูคำถามทั้งหมด', en: 'See all questions' },
  'faq.search.ask': { th: 'ถามเรา', en: 'Ask us' },
  'faq.search.report': { th: 'แจ้งปัญหาการใช้งาน', en: 'Report a problem' },

  'faq.subjects': { th: 'เลือกหมวด', en: 'Choose a subject' },
  'faq.subjects.all': { th: 'ทุกหมวด', en: 'All subjects' },
  'faq.empty': {
    th: 'หมวดนี้ยังไม่มีคำถาม ลองดูหมวดอื่นก่อน',
    en: 'No questions in this subject yet. Try another one.',
  },
  'faq.empty.all': {
    th: 'ตอนนี้ยังไม่มีคำถาม แวะมาดูใหม่วันหลัง',
    en: 'There are no questions right now. Please check back later.',
  },
  'faq.failed': {
    th: 'ตอนนี้โหลดคำถามไม่ได้ รอสักครู่แล้วลองอีกครั้ง',
    en: 'We can’t load the questions right now. Please wait a moment and try again.',
  },

  'faq.more': { th: 'อ่านต่อ', en: 'Read more' },
  'faq.helped': { th: 'คำตอบนี้ช่วยได้ไหม', en: 'Did this help?' },
  'faq.helped.yes': { th: 'ช่วยได้', en: 'Yes' },
  'faq.helped.no': { th: 'ช่วยไม่ได้', en: 'No' },
  'faq.helped.thanks': { th: 'ขอบคุณที่บอกเรา', en: 'Thanks for letting us know.' },
  'faq.helped.sorry': {
    th: 'ขอบคุณที่บอกเรา เราจะปรับคำตอบให้ดีขึ้น ถามต่อได้ที่',
    en: 'Thanks, we’ll improve this answer. Still stuck?',
  },
  'faq.helped.contact': { th: 'หน้าติดต่อเรา', en: 'Contact us' },
  'faq.helped.failed': {
    th: 'บันทึกไม่ได้ ลองอีกครั้ง',
    en: 'We couldn’t save that. Please try again.',
  },
})
