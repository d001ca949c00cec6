import { defineMessages } from '../../core/i18n/messages.ts'

export const notificationsMessages = defineMessages({
  'notifications.title': { th: 'การแจ้งเตือน', en: 'Notifications' },
  'notifications.lead': {
    th: 'ข่าว จดหมายข่าว สาขาที่คุณติดตาม ความเห็นในกระทู้ของคุณ และเรื่องที่คุณแจ้งไว้',
    en: 'News, E-news, branches you follow, replies to your posts and progress on your reports.',
  },
  'notifications.list': { th: 'ล่าสุด', en: 'Latest' },
  'notifications.list.page': { th: 'หน้า {page}', en: 'Page {page}' },
  'notifications.new': { th: 'ใหม่', en: 'New' },
  'notifications.unread': { th: 'ยังไม่ได้อ่าน', en: 'Unread' },
  'notifications.seen': { th: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด', en: 'Mark all as read' },
  'notifications.failed': {
    th: 'บันทึกไม่ได้ในตอนนี้ ลองใหม่ในอีกสักครู่',
    en: 'We couldn’t save that. Please try again in a moment.',
  },
  'notifications.gone': {
    th: 'การแจ้งเตือนนี้ไม่มีแล้ว',
    en: 'This notification no longer exists.',
  },
  'notifications.none.hint': {
    th: 'มีอะไรใหม่เมื่อไร จะขึ้นที่นี่และที่กระดิ่งด้านบน',
    en: 'Anything new will show up here and in the bell’s menu above.',
  },
  'notifications.older': { th: 'ดูรายการก่อนหน้า', en: 'Older' },
  'notifications.newer': { th: 'ดูรายการใหม่กว่า', en: 'Newer' },
  'notifications.pager': { th: 'หน้าของการแจ้งเตือน', en: 'Notification pages' },
  'notifications.gate': {
    th: 'ไม่พลาดเรื่องใหม่ เมื่อเป็นสมาชิก',
    en: 'Sign in and never miss what’s new',
  },
  'notifications.gate.news': {
    th: 'ข่าวและโปรโมชันทันทีที่ขึ้นเว็บ',
    en: 'News and offers as soon as they’re out',
  },
  'notifications.gate.branch': {
    th: 'วันหยุด เวลาเปิดพิเศษ และประกาศของสาขาที่ติดตาม',
    en: 'Closures, special hours and notices from branches you follow',
  },
  'notifications.gate.report': {
    th: 'เรื่องที่แจ้งไว้ไปถึงไหนแล้ว',
    en: 'Progress on your reports',
  },
})
