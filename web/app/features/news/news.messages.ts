import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type NewsMessageId = MessageIdOf<typeof newsMessages>

export const newsMessages = defineMessages({
  'news.title': { th: 'ข่าวและโปรโมชั่น', en: 'News and offers' },
  'news.lead': {
    th: 'โปรใหม่ สาขาใหม่ และเคล็ดลับจากหน้าเครื่อง',
    en: 'New offers, new shops, and what we learned beside the machines.',
  },

  'news.categories': { th: 'เลือกหมวดข่าว', en: 'Choose a category' },
  'news.categories.all': { th: 'ทั้งหมด', en: 'Everything' },
  'news.heading.all': { th: 'ล่าสุด', en: 'The latest' },

  'news.pager.label': { th: 'หน้าของรายการข่าว', en: 'Pages of the news' },

  'news.empty.narrowed': {
    th: 'หมวดนี้ยังไม่มีข่าว ลองดูหมวดอื่นก่อน',
    en: 'Nothing in this category yet. The others have more.',
  },
  'news.empty.all': {
    th: 'ตอนนี้ยังไม่มีข่าว แวะมาดูใหม่วันหลัง',
    en: 'No news just now. Do look in again.',
  },
  'news.empty.back': { th: 'ดูข่าวทั้งหมด', en: 'See all news' },
  'news.failed.hint': {
    th: 'ตอนนี้โหลดข่าวไม่ได้ รอสักครู่แล้วลองอีกครั้ง',
    en: 'The news could not be loaded just now. Wait a moment and try again.',
  },
})
