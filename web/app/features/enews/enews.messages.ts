import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type EnewsMessageId = MessageIdOf<typeof enewsMessages>

export const enewsMessages = defineMessages({
  'enews.title': { th: 'จดหมายข่าว', en: 'E-news' },
  'enews.lead': {
    th: 'เรื่องในร้าน สาขาใหม่ และเคล็ดลับซักผ้า รวมเล่มให้สมาชิกอ่าน',
    en: 'What goes on in the shops, new branches and tips, collected for members.',
  },
  'enews.gate.title': { th: 'เข้าสู่ระบบแล้วอ่านได้ทุกฉบับ', en: 'Sign in and read every issue' },
  'enews.gate.issues': {
    th: 'จดหมายข่าวทุกฉบับย้อนหลัง แยกตามปี',
    en: 'Every issue so far, by year',
  },
  'enews.gate.read': {
    th: 'อ่านในหน้าเว็บ หรือเก็บเป็น PDF ไว้ในเครื่อง',
    en: 'Read it on the page, or keep it as a PDF',
  },
  'enews.gate.first': {
    th: 'เรื่องหลังร้านและเคล็ดลับซักผ้าจากคนข้างเครื่อง',
    en: 'Stories from behind the shops, and tips from beside the machines',
  },

  'enews.years': { th: 'เลือกปี', en: 'Choose a year' },
  'enews.years.all': { th: 'ทุกปี', en: 'All years' },
  'enews.heading': { th: 'ฉบับล่าสุด', en: 'The latest' },
  'enews.heading.year': { th: 'ปี {year}', en: '{year}' },
  'enews.pager.label': { th: 'หน้าของรายการจดหมายข่าว', en: 'Pages of the e-news' },

  'enews.empty.narrowed': {
    th: 'ปีนี้ไม่มีจดหมายข่าว ลองดูปีอื่น',
    en: 'No e-news came out in this year. The others have some.',
  },
  'enews.empty.all': { th: 'ตอนนี้ยังไม่มีจดหมายข่าว', en: 'There is no e-news yet.' },
  'enews.empty.back': { th: 'ดูทุกฉบับ', en: 'See all issues' },
  'enews.failed.hint': {
    th: 'ตอนนี้โหลดจดหมายข่าวไม่ได้ รอสักครู่แล้วลองอีกครั้ง',
    en: 'The e-news could not be loaded just now. Wait a moment and try again.',
  },
})
