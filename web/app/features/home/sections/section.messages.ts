import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type SectionMessageId = MessageIdOf<typeof sectionMessages>

export const sectionMessages = defineMessages({
  'home.figures.branches': { th: 'สาขา', en: '{count, plural, one {branch} other {branches}}' },
  'home.figures.branchesLabel': { th: 'รอคุณอยู่ทั่วประเทศ', en: 'waiting for you across Thailand' },
  'home.figures.provinces': {
    th: 'จังหวัด',
    en: '{count, plural, one {province} other {provinces}}',
  },
  'home.figures.provincesLabel': {
    th: 'มีร้านของเราแล้ว',
    en: 'have one of our branches',
  },
  'home.figures.customers': { th: 'คน', en: '' },
  'home.figures.customersLabel': { th: 'ไว้ใจให้เราดูแลผ้า', en: 'people trust our machines' },
  'home.all': { th: 'ดูทั้งหมด', en: 'See all' },
})
