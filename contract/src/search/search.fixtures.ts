import type { EntityFixture } from '../wire/entity.fixtures.ts'
import type { SearchResult, SearchWords } from './search.contract.ts'

const same = { kind: 'news' as const, id: 7, slug: 'songkran-free-dry', untranslated: [] }
const thai = { title: 'อบฟรีรับสงกรานต์', excerpt: '…ซักครบสองถัง อบฟรีหนึ่งรอบ…' }
const english = { title: 'Free drying at Songkran', excerpt: '…two washes and one dry is free…' }
const at = '2026-04-10T02:00:00.000Z'

export const searchResultFixture: EntityFixture<SearchResult> = {
  clean: {
    th: { ...same, ...thai, publishedAt: at },
    en: { ...same, ...english, publishedAt: at },
  },
  wire: {
    th: { ...same, ...thai, date_publish: at },
    en: { ...same, ...english, date_publish: at },
  },
  otherShapes: {},
}

const question = {
  kind: 'faq' as const,
  id: 12,
  slug: 'payment',
  excerpt: null,
  untranslated: ['title'],
}
const title = 'เครื่องแลกเหรียญรับแบงก์อะไร'

/** A question without its own page or English text. */
export const foundFaqFixture: EntityFixture<SearchResult> = {
  clean: {
    th: { ...question, title, publishedAt: null },
    en: { ...question, title, publishedAt: null },
  },
  wire: {
    th: { ...question, title, date_publish: null },
    en: { ...question, title, date_publish: null },
  },
  otherShapes: {},
}

const words = { spellings: [['โปรโมชั่น', 'โปรโมชัน']], common: ['ซักผ้า', 'ร้าน'] }

export const searchWordsFixture: EntityFixture<SearchWords> = {
  clean: { th: words, en: words },
  wire: { th: words, en: words },
  otherShapes: {},
}
