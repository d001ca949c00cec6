import { defineMessages } from '../../../core/i18n/messages.ts'

export const offlineMessages = defineMessages({
  'offline.title': { th: 'ตอนนี้ไม่มีอินเทอร์เน็ต', en: 'You are offline' },
  'offline.lead': {
    th: 'เช็กสัญญาณมือถือหรือ Wi-Fi แล้วลองอีกครั้ง',
    en: 'Check your signal or Wi-Fi, then try again.',
  },
  'offline.elsewhere': {
    th: 'หน้าที่คุณเลือกต้องใช้อินเทอร์เน็ต แต่สาขาที่คุณดูล่าสุดเราเก็บไว้ให้ที่นี่',
    en: 'The page you chose needs a connection. The branches you looked at last are kept here.',
  },
  'offline.elsewhereAlone': {
    th: 'หน้าที่คุณเลือกต้องใช้อินเทอร์เน็ต',
    en: 'The page you chose needs a connection.',
  },
  'offline.retry': { th: 'ลองอีกครั้ง', en: 'Try again' },
  'offline.line': { th: 'คุยกับเราทาง LINE', en: 'Talk to us on LINE' },
  'offline.call': { th: 'โทร {phone}', en: 'Call {phone}' },
  'offline.heading': { th: 'สาขาที่คุณดูล่าสุด', en: 'Branches you looked at last' },
  'offline.age': {
    th: 'ข้อมูลจากครั้งล่าสุดที่คุณดู เวลาเปิดและประกาศของร้านอาจเปลี่ยนไปแล้ว',
    en: 'As of your last look: hours and notices may have changed since.',
  },
  'offline.none': {
    th: 'เปิดหน้าค้นหาสาขาไว้สักครั้งตอนมีอินเทอร์เน็ต ครั้งหน้าที่เน็ตหลุด รายชื่อสาขาจะรออยู่ตรงนี้',
    en: 'Look at the branch list once while you are online, and it will be here the next time you are not.',
  },
  'offline.map': { th: 'ดูแผนที่', en: 'Map' },
  'offline.of': { th: 'ของ{name}', en: 'of {name}' },
})
