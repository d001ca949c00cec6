import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type HomeMessageId = MessageIdOf<typeof homeMessages>

export const homeMessages = defineMessages({
  'home.hero.allDay': {
    th: '{count, plural, other {# สาขา}}เปิดตลอด 24 ชั่วโมง',
    en: '{count, plural, one {# branch} other {# branches}} open around the clock',
  },
  'home.hero.prices': { th: 'ซักอบเท่าไร ดูราคารวม', en: 'See prices and totals' },
  'home.hero.how': { th: 'ดูวิธีใช้', en: 'How it works' },

  'home.finder.label': { th: 'ค้นหาสาขา', en: 'Find a branch' },
  'home.finder.search': { th: 'ชื่อสาขา', en: 'Branch name' },
  'home.finder.example': { th: 'เช่น นิมมาน อารีย์ หาดใหญ่', en: 'e.g. Nimman, Ari, Hat Yai' },
  'home.finder.sector': { th: 'ภาค', en: 'Region' },
  'home.finder.allSectors': { th: 'ทุกภาค', en: 'All regions' },
  'home.finder.province': { th: 'จังหวัด', en: 'Province' },
  'home.finder.allProvinces': { th: 'ทุกจังหวัด', en: 'All provinces' },
  'home.finder.submit': { th: 'ค้นหา', en: 'Search' },

  'home.join': {
    th: 'ติดตามเรื่องที่แจ้ง รับแจ้งเตือนสาขาใกล้บ้าน ถามตอบในเว็บบอร์ด',
    en: 'Follow your reports and branches, and ask on the web board.',
  },
  'home.join.register': { th: 'สมัครสมาชิกฟรี', en: 'Register for free' },

  'home.popup.title': { th: 'แวะมาเมื่อไรก็ได้', en: 'Drop in any time' },
  'home.popup.branches': { th: 'ดูสาขาทั้งหมด', en: 'See all branches' },
  'home.popup.close': { th: 'ปิด', en: 'Close' },
  'home.popup.figures': {
    th: '{branches}\u00A0สาขาเปิดไฟรอคุณ และมีคนหิ้วตะกร้ามาซักแล้ว {customers}\u00A0คน',
    en: '{branches} {count, plural, one {branch} other {branches}} open for you, and {customers} people have washed with us.',
  },
})
