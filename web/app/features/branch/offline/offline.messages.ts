import { defineMessages } from '../../../core/i18n/messages.ts'

export const offlineMessages = defineMessages({
  'offline.title': { th: 'ตอนนี้ไม่มีอินเทอร์เน็ต', en: 'You are offline' },
  'offline.lead': {
    th: 'เช็กสัญญาณมือถือหรือ Wi-Fi แล้วลองอีกครั้ง',
    en: 'Check your signal or Wi-Fi, then try again.',
  },
  'offline.elsewhere': {
    th: 'หน้าที่คุณเลือกต้องใช้อินเทอร์เน็ต แต่สาขาที่คุณดูล่าสุดเราเก็บไว้ให้ที่นี่',
    en: 'That page needs an internet connection. The branches you last viewed are saved here.',
  },
  'offline.elsewhereAlone': {
    th: 'หน้าที่คุณเลือกต้องใช้อินเทอร์เน็ต',
    en: 'That page needs an internet connection.',
  },
  'offline.retry': { th: 'ลองอีกครั้ง', en: 'Try again' },
  'offline.line': { th: 'คุยกับเราทาง LINE', en: 'Talk to us on LINE' },
  'offline.call': { th: 'โทร {phone}', en: 'Call {phone}' },
  'offline.heading': { th: 'สาขาที่คุณดูล่าสุด', en: 'Branches you last viewed' },
  'offline.age': {
    th: 'ข้อมูลจากครั้งล่าสุดที่คุณดู เวลาเปิดและประกาศของร้านอาจเปลี่ยนไปแล้ว',
    en: 'Saved when you last looked. Opening hours and notices may have changed.',
  },
  'offline.none': {
    th: 'เปิดหน้าค้นหาสาขาไว้สักครั้งตอนมีอินเทอร์เน็ต ครั้งหน้าที่เน็ตหลุด รายชื่อสาขาจะรออยู่ตรงนี้',
    en: 'Open the branch list once while you’re online, and it’ll be here next time you’re not.',
  },
  'offline.map': { th: 'ดูแผนที่', en: 'Map' },
  'offline.of': { th: 'ของ{name}', en: 'of {name}' },
})
