import type { EntityFixture, WireRecord } from '../wire/entity.fixtures.ts'
import type { Banner } from './banner.contract.ts'

const picture = '3f2e1d0c-9b8a-4756-8493-0a1b2c3d4e5f'

const nightShift = { id: 3, status: 'published', sort: 2, image: picture, link: '/branch' }
const end = '2026-12-31T17:00:00.000Z'
const textThai = 'ตีสองก็ซักได้ ไฟเปิดรออยู่'
const textEnglish = 'Two in the morning? The light is on.'
const thai = { languages_code: 'th', image_text: textThai, button_text: 'ดูสาขา' }
const english = { languages_code: 'en', image_text: textEnglish, button_text: 'Find a shop' }

/** `veil`: the part of the wire record with a misspelt name, which only tests may contain. */
export function bannerFixture(veil: WireRecord): EntityFixture<Banner> {
  const onTheWire = { ...nightShift, is_active: true, date_end: end, ...veil }
  const shown = { status: 'published', isActive: true, seeThrough: true } as const
  const clean = { ...nightShift, ...shown, endsAt: end }
  return {
    clean: {
      th: { ...clean, text: textThai, button: thai.button_text },
      en: { ...clean, text: textEnglish, button: english.button_text },
    },
    wire: {
      th: { ...onTheWire, data: thai },
      en: { ...onTheWire, data: english },
    },
    otherShapes: {
      'texts as a list under data, the picture as a record': {
        ...onTheWire,
        image: { id: picture, type: 'image/webp' },
        data: [english, thai],
      },
      'texts under translations, numbers as texts': {
        ...onTheWire,
        id: '3',
        sort: '2',
        translations: [
          { ...thai, languages_code: 'th-TH' },
          { ...english, languages_code: 'en-US' },
        ],
      },
    },
  }
}
