import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type SearchMessageId = MessageIdOf<typeof searchMessages | typeof memberSearchMessages>

export const searchMessages = defineMessages({
  'search.title': { th: 'ค้นหา', en: 'Search' },
  'search.titleOf': { th: 'ค้นหา “{text}”', en: 'Search: “{text}”' },
  'search.lead': {
    th: 'สาขา ราคา ข่าว โปรโมชัน แฟรนไชส์ พิมพ์ภาษาไทยหรืออังกฤษก็ได้',
    en: 'Branches, prices, news, offers and franchise packages, in Thai or English.',
  },
  'search.form': { th: 'ค้นหาทั้งเว็บไซต์', en: 'Search the whole site' },
  'search.field': { th: 'อยากหาอะไร', en: 'What are you looking for?' },
  'search.example': { th: 'เช่น เชียงใหม่ หรือ ผ้านวม', en: 'e.g. Chiang Mai or duvet' },
  'search.submit': { th: 'ค้นหา', en: 'Search' },

  'search.results': { th: 'ผลการค้นหา', en: 'Results' },
  'search.count': {
    th: 'พบ {count, plural, other {#\u00A0รายการ}}',
    en: '{count, plural, one {#\u00A0result} other {#\u00A0results}}',
  },
  'search.countMost': {
    th: 'แสดง {count, plural, other {#\u00A0รายการ}}ที่ตรงที่สุด',
    en: 'The {count, plural, one {closest result} other {#\u00A0closest results}}',
  },
  'search.countPage': { th: 'หน้า {page} จาก {pages}', en: 'page {page} of {pages}' },

  'search.kind.branch': { th: 'สาขา', en: 'Branch' },
  'search.kind.news': { th: 'ข่าวและโปรโมชัน', en: 'News and offers' },
  'search.kind.package': { th: 'แฟรนไชส์', en: 'Franchise' },
  'search.kind.product': { th: 'เครื่องและราคา', en: 'Machines and prices' },
  'search.kind.about': { th: 'เกี่ยวกับเรา', en: 'About us' },
  'search.kind.policy': { th: 'นโยบาย', en: 'Policy' },

  'search.empty.hint': {
    th: 'ลองพิมพ์ให้สั้นลง เช่น ชื่อจังหวัดหรือชื่อย่าน หรือเลือกดูจากหน้าด้านล่าง',
    en: 'Try a shorter word, such as a province or an area, or start from one of these pages.',
  },
  'search.nearest': {
    th: 'ไม่มีหน้าที่มีครบทุกคำ หน้าเหล่านี้ใกล้เคียงที่สุด ถ้าไม่ใช่เรื่องที่หาอยู่ บอกเราได้จากปุ่มด้านล่าง',
    en: 'No page has all your words. These come closest. Not what you need? Ask us with a button below.',
  },
  'search.tooLong': {
    th: 'ข้อความยาวเกินไป พิมพ์ได้ไม่เกิน {most} ตัวอักษร',
    en: 'That’s too long. Use up to {most} characters.',
  },
  'search.failed.title': { th: 'ตอนนี้ค้นหาไม่ได้', en: 'Search isn’t available right now' },
  'search.failed.hint': {
    th: 'รอสักครู่แล้วลองอีกครั้ง หรือเลือกดูจากหน้าด้านล่าง',
    en: 'Please wait a moment and try again, or start from one of these pages.',
  },

  'search.start': { th: 'หน้าที่คนเปิดบ่อย', en: 'Popular pages' },
  'search.start.branch': { th: 'ค้นหาสาขา', en: 'Find a branch' },
  'search.start.news': { th: 'ข่าวและโปรโมชัน', en: 'News and offers' },
  'search.start.investor': { th: 'แฟรนไชส์', en: 'Franchise' },
  'search.start.problem': { th: 'แจ้งปัญหาการใช้งาน', en: 'Report a problem' },
  'search.start.contact': { th: 'ติดต่อเรา', en: 'Contact us' },

  'search.pager.label': { th: 'หน้าของผลการค้นหา', en: 'Pages of results' },
})

/** Additional texts for members only. */
export const memberSearchMessages = defineMessages({
  'search.leadMember': {
    th: 'ทั้งเว็บไซต์ รวมถึงเอกสารดาวน์โหลด จดหมายข่าว คำถามที่พบบ่อย และเว็บบอร์ดสำหรับสมาชิก',
    en: 'The whole site, including the downloads, E-news, FAQ and web board for members.',
  },
  'search.kind.download': { th: 'เอกสารดาวน์โหลด', en: 'Download' },
  'search.kind.enews': { th: 'จดหมายข่าว', en: 'E-news' },
  'search.kind.faq': { th: 'คำถามที่พบบ่อย', en: 'FAQ' },
  'search.kind.webboard': { th: 'กระทู้', en: 'Web board' },
})
