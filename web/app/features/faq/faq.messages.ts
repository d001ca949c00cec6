import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type FaqMessageId = MessageIdOf<typeof faqMessages>

export const faqMessages = defineMessages({
  'faq.title': { th: 'คำถามที่พบบ่อย', en: 'Questions and answers' },
  'faq.lead': {
    th: 'เรื่องที่คนหน้าเครื่องถามเราบ่อยที่สุด ตอบไว้ให้สั้นพอจะอ่านจบก่อนถังหยุดหมุน',
    en: 'What people ask us before a machine, answered in less time than a drum takes to stop.',
  },
  'faq.gate': {
    th: 'คำถามและคำตอบเปิดให้สมาชิกอ่าน',
    en: 'The answers are open to members',
  },
  'faq.gate.answers': {
    th: 'ขั้นตอนแก้ปัญหาทีละข้อ ตั้งแต่เหรียญติดจนถึงฝาเปิดไม่ออก',
    en: 'What to do, step by step, from a stuck coin to a door that stays shut',
  },
  'faq.gate.clothes': {
    th: 'ผ้าแต่ละแบบซักและอบอย่างไรไม่ให้เสีย',
    en: 'How to wash and dry each kind of cloth without ruining it',
  },
  'faq.gate.search': {
    th: 'ค้นได้ด้วยคำที่คุณใช้ พิมพ์สะกดต่างก็เจอ',
    en: 'A search that finds your own words, however they are spelt',
  },
  'faq.gate.problem': {
    th: 'ยืนอยู่หน้าเครื่องที่มีปัญหา ดูวิธีแก้ได้เลยโดยไม่ต้องสมัคร',
    en: 'At a machine that has a problem? See what helps, without an account',
  },

  'faq.search': { th: 'ค้นในคำถาม', en: 'Search the questions' },
  'faq.search.field': { th: 'อยากรู้เรื่องอะไร', en: 'What would you like to know?' },
  'faq.search.example': { th: 'เช่น เหรียญติด', en: 'Such as: stuck coin' },
  'faq.search.submit': { th: 'ค้นหา', en: 'Search' },
  'faq.search.tooLong': {
    th: 'พิมพ์ได้ไม่เกิน {most} ตัวอักษร',
    en: 'At most {most} characters',
  },
  'faq.search.title': { th: 'คำตอบของ “{text}”', en: 'Answers for “{text}”' },
  'faq.search.count': {
    th: 'พบ {count} คำถาม',
    en: '{count, plural, one {# question} other {# questions}} found',
  },
  'faq.search.none': {
    th: 'ยังไม่มีคำตอบของคำนี้ เราจดไว้แล้วเพื่อเขียนเพิ่ม ลองคำอื่น หรือถามเราตรง ๆ',
    en: 'There is no answer for this yet, and we have noted that. Try other words, or ask us.',
  },
  'faq.search.all': { th: 'ดูคำถามทั้งหมด', en: 'See all questions' },
  'faq.search.ask': { th: 'ถามเรา', en: 'Ask us' },

  'faq.subjects': { th: 'เลือกหมวด', en: 'Choose a subject' },
  'faq.subjects.all': { th: 'ทุกหมวด', en: 'All subjects' },
  'faq.empty': {
    th: 'หมวดนี้ยังไม่มีคำถาม ลองดูหมวดอื่นก่อน',
    en: 'Nothing in this subject yet. The others have more.',
  },
  'faq.empty.all': {
    th: 'ตอนนี้ยังไม่มีคำถาม แวะมาดูใหม่วันหลัง',
    en: 'There are no questions just now. Do look in again.',
  },
  'faq.failed': {
    th: 'ตอนนี้โหลดคำถามไม่ได้ รอสักครู่แล้วลองอีกครั้ง',
    en: 'The questions could not be loaded just now. Wait a moment and try again.',
  },

  'faq.more': { th: 'อ่านต่อ', en: 'Read more' },
  'faq.helped': { th: 'คำตอบนี้ช่วยได้ไหม', en: 'Did this help?' },
  'faq.helped.yes': { th: 'ช่วยได้', en: 'Yes' },
  'faq.helped.no': { th: 'ยังไม่ช่วย', en: 'No' },
  'faq.helped.thanks': { th: 'ขอบคุณที่บอกเรา', en: 'Thank you for telling us.' },
  'faq.helped.sorry': {
    th: 'ขอบคุณ เราจะเขียนให้ดีขึ้น ถามต่อได้ที่',
    en: 'Thank you, we will write it better. Ask us:',
  },
  'faq.helped.contact': { th: 'หน้าติดต่อเรา', en: 'contact us' },
  'faq.helped.failed': {
    th: 'บันทึกไม่ได้ ลองอีกครั้ง',
    en: 'It could not be saved. Try again.',
  },
})
