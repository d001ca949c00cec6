import type { Page } from '@playwright/test'

export type Language = 'th' | 'en'
export const languages: readonly Language[] = ['th', 'en']

/** Permanent demo news. */
export const demoNews = {
  /** A promotion with an album. */
  offer: 'half-price-nights',
  /** With a video file. */
  withVideo: 'sort-by-weight',
  /** Only text and a cover. */
  plain: 'duvet-without-smell',
  drafts: ['student-card-20', 'opens-chonburi-seaside'],
  /** Weeks ahead. */
  future: 'new-year-double-drying',
}

/** Texts of the news pages. */
export const newsWords = {
  th: {
    path: '/news',
    all: 'ทั้งหมด',
    promotions: 'โปรโมชัน',
    categories: 'เลือกหมวดข่าว',
    next: 'หน้าถัดไป',
    pages: 'หน้าของรายการข่าว',
    empty: 'ไม่พบข้อมูล',
    back: 'ดูข่าวทั้งหมด',
    missing: 'หาหน้านี้ไม่เจอ',
    date: /^\d{1,2}\s\D+ 25\d\d$/,
    play: /^ดูคลิป/,
    album: 'อัลบั้มภาพ',
    nextPicture: 'ภาพถัดไป',
    closeAlbum: 'ปิดอัลบั้ม',
    line: 'ส่งทาง LINE',
    facebook: 'แชร์บน Facebook',
    copy: 'คัดลอกลิงก์',
    copied: 'คัดลอกแล้ว',
    related: 'เรื่องอื่นในหมวดเดียวกัน',
  },
  en: {
    path: '/en/news',
    all: 'All',
    promotions: 'Offers',
    categories: 'Choose a category',
    next: 'Next page',
    pages: 'News list pages',
    empty: 'Data not found',
    back: 'See all news',
    missing: 'We can’t find this page',
    date: /^\d{1,2}\s[A-Z][a-z]+ 20\d\d$/,
    play: /^Watch the video/,
    album: 'Photo album',
    nextPicture: 'Next picture',
    closeAlbum: 'Close the album',
    line: 'Share on LINE',
    facebook: 'Share on Facebook',
    copy: 'Copy link',
    copied: 'Copied',
    related: 'More like this',
  },
} as const

/** Elements of the news list. */
export function newsList(page: Page, language: Language) {
  const words = newsWords[language]
  const main = page.locator('main')
  return {
    words,
    categories: main.getByRole('navigation', { name: words.categories }),
    cards: main.locator('.news-grid > li'),
    titles: main.locator('.news-grid').getByRole('heading', { level: 3 }),
    pager: main.getByRole('navigation', { name: words.pages }),
  }
}
