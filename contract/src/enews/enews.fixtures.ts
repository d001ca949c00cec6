import { sameInBoth, type EntityFixture } from '../wire/entity.fixtures.ts'
import type { Enews, EnewsYear } from './enews.contract.ts'

const cover = 'a0d7e801-1bc2-4d34-9fe6-1728394a5b62'
const pdfId = 'b1e8f912-2cd3-4e45-8af7-28394a5b6c73'
const pages = ['c2f90a23-3de4-4f56-9b08-394a5b6c7d84', 'd30a1b34-4ef5-4a67-8c19-4a5b6c7d8e95']

const pdf = {
  id: pdfId,
  name: 'จดหมายข่าวฟองใส ตุลาคม ๒๕๖๙.pdf',
  type: 'application/pdf',
  size: 2_310_554,
  pages: 8,
  previews: pages,
}

const october = {
  id: 18,
  status: 'published' as const,
  link: 'https://www.fongsai.example/october',
  untranslated: [],
}

const cleanOctober = {
  ...october,
  coverImage: cover,
  pdfId,
  pdf,
  publishedAt: '2026-10-01T01:00:00.000Z',
}
const octoberOnTheWire = {
  ...october,
  image: cover,
  file_pdf: pdfId,
  pdf_details: pdf,
  date_publish: '2026-10-01T01:00:00.000Z',
}

const thai = {
  title: 'จดหมายข่าวฟองใส ตุลาคม ๒๕๖๙',
  description: '<p>ร้านใหม่สี่สาขา และวิธีซักผ้าหน้าฝนไม่ให้อับ</p>',
}
const english = {
  title: 'Fongsai letter, October 2026',
  description: '<p>Four new shops, and how to keep the wash fresh in the rain.</p>',
}

export const enewsFixture: EntityFixture<Enews> = {
  clean: { th: { ...cleanOctober, ...thai }, en: { ...cleanOctober, ...english } },
  wire: {
    th: { ...octoberOnTheWire, data: { languages_code: 'th', ...thai } },
    en: { ...octoberOnTheWire, data: { languages_code: 'en', ...english } },
  },
  otherShapes: {
    'cover and PDF as records, texts as a list under data': {
      ...octoberOnTheWire,
      id: '18',
      image: { id: cover, type: 'image/webp' },
      file_pdf: { id: pdfId, type: 'application/pdf' },
      data: [
        { languages_code: 'en', ...english },
        { languages_code: 'th', ...thai },
      ],
    },
    'texts under translations': {
      ...octoberOnTheWire,
      translations: [
        { id: 3, languages_code: { code: 'en-US' }, ...english },
        { id: 4, languages_code: { code: 'th-TH' }, ...thai },
      ],
    },
  },
}

export const enewsYearFixture = sameInBoth<EnewsYear>(
  { year: 2026, total: 6 },
  { year: 2026, total: 6 },
)
