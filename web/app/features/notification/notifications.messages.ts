import { defineMessages } from '../../core/i18n/messages.ts'

export const notificationsMessages = defineMessages({
  'notifications.title': { th: 'การแจ้งเตือน', en: 'Notifications' },
  'notifications.lead': {
    th: 'ข่าว จดหมายข่าว สาขาที่คุณติดตาม ความเห็นในกระทู้ของคุณ และเรื่องที่คุณแจ้งไว้',
    en: 'News, e-news, the branches you follow, replies to your posts and what you reported.',
  },
  'notifications.list': { th: 'ล่าสุด', en: 'Latest' },
  'notifications.list.page': { th: 'หน้า {page}', en: 'Page {page}' },
  'notifications.new': { th: 'ใหม่', en: 'New' },
  'notifications.unread': { th: 'ยังไม่ได้อ่าน', en: 'Not read yet' },
  'notifications.seen': { th: 'ดูแล้วทั้งหมด', en: 'I have seen them all' },
  'notifications.failed': {
    th: 'บันทึกไม่ได้ในตอนนี้ ลองใหม่ในอีกสักครู่',
    en: 'That could not be saved just now. Please try again in a moment.',
  },
  'notifications.gone': {
    th: 'การแจ้งเตือนนี้ไม่มีแล้ว',
    en: 'This notification is no longer there.',
  },
  'notifications.none.hint': {
    th: 'มีอะไรใหม่เมื่อไร จะขึ้นที่นี่และที่กระดิ่งด้านบน',
    en: 'Whatever is new appears here and at the bell above.',
  },
  'notifications.older': { th: 'เก่ากว่า', en: 'Older' },
  'notifications.newer': { th: 'ใหม่กว่า', en: 'Newer' },
  'notifications.pager': { th: 'หน้าของการแจ้งเตือน', en: 'Pages of notifications' },
  'notifications.gate': { th: 'รู้ก่อนใคร เมื่อเป็นสมาชิก', en: 'Members are told first' },
  'notifications.gate.news': {
    th: 'ข่าวและโปรโมชันทันทีที่ขึ้นเว็บ',
    en: 'News and offers as soon as they are out',
  },
  'notifications.gate.branch': {
    th: 'วันหยุด เวลาเปิดพิเศษ และประกาศของสาขาที่ติดตาม',
    en: 'Closures, special hours and notices of branches you follow',
  },
  'notifications.gate.report': {
    th: 'เรื่องที่แจ้งไว้ไปถึงไหนแล้ว',
    en: 'How far what you reported has come',
  },
})
