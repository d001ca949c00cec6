import type { EntityFixture, WireRecord } from '../wire/entity.fixtures.ts'
import type { Language } from '../language.ts'
import type { Seo } from './seo.contract.ts'

const canonicalTag = 'https://www.fongsai.example/news'

const thai = {
  metaTitle: 'ข่าวและโปรโมชัน',
  metaKeywords: 'โปรโมชันร้านซักผ้า,ข่าวฟองใส',
  altTag: 'หน้าร้านฟองใสตอนกลางคืน',
}
const english = {
  metaTitle: 'News and promotions',
  metaKeywords: 'laundry promotions,Fongsai news',
  altTag: 'A Fongsai shop at night',
}

export const seoDescription: Record<Language, string> = {
  th: 'ส่วนลด สาขาเปิดใหม่ และวิธีซักผ้าให้หอมนาน',
  en: 'Discounts, new branches and how to keep clothes fresh',
}

/** `description`: the part of the wire record with a misspelt name, which only tests may contain. */
export function seoFixture(description: Record<Language, WireRecord>): EntityFixture<Seo> {
  const base = { id: 2, page: 'news' }
  return {
    clean: {
      th: { ...base, ...thai, metaDescription: seoDescription.th, canonicalTag },
      en: { ...base, ...english, metaDescription: seoDescription.en, canonicalTag },
    },
    wire: {
      th: { ...base, ...textsOnTheWire(thai), ...description.th, canonical_tag: canonicalTag },
      en: { ...base, ...textsOnTheWire(english), ...description.en, canonical_tag: canonicalTag },
    },
    otherShapes: {},
  }
}

function textsOnTheWire({ metaTitle, metaKeywords, altTag }: typeof thai) {
  return { meta_title: metaTitle, meta_keywords: metaKeywords, alt_tag: altTag }
}
