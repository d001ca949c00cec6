import { sameInBoth, type EntityFixture } from '../wire/entity.fixtures.ts'
import type { Faq, FaqFeedback, FirstAid, MainFaq, SubFaq } from './faq.contract.ts'

const cover = '9fc6d7f0-0ab1-4c23-8ed5-061728394a51'

const mainFaq = { id: 2, slug: 'machines', untranslated: [] }

export const mainFaqFixture: EntityFixture<MainFaq> = {
  clean: {
    th: { ...mainFaq, coverImage: cover, title: 'การใช้เครื่อง' },
    en: { ...mainFaq, coverImage: cover, title: 'Using the machines' },
  },
  wire: {
    th: {
      ...mainFaq,
      image_cover: cover,
      data: { languages_code: 'th', main_faq_title: 'การใช้เครื่อง' },
    },
    en: {
      ...mainFaq,
      image_cover: cover,
      data: { languages_code: 'en', main_faq_title: 'Using the machines' },
    },
  },
  otherShapes: {
    'the cover as a record, texts under translations': {
      ...mainFaq,
      id: '2',
      image_cover: { id: cover, type: 'image/webp' },
      translations: [
        { languages_code: 'th-TH', main_faq_title: 'การใช้เครื่อง' },
        { languages_code: 'en-US', main_faq_title: 'Using the machines' },
      ],
    },
  },
}

export const subFaqFixture: EntityFixture<SubFaq> = {
  clean: {
    th: { id: 5, mainFaq: 2, title: 'เหรียญและธนบัตร' },
    en: { id: 5, mainFaq: 2, title: 'Coins and notes' },
  },
  wire: {
    th: { id: 5, main_faq: 2, data: { languages_code: 'th', sub_faq_title: 'เหรียญและธนบัตร' } },
    en: { id: 5, main_faq: 2, data: { languages_code: 'en', sub_faq_title: 'Coins and notes' } },
  },
  otherShapes: {
    'its main subject as a record, texts as a list': {
      id: 5,
      main_faq: { id: 2, slug: 'machines' },
      data: [
        { languages_code: 'en', sub_faq_title: 'Coins and notes' },
        { languages_code: 'th', sub_faq_title: 'เหรียญและธนบัตร' },
      ],
    },
  },
}

const thai = {
  title: 'เครื่องกินเหรียญแล้วไม่ทำงาน ทำอย่างไร',
  description: '<p>กดปุ่มคืนเหรียญหนึ่งครั้ง รอสิบวินาที แล้วลองใหม่</p>',
}
const english = {
  title: 'The machine took my coins and does not start',
  description: '<p>Press the coin return once, wait ten seconds and try again.</p>',
}
const clean = ({ title, description }: typeof thai) => ({ question: title, answer: description })
const question = { url: '/problem', untranslated: [] }
const coins = { ...question, id: 41, status: 'published' as const }
const coinsOnTheWire = { ...coins, main_faq: 2, sub_faq: 5 }

export const faqFixture: EntityFixture<Faq> = {
  clean: {
    th: { ...coins, mainFaq: 2, subFaq: 5, ...clean(thai) },
    en: { ...coins, mainFaq: 2, subFaq: 5, ...clean(english) },
  },
  wire: {
    th: { ...coinsOnTheWire, data: { languages_code: 'th', ...thai } },
    en: { ...coinsOnTheWire, data: { languages_code: 'en', ...english } },
  },
  otherShapes: {
    'its subjects as records, texts under translations': {
      ...coinsOnTheWire,
      id: '41',
      main_faq: { id: 2, slug: 'machines' },
      sub_faq: { id: '5', main_faq: 2 },
      translations: [
        { languages_code: { code: 'th-TH' }, ...thai },
        { languages_code: { code: 'en-US' }, ...english },
      ],
    },
  },
}

const aid = { ...question, id: 41, cause: 'coin_not_returned' as const }

export const firstAidFixture: EntityFixture<FirstAid> = {
  clean: { th: { ...aid, ...clean(thai) }, en: { ...aid, ...clean(english) } },
  wire: {
    th: { ...aid, data: { languages_code: 'th', ...thai } },
    en: { ...aid, data: { languages_code: 'en', ...english } },
  },
  otherShapes: {},
}

export const faqFeedbackFixture = sameInBoth<FaqFeedback>(
  { faq: 41, hasHelped: false },
  { faq: 41, helped: false },
  { 'the question as a record': { faq: { id: 41, status: 'published' }, helped: false } },
)

export const faqVoteFixture = sameInBoth<FaqFeedback>(
  { faq: 41, hasHelped: true },
  { faq: 41, helped: true },
)
