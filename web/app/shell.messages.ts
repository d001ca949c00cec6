import { defineMessages, type MessageIdOf } from './i18n/messages.ts'

export type ShellMessageId = MessageIdOf<typeof shellMessages>

/** Texts of every page: header, footer, errors, the parts of blocks/. */
export const shellMessages = defineMessages({
  'shell.skip': { th: 'ข้ามไปที่เนื้อหา', en: 'Skip to content' },
  'shell.navigation': { th: 'เมนูหลัก', en: 'Main' },
  'shell.footerNavigation': { th: 'เมนูท้ายหน้า', en: 'Footer' },
  'shell.menu': { th: 'เมนู', en: 'Menu' },
  'shell.home': { th: 'หน้าแรก', en: 'Home' },
  'shell.branches': { th: 'ค้นหาสาขา', en: 'Find a branch' },
  // Both are written in the language they lead to.
  'shell.language.name': { th: 'EN', en: 'ไทย' },
  'shell.language.label': { th: 'EN: read this page in English', en: 'ไทย: อ่านหน้านี้เป็นภาษาไทย' },

  'share.line': { th: 'ส่งทาง LINE', en: 'Share on LINE' },
  'share.facebook': { th: 'แชร์บน Facebook', en: 'Share on Facebook' },
  'share.copy': { th: 'คัดลอกลิงก์', en: 'Copy link' },
  'share.copied': { th: 'คัดลอกแล้ว', en: 'Copied' },
  'share.refused': { th: 'คัดลอกไม่ได้ กดค้างที่ลิงก์แทน', en: 'Not copied: select the link' },

  'error.notFound.title': { th: 'หาหน้านี้ไม่เจอ', en: 'This page is missing' },
  'error.notFound.hint': {
    th: 'เหมือนถุงเท้าที่หายไปข้างหนึ่ง ลิงก์อาจเก่าหรือพิมพ์ผิดไปนิด',
    en: 'Like the other sock. The link may be old, or a letter slipped.',
  },
  'error.failed.title': { th: 'ขออภัย ระบบสะดุดไปชั่วครู่', en: 'Sorry, something jammed' },
  'error.failed.hint': {
    th: 'ความผิดพลาดอยู่ที่ฝั่งเรา ทีมงานได้รับแจ้งแล้ว ลองใหม่อีกครั้งได้เลย',
    en: 'The fault is ours and it has been logged. Please try once more.',
  },
  'error.away.title': { th: 'ขอพักสักครู่ เดี๋ยวกลับมา', en: 'Back in a moment' },
  'error.away.hint': {
    th: 'ตอนนี้เว็บไซต์ยังดึงข้อมูลมาแสดงไม่ได้ ลองใหม่ในอีกสักครู่',
    en: 'The website cannot reach its content just now. Please try again shortly.',
  },
  'error.home': { th: 'กลับหน้าแรก', en: 'Go to the home page' },
  'error.branches': { th: 'ค้นหาสาขา', en: 'Find a branch' },
  'error.retry': { th: 'ลองอีกครั้ง', en: 'Try again' },
})
