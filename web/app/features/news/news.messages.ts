import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type NewsMessageId = MessageIdOf<typeof newsMessages>

export const newsMessages = defineMessages({
  'news.title': { th: 'ข่าวและโปรโมชัน', en: 'News and offers' },
  'news.lead': {
    th: 'โปรใหม่ สาขาใหม่ และเคล็ดลับซักผ้าจากร้านของเรา',
    en: 'New offers, new branches and laundry tips.',
  },

  'news.categories': { th: 'เลือกหมวดข่าว', en: 'Choose a category' },
  'news.categories.all': { th: 'ทั้งหมด', en: 'All' },
  'news.heading.all': { th: 'ล่าสุด', en: 'Latest' },

  'news.pager.label': { th: 'หน้าของรายการข่าว', en: 'News list pages' },

  'news.empty.narrowed': {
    th: 'หมวดนี้ยังไม่มีข่าว ลองดูหมวดอื่นก่อน',
    en: 'No news in this category yet. Try another one.',
  },
  'news.empty.all': {
    th: 'ตอนนี้ยังไม่มีข่าว แวะมาดูใหม่วันหลัง',
    en: 'There’s no news right now. Please check back later.',
  },
  'news.empty.back': { th: 'ดูข่าวทั้งหมด', en: 'See all news' },
  'news.failed.hint': {
    th: 'ตอนนี้โหลดข่าวไม่ได้ รอสักครู่แล้วลองอีกครั้ง',
    en: 'We can’t load the news right now. Please wait a moment and try again.',
  },
})
