import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type HomeMessageId = MessageIdOf<typeof homeMessages>

export const homeMessages = defineMessages({
  'home.hero.allDay': {
    th: '{count, plural, other {# สาขา}}เปิดตลอด 24 ชั่วโมง',
    en: '{count, plural, one {# branch} other {# branches}} open around the clock',
  },
  'home.hero.find': { th: 'ค้นหาสาขา', en: 'Find a branch' },
  'home.hero.how': { th: 'ดูวิธีใช้', en: 'How it works' },

  'home.finder.label': { th: 'ค้นหาสาขา', en: 'Find a branch' },
  'home.finder.search': { th: 'ชื่อสาขา', en: 'Branch name' },
  'home.finder.example': { th: 'เช่น นิมมาน อารีย์ หาดใหญ่', en: 'e.g. Nimman, Ari, Hat Yai' },
  'home.finder.sector': { th: 'ภาค', en: 'Region' },
  'home.finder.allSectors': { th: 'ทุกภาค', en: 'All regions' },
  'home.finder.province': { th: 'จังหวัด', en: 'Province' },
  'home.finder.allProvinces': { th: 'ทุกจังหวัด', en: 'All provinces' },
  'home.finder.submit': { th: 'ค้นหา', en: 'Search' },

  'home.figures.title': { th: 'ตัวเลขของเรา', en: 'In figures' },
  'home.figures.branches': { th: 'สาขา', en: '{count, plural, one {branch} other {branches}}' },
  'home.figures.branchesLabel': { th: 'รอคุณอยู่ทั่วประเทศ', en: 'waiting for you across Thailand' },
  'home.figures.provinces': {
    th: 'จังหวัด',
    en: '{count, plural, one {province} other {provinces}}',
  },
  'home.figures.provincesLabel': {
    th: 'มีร้านของเราแล้ว',
    en: 'have one of our shops',
  },
  'home.figures.customers': { th: 'คน', en: '' },
  'home.figures.customersLabel': { th: 'ไว้ใจให้เราดูแลผ้า', en: 'people trust our machines' },

  'home.how.title': { th: 'ใช้ครั้งแรกก็ง่าย', en: 'Easy, even the first time' },
  'home.how.lead': {
    th: 'ไม่ต้องพกเหรียญ ไม่ต้องพกน้ำยา เดินเข้ามาพร้อมตะกร้าก็พอ',
    en: 'No coins, no detergent: just bring the basket.',
  },
  'home.how.sort.title': { th: 'แยกผ้า', en: 'Sort' },
  'home.how.sort.text': {
    th: 'ผ้าสีกับผ้าขาว แล้วเลือกเครื่องตามขนาดตะกร้า',
    en: 'Colours from whites, then a machine that fits your basket.',
  },
  'home.how.pay.title': { th: 'แลกเหรียญ หยอดน้ำยา', en: 'Change and detergent' },
  'home.how.pay.text': {
    th: 'เครื่องแลกเหรียญกับตู้น้ำยาตั้งรออยู่ในร้าน',
    en: 'The coin changer and the dispenser stand by the door.',
  },
  'home.how.wash.title': { th: 'กดซัก 30 นาที', en: 'Wash, 30 minutes' },
  'home.how.wash.text': {
    th: 'เลือกน้ำเย็นหรือน้ำอุ่น แล้วไปกินข้าวรอได้เลย',
    en: 'Cold or warm, press start, go and get dinner.',
  },
  'home.how.dry.title': { th: 'อบแห้ง พร้อมพับ', en: 'Dry and fold' },
  'home.how.dry.text': {
    th: 'ร้อนสม่ำเสมอ หอมเหมือนตากแดด',
    en: 'Even heat; it comes out smelling of sunshine.',
  },

  'home.reviews.title': { th: 'เสียงจากหน้าเครื่อง', en: 'Heard by the machines' },
  'home.reviews.lead': {
    th: 'คนที่แวะมาซักเล่าให้ฟัง',
    en: 'What people say while they wait.',
  },

  'home.closing.title': {
    th: 'ตะกร้าเต็มเมื่อไหร่ แวะมาเมื่อนั้น',
    en: 'Whenever the basket is full',
  },
  'home.closing.text': {
    th: 'ไฟหน้าร้านเปิดรออยู่ ค้นหาสาขาใกล้บ้าน แล้วหิ้วตะกร้ามาได้เลย',
    en: 'The lights are on. Find the shop around the corner and bring it in.',
  },
  'home.closing.find': { th: 'ค้นหาสาขา', en: 'Find a branch' },
  'home.closing.line': { th: 'คุยกับเราทาง LINE', en: 'Talk to us on LINE' },
})
