import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type DownloadMessageId = MessageIdOf<typeof downloadMessages>

export const downloadMessages = defineMessages({
  'download.title': { th: 'ดาวน์โหลด', en: 'Downloads' },
  'download.lead': {
    th: 'คู่มือ ใบราคา แบบฟอร์ม และโปสเตอร์ รวมไว้ให้สมาชิกในที่เดียว',
    en: 'Manuals, price sheets, forms and posters for members, all in one place.',
  },
  'download.gate.title': {
    th: 'เข้าสู่ระบบแล้วดาวน์โหลดได้เลย',
    en: 'Sign in to download',
  },
  'download.gate.manuals': {
    th: 'คู่มือเครื่องซัก เครื่องอบ และวิธีใช้ร้าน',
    en: 'Washer and dryer manuals, and how to use the branch',
  },
  'download.gate.franchise': {
    th: 'ใบราคาและใบสมัครแฟรนไชส์ พร้อมกรอก',
    en: 'The franchise price sheet, and an application form ready to fill in',
  },
  'download.gate.posters': {
    th: 'โปสเตอร์และชุดโลโก้ เป็นไฟล์พร้อมพิมพ์',
    en: 'Print-ready posters and logos',
  },

  'download.search': { th: 'ค้นหาเอกสาร', en: 'Search downloads' },
  'download.search.example': { th: 'เช่น คู่มือ โปสเตอร์', en: 'e.g. manual, poster' },
  'download.search.submit': { th: 'ค้นหา', en: 'Search' },
  'download.categories': { th: 'หมวดหลัก', en: 'Category' },
  'download.categories.all': { th: 'ทั้งหมด', en: 'All' },
  'download.subcategories': { th: 'หมวดย่อย', en: 'Subcategory' },
  'download.subcategories.all': { th: 'ทุกหมวดย่อย', en: 'All subcategories' },
  'download.heading': { th: 'เอกสารล่าสุด', en: 'Latest downloads' },
  'download.heading.search': { th: 'ผลการค้นหา “{text}”', en: 'Results for “{text}”' },
  'download.files': { th: '{count} ไฟล์', en: '{count, plural, one {# file} other {# files}}' },
  'download.edition': { th: 'ฉบับ {date}', en: 'Version of {date}' },

  'download.pager.label': { th: 'หน้าของรายการเอกสาร', en: 'Download list pages' },

  'download.empty.narrowed': {
    th: 'ลองคำที่สั้นลง หรือดูทุกหมวด',
    en: 'Try a shorter word, or browse all categories.',
  },
  'download.empty.all': { th: 'ตอนนี้ยังไม่มีเอกสาร', en: 'There are no downloads yet.' },
  'download.empty.back': { th: 'ดูเอกสารทั้งหมด', en: 'See all downloads' },
  'download.failed.hint': {
    th: 'ตอนนี้โหลดเอกสารไม่ได้ รอสักครู่แล้วลองอีกครั้ง',
    en: 'We can’t load the downloads right now. Please wait a moment and try again.',
  },

  'download.popup.close': { th: 'ปิด กลับไปที่รายการ', en: 'Close and go back to the list' },
  'download.popup.previous': { th: 'รายการก่อนหน้า', en: 'Previous item' },
  'download.popup.next': { th: 'รายการถัดไป', en: 'Next item' },
})
