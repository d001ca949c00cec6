import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface NewsPageDemo {
  title: BilingualText
  description: BilingualText
  /** The name of a drawing. */
  picture: string
}

export const newsPage: NewsPageDemo = {
  title: { th: 'ข่าวและโปรโมชัน', en: 'News and offers' },
  description: {
    th: 'โปรประจำเดือน สาขาที่เพิ่งเปิด และเคล็ดลับซักผ้าที่เราใช้กันเองในร้าน อ่านจบพร้อมผ้าแห้งพอดี',
    en: 'This month’s offers, newly opened shops and the laundry tricks we use ourselves. Done before your dryer is.',
  },
  // No text in it: it is displayed in a round frame.
  picture: 'seo-share-news',
}
