import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type BranchMessageId = MessageIdOf<typeof branchMessages>

export const branchMessages = defineMessages({
  'branch.list.title': { th: 'ค้นหาสาขา', en: 'Find a branch' },
  'branch.list.intro': {
    th: 'หาร้านที่ใกล้คุณ แล้วหิ้วตะกร้ามาได้เลย',
    en: 'Find the branch near you and bring your basket.',
  },
  'branch.list.meta': {
    th: 'รายชื่อสาขาทั้งหมด ค้นหาตามชื่อ ภาค จังหวัด หรือสาขาที่ใกล้คุณที่สุด',
    en: 'All our branches. Search by name, region or province, or find the nearest one.',
  },
  'branch.list.reviews': { th: 'เสียงจากลูกค้า', en: 'What customers say' },
  'branch.list.heading': { th: 'รายชื่อสาขา', en: 'Branches' },

  'branch.finder.label': { th: 'ค้นหาสาขา', en: 'Find a branch' },
  'branch.finder.search': { th: 'ชื่อสาขา', en: 'Branch name' },
  'branch.finder.example': { th: 'เช่น เชียงใหม่ นิมมาน', en: 'e.g. Chiang Mai Nimman' },
  'branch.finder.sector': { th: 'ภาค', en: 'Region' },
  'branch.finder.allSectors': { th: 'ทุกภาค', en: 'All regions' },
  'branch.finder.province': { th: 'จังหวัด', en: 'Province' },
  'branch.finder.allProvinces': { th: 'ทุกจังหวัด', en: 'All provinces' },
  'branch.finder.services': { th: 'บริการและขนาดเครื่อง', en: 'Services and machine sizes' },
  'branch.finder.services.hint': {
    th: 'สาขาต้องมีทุกอย่างที่เลือก',
    en: 'The branch must have all of these',
  },
  'branch.finder.submit': { th: 'ค้นหา', en: 'Search' },
  'branch.finder.change': { th: 'แก้ไข', en: 'Change' },

  'branch.open.now': { th: 'เปิดอยู่ตอนนี้', en: 'Open now' },
  'branch.open.more': { th: 'ดูสาขาเพิ่ม', en: 'Show more' },
  'branch.open.count': {
    th: 'เปิดอยู่ตอนนี้ {count, plural, other {# สาขา}}',
    en: '{count, plural, one {# branch} other {# branches}} open now',
  },

  'branch.filters.label': { th: 'ตัวกรองที่เลือกไว้', en: 'Active filters' },
  'branch.filters.search': { th: '“{search}”', en: '“{search}”' },
  'branch.filters.remove': { th: 'เอาตัวกรอง {name} ออก', en: 'Remove filter: {name}' },
  'branch.filters.clear': { th: 'ล้างทั้งหมด', en: 'Clear all' },

  'branch.count.all': {
    th: 'ทั้งหมด {count, plural, other {# สาขา}}',
    en: '{count, plural, one {# branch} other {# branches}}',
  },
  'branch.count.found': {
    th: 'พบ {count, plural, other {# สาขา}}',
    en: '{count, plural, one {# branch found} other {# branches found}}',
  },
  'branch.count.page': { th: 'หน้า {page} จาก {pages}', en: 'page {page} of {pages}' },

  'branch.pager.label': { th: 'หน้าของรายชื่อสาขา', en: 'Branch list pages' },

  'branch.empty.hint': {
    th: 'ลองค้นด้วยชื่อที่สั้นลง หรือดูสาขาทั้งหมด',
    en: 'Try a shorter name, or see all branches.',
  },
  'branch.empty.nearest': {
    th: 'ใน{province}ยังไม่มีสาขาตามที่ค้นหา ที่ใกล้ที่สุดคือสาขาเหล่านี้',
    en: 'No match in {province}. These branches are the nearest:',
  },
  'branch.empty.clear': { th: 'ดูสาขาทั้งหมด', en: 'See all branches' },
  'branch.failed.hint': {
    th: 'ตอนนี้โหลดรายชื่อสาขาไม่ได้ รอสักครู่แล้วลองอีกครั้ง',
    en: 'We can’t load the branches right now. Please wait a moment and try again.',
  },

  'branch.near.asked': { th: 'ใกล้ฉัน', en: 'Near me' },
  'branch.near.privacy': {
    th: 'ตำแหน่งไม่ออกจากเครื่องของคุณ',
    en: 'Your location never leaves your device',
  },
  'branch.near.asking': { th: 'กำลังหาตำแหน่งของคุณ…', en: 'Finding your location…' },
  'branch.near.refused': {
    th: 'เบราว์เซอร์ยังไม่อนุญาตให้ใช้ตำแหน่ง อนุญาตให้เว็บนี้ใช้ตำแหน่งแล้วกดอีกครั้ง หรือเลือกจังหวัดแทน',
    en: 'Your browser is blocking your location. Allow it for this site and try again, or choose a province instead.',
  },
  'branch.near.unavailable': {
    th: 'หาตำแหน่งของคุณไม่พบ เปิด GPS หรือ Wi-Fi แล้วกดอีกครั้ง หรือเลือกจังหวัดแทน',
    en: 'We couldn’t find your location. Turn on GPS or Wi-Fi and try again, or choose a province instead.',
  },
  'branch.near.timeout': {
    th: 'หาตำแหน่งนานเกินไป กดอีกครั้ง หรือเลือกจังหวัดแทน',
    en: 'Finding your location took too long. Try again, or choose a province instead.',
  },
  'branch.near.directory': {
    th: 'ตอนนี้โหลดรายชื่อสาขาไม่ได้ กดอีกครั้งในอีกสักครู่',
    en: 'We can’t load the branches right now. Try again in a moment.',
  },
  'branch.near.sorted': {
    th: '{count, plural, other {# สาขา}} เรียงจากใกล้ไปไกล',
    en: '{count, plural, one {# branch} other {# branches}}, nearest first',
  },
  'branch.near.undo': { th: 'เลิกเรียงตามระยะทาง', en: 'Stop sorting by distance' },
  'branch.near.more': { th: 'ดูสาขาที่ไกลออกไป', en: 'Show branches further away' },

  'branch.hours.daily': { th: 'ทุกวัน {span} น.', en: 'Daily {span}' },
  'branch.hours.split': {
    th: 'จ.–ศ. {weekday} น. · ส.–อา. {weekend} น.',
    en: 'Mon–Fri {weekday} · Sat–Sun {weekend}',
  },
  'branch.hours.everyDay': { th: 'ทุกวัน', en: 'Every day' },
  'branch.hours.weekday': { th: 'จันทร์–ศุกร์', en: 'Monday–Friday' },
  'branch.hours.weekend': { th: 'เสาร์–อาทิตย์', en: 'Saturday–Sunday' },
  'branch.hours.span': { th: '{span} น.', en: '{span}' },
  'branch.hours.allDay': { th: 'ตลอด 24 ชั่วโมง', en: '24 hours' },
  'branch.hours.usual': { th: 'เวลาเปิดตามปกติ', en: 'Usual hours' },

  'branch.exceptions.closed': { th: 'ปิดชั่วคราว {period}', en: 'Closed {period}' },
  'branch.exceptions.hours': { th: 'เปิด {span} น. · {period}', en: 'Open {span} · {period}' },
  'branch.hours.today': { th: 'วันนี้ {span} น.', en: 'Today {span}' },

  'branch.differences': { th: 'จุดเด่นของสาขา', en: 'What sets this branch apart' },
  'branch.service.wash': { th: 'เครื่องซัก', en: 'Washers' },
  'branch.service.dry': { th: 'เครื่องอบ', en: 'Dryers' },
  'branch.service.large-machine': { th: 'เครื่องใหญ่สำหรับผ้านวม', en: 'Large machines for duvets' },
  'branch.service.coin-exchange': { th: 'เครื่องแลกเหรียญ', en: 'Coin changer' },
  'branch.service.detergent-vending': { th: 'ตู้น้ำยาอัตโนมัติ', en: 'Detergent vending machine' },
  'branch.service.folding-table': { th: 'โต๊ะพับผ้า', en: 'Folding table' },
  'branch.service.wifi': { th: 'Wi-Fi ฟรี', en: 'Free Wi-Fi' },
  'branch.service.parking': { th: 'ที่จอดรถ', en: 'Parking' },
  'branch.service.air-conditioning': { th: 'มีแอร์', en: 'Air-conditioned' },
  'branch.service.shoe-washer': { th: 'เครื่องซักรองเท้า', en: 'Shoe washer' },
  'branch.takes.coin': { th: 'รับเหรียญ', en: 'Takes coins' },
  'branch.takes.banknote': { th: 'รับธนบัตร', en: 'Takes banknotes' },
  'branch.takes.promptpay': { th: 'รับพร้อมเพย์', en: 'Takes PromptPay' },
  'branch.takes.card': { th: 'รับบัตรเครดิตและเดบิต', en: 'Takes credit and debit cards' },
  'branch.takes.truemoney': { th: 'รับทรูมันนี่', en: 'Takes TrueMoney' },
  'branch.takes.line-pay': { th: 'รับ LINE Pay', en: 'Takes LINE Pay' },
})
