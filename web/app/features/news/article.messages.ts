import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type ArticleMessageId = MessageIdOf<typeof articleMessages>

/** Texts used only on the page of one article. */
export const articleMessages = defineMessages({
  'news.article.video': { th: 'ดูคลิป: {title}', en: 'Watch the film: {title}' },
  'news.article.video.play': { th: 'ดูคลิป', en: 'Watch the film' },
  'news.article.video.youtube': {
    th: 'กดแล้วคลิปจะโหลดจาก YouTube',
    en: 'Pressing play loads the film from YouTube.',
  },
  'news.article.album': { th: 'อัลบั้มภาพ', en: 'Pictures' },
  'news.article.album.picture': { th: 'ภาพที่ {number}', en: 'Picture {number}' },
  'news.article.album.more': { th: '+{count}', en: '+{count}' },
  'news.article.album.close': { th: 'ปิดอัลบั้ม', en: 'Close the album' },
  'news.article.album.previous': { th: 'ภาพก่อนหน้า', en: 'Previous picture' },
  'news.article.album.next': { th: 'ภาพถัดไป', en: 'Next picture' },
  'news.article.album.position': { th: '{number} / {count}', en: '{number} / {count}' },
  'news.article.until': { th: 'ถึง {day}', en: 'Until {day}' },
  'news.article.ended': {
    th: 'หมดเขตไปแล้วเมื่อ {day} เก็บไว้ให้อ่านย้อนหลัง',
    en: 'This ended on {day}. It is kept here to read.',
  },
  'news.article.share': { th: 'ส่งต่อให้เพื่อน', en: 'Pass it on' },
  'news.article.related': { th: 'เรื่องอื่นในหมวดเดียวกัน', en: 'More like this' },
  'news.article.back': { th: 'ดูข่าวทั้งหมด', en: 'See all news' },
})
