import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type DownloadMessageId = MessageIdOf<typeof downloadMessages>

export const downloadMessages = defineMessages({
  'download.title': { th: 'ดาวน์โหลด', en: 'Downloads' },
  'download.lead': {
    th: 'คู่มือ ใบราคา แบบฟอร์ม และโปสเตอร์ เก็บไว้ให้สมาชิกที่เดียว',
    en: 'Manuals, price sheets, forms and posters, in one place for members.',
  },
  'download.gate.title': {
    th: 'เข้าสู่ระบบแล้วดาวน์โหลดได้เลย',
    en: 'Sign in and they are yours',
  },
  'download.gate.manuals': {
    th: 'คู่มือเครื่องซัก เครื่องอบ และวิธีใช้ร้าน',
    en: 'Manuals of the washers, the dryers and the shop',
  },
  'download.gate.franchise': {
    th: 'ใบราคาและใบสมัครแฟรนไชส์ พร้อมกรอก',
    en: 'The price sheet and the franchise application, ready to fill in',
  },
  'download.gate.posters': {
    th: 'โปสเตอร์และชุดโลโก้ ไฟล์พิมพ์ได้ทันที',
    en: 'Posters and the brand kit, ready to print',
  },

  'download.search': { th: 'ค้นหาเอกสาร', en: 'Search the downloads' },
  'download.search.example': { th: 'เช่น คู่มือ โปสเตอร์', en: 'E.g. manual, poster' },
  'download.search.submit': { th: 'ค้นหา', en: 'Search' },
  'download.categories': { th: 'หมวดหลัก', en: 'Category' },
  'download.categories.all': { th: 'ทั้งหมด', en: 'Everything' },
  'download.subcategories': { th: 'หมวดย่อย', en: 'Sub category' },
  'download.subcategories.all': { th: 'ทุกหมวดย่อย', en: 'All of them' },
  'download.heading': { th: 'เอกสารล่าสุด', en: 'The latest' },
  'download.heading.search': { th: 'ผลการค้นหา “{text}”', en: 'Found for “{text}”' },
  'download.files': { th: '{count} ไฟล์', en: '{count, plural, one {# file} other {# files}}' },
  'download.edition': { th: 'ฉบับ {date}', en: 'Edition of {date}' },

  'download.pager.label': { th: 'หน้าของรายการเอกสาร', en: 'Pages of the downloads' },

  'download.empty.narrowed': {
    th: 'ลองคำที่สั้นลง หรือดูทุกหมวด',
    en: 'Try a shorter word, or look through everything.',
  },
  'download.empty.all': { th: 'ตอนนี้ยังไม่มีเอกสาร', en: 'There are no downloads yet.' },
  'download.empty.back': { th: 'ดูเอกสารทั้งหมด', en: 'See all downloads' },
  'download.failed.hint': {
    th: 'ตอนนี้โหลดเอกสารไม่ได้ รอสักครู่แล้วลองอีกครั้ง',
    en: 'The downloads could not be loaded just now. Wait a moment and try again.',
  },

  'download.popup.close': { th: 'ปิด กลับไปที่รายการ', en: 'Close, back to the list' },
  'download.popup.previous': { th: 'รายการก่อนหน้า', en: 'Previous one' },
  'download.popup.next': { th: 'รายการถัดไป', en: 'Next one' },
})
