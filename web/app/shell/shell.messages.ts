import { defineMessages, type MessageIdOf } from '../core/i18n/messages.ts'

export type ShellMessageId = MessageIdOf<typeof shellMessages>

export const shellMessages = defineMessages({
  'shell.skip': { th: 'ข้ามไปที่เนื้อหา', en: 'Skip to content' },
  'shell.navigation': { th: 'เมนูหลัก', en: 'Main' },
  'shell.footerNavigation': { th: 'เมนูท้ายหน้า', en: 'Footer' },
  'shell.menu': { th: 'เมนู', en: 'Menu' },
  'shell.search': { th: 'ค้นหา', en: 'Search' },
  'shell.signIn': { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  'shell.accountMenu': { th: '{name}: เมนูบัญชี', en: '{name}: account menu' },
  'shell.signedOut': { th: 'ออกจากระบบแล้ว', en: 'You’re signed out' },
  'shell.home': { th: 'หน้าแรก', en: 'Home' },
  'shell.branches': { th: 'ค้นหาสาขา', en: 'Find a branch' },
  'shell.news': { th: 'ข่าวและโปรโมชัน', en: 'News and offers' },
  'shell.contactPage': { th: 'ติดต่อเรา', en: 'Contact us' },
  'shell.problem': { th: 'แจ้งปัญหาการใช้งาน', en: 'Report a problem' },
  'shell.privacyPolicy': { th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy policy' },
  'shell.cookiePolicy': { th: 'นโยบายคุกกี้', en: 'Cookie policy' },
  'shell.terms': { th: 'ข้อกำหนดการใช้บริการ', en: 'Terms of service' },
  'shell.contact': { th: 'ติดต่อเรา', en: 'Talk to us' },
  'shell.contactBar': { th: 'คุยกับเราทันที', en: 'Contact us now' },
  // Both are in the language of their target.
  'shell.language.name': { th: 'EN', en: 'ไทย' },
  'shell.language.label': { th: 'EN: read this page in English', en: 'ไทย: อ่านหน้านี้เป็นภาษาไทย' },

  'overlay.label': { th: 'กำลังเปิดหน้าเว็บ', en: 'Loading the page' },
  'overlay.fill': { th: 'กำลังเติมน้ำ…', en: 'Filling the drum…' },
  'overlay.load': { th: 'ใส่ผ้าลงถัง…', en: 'Loading the wash…' },
  'overlay.ready': { th: 'พร้อมแล้ว', en: 'Ready' },
  'overlay.close': { th: 'ดูหน้าเว็บเลย', en: 'Show the page now' },

  'error.notFound.title': { th: 'หาหน้านี้ไม่เจอ', en: 'We can’t find this page' },
  'error.notFound.hint': {
    th: 'เหมือนถุงเท้าที่หายไปข้างหนึ่ง ลิงก์อาจเก่าหรือพิมพ์ผิดไปนิด',
    en: 'It’s gone missing, like that other sock. The link may be old or mistyped.',
  },
  'error.failed.title': { th: 'ขออภัย ระบบสะดุดไปชั่วครู่', en: 'Sorry, something jammed' },
  'error.failed.hint': {
    th: 'ความผิดพลาดอยู่ที่ฝั่งเรา ระบบบันทึกไว้แล้ว ลองอีกครั้งได้เลย',
    en: 'The fault is ours, and it’s been logged. Please try again.',
  },
  'error.away.title': { th: 'ขอพักสักครู่ เดี๋ยวกลับมา', en: 'Back in a moment' },
  'error.away.hint': {
    th: 'ตอนนี้เว็บไซต์ยังดึงข้อมูลมาแสดงไม่ได้ ลองใหม่ในอีกสักครู่',
    en: 'The website can’t reach its content right now. Please try again shortly.',
  },
  'error.home': { th: 'กลับหน้าแรก', en: 'Go to the home page' },
  'error.branches': { th: 'ค้นหาสาขา', en: 'Find a branch' },
  'error.news': { th: 'ข่าวและโปรโมชัน', en: 'News and offers' },
  'error.line': { th: 'ถามเราทาง LINE', en: 'Ask us on LINE' },
  'error.reference': { th: 'รหัสอ้างอิง {id}', en: 'Reference: {id}' },
})
