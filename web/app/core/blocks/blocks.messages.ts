import { defineMessages, type MessageIdOf } from '../i18n/messages.ts'

export type BlockMessageId = MessageIdOf<typeof blockMessages>

/** Texts of the blocks, sent with every page. */
export const blockMessages = defineMessages({
  'breadcrumb.label': { th: 'คุณอยู่ที่นี่', en: 'You are here' },
  'breadcrumb.home': { th: 'หน้าแรก', en: 'Home' },

  'language.thaiOnly': {
    th: 'หน้านี้มีเฉพาะภาษาไทย',
    en: 'This page is only in Thai for now.',
  },

  'reach.call': { th: 'โทรหาเรา', en: 'Call us' },
  'reach.line': { th: 'คุยกับเราทาง LINE', en: 'Talk to us on LINE' },

  'near.find': { th: 'หาสาขาใกล้ฉัน', en: 'Find a branch near me' },

  'consent.header': { th: 'เว็บนี้ใช้คุกกี้', en: 'This site uses cookies' },
  'consent.description': {
    th: 'คุกกี้ที่จำเป็นเปิดไว้เสมอ ส่วนที่เหลือคุณเลือกเองได้',
    en: 'Essential cookies are always on. The rest is up to you.',
  },
  'consent.policy': { th: 'อ่านนโยบายคุกกี้', en: 'Read the cookie policy' },
  'consent.acceptAll': { th: 'ยอมรับทั้งหมด', en: 'Accept all' },
  'consent.refuse': { th: 'เฉพาะที่จำเป็น', en: 'Essential only' },
  'consent.settings': { th: 'ตั้งค่าคุกกี้', en: 'Cookie settings' },
  'consent.confirm': { th: 'ยืนยันการเลือก', en: 'Confirm my choice' },
  'consent.close': { th: 'ปิด', en: 'Close' },
  'consent.general': { th: 'คุกกี้ที่จำเป็น', en: 'Essential cookies' },
  'consent.analytics': { th: 'คุกกี้วิเคราะห์การใช้งาน', en: 'Analytics cookies' },
  'consent.advertising': { th: 'คุกกี้โฆษณา', en: 'Advertising cookies' },
  'consent.onlyEssential': { th: 'ใช้แค่คุกกี้ที่จำเป็น', en: 'Essential cookies only' },
  'consent.minimal': {
    th: 'ตอนนี้ใช้เฉพาะคุกกี้ที่จำเป็น',
    en: 'Only essential cookies are on',
  },
  'consent.saved.all': { th: 'บันทึกแล้ว ใช้คุกกี้ทั้งหมด', en: 'Saved: all cookies are on' },
  'consent.saved.some': { th: 'บันทึกคุกกี้ที่คุณเลือกแล้ว', en: 'Saved: the cookies you chose' },
  'consent.saved.essential': {
    th: 'บันทึกแล้ว ใช้เฉพาะคุกกี้ที่จำเป็น',
    en: 'Saved: essential cookies only',
  },
  'consent.saved': { th: 'บันทึกการเลือกคุกกี้แล้ว', en: 'Your cookie choice is saved' },
  'consent.saved.lost': {
    th: 'เบราว์เซอร์นี้ไม่รับคุกกี้ เราจึงจำการเลือกไว้ไม่ได้ และจะใช้เฉพาะที่จำเป็น',
    en: 'This browser doesn’t accept cookies, so we couldn’t save your choice. We’ll use essential ones only.',
  },
  'consent.always': { th: 'เปิดเสมอ', en: 'Always on' },

  'empty.title': { th: 'ไม่พบข้อมูล', en: 'Data not found' },
  'empty.retry': { th: 'ลองอีกครั้ง', en: 'Try again' },

  'pager.previous': { th: 'หน้าก่อนหน้า', en: 'Previous page' },
  'pager.next': { th: 'หน้าถัดไป', en: 'Next page' },
  'pager.page': { th: 'หน้า {page}', en: 'Page {page}' },
})
