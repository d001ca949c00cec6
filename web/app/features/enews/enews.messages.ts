import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type EnewsMessageId = MessageIdOf<typeof enewsMessages>

export const enewsMessages = defineMessages({
  'enews.title': { th: 'จดหมายข่าว', en: 'E-news' },
  'enews.lead': {
    th: 'เรื่องในร้าน สาขาใหม่ และเคล็ดลับซักผ้า รวมเล่มให้สมาชิกอ่าน',
    en: 'News from our branches, new openings and laundry tips, collected for members.',
  },
  'enews.gate.title': { th: 'เข้าสู่ระบบแล้วอ่านได้ทุกฉบับ', en: 'Sign in to read every issue' },
  'enews.gate.issues': {
    th: 'จดหมายข่าวทุกฉบับย้อนหลัง แยกตามปี',
    en: 'Every past issue, sorted by year',
  },
  'enews.gate.read': {
    th: 'อ่านในหน้าเว็บ หรือเก็บเป็น PDF ไว้ในเครื่อง',
    en: 'Read it online, or save it as a PDF',
  },
  'enews.gate.first': {
    th: 'เรื่องเบื้องหลังร้านและเคล็ดลับซักผ้าจากทีมงานของเรา',
    en: 'Behind-the-scenes stories and laundry tips from our team',
  },

  'enews.years': { th: 'เลือกปี', en: 'Choose a year' },
  'enews.years.all': { th: 'ทุกปี', en: 'All years' },
  'enews.heading': { th: 'ฉบับล่าสุด', en: 'Latest issues' },
  'enews.heading.year': { th: 'ปี {year}', en: '{year}' },
  'enews.pager.label': { th: 'หน้าของรายการจดหมายข่าว', en: 'E-news list pages' },

  'enews.empty.narrowed': {
    th: 'ปีนี้ไม่มีจดหมายข่าว ลองดูปีอื่น',
    en: 'No issues came out this year. Try another year.',
  },
  'enews.empty.all': { th: 'ตอนนี้ยังไม่มีจดหมายข่าว', en: 'There are no issues yet.' },
  'enews.empty.back': { th: 'ดูทุกฉบับ', en: 'See all issues' },
  'enews.failed.hint': {
    th: 'ตอนนี้โหลดจดหมายข่าวไม่ได้ รอสักครู่แล้วลองอีกครั้ง',
    en: 'We can’t load E-news right now. Please wait a moment and try again.',
  },
})
