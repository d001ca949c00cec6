import type { FileDetails } from '../media/file-details.contract.ts'
import type { EntityFixture } from '../wire/entity.fixtures.ts'
import type { Download, DownloadCategory, DownloadSubcategory } from './download.contract.ts'

const manual = '3f60718a-94b5-4c6d-8e7f-a0b1c2d3e4f5'
const poster = '4a71829b-a5c6-4d7e-9f80-b1c2d3e4f506'
const firstPage = '5b8293ac-b6d7-4e8f-8a91-c2d3e4f50617'
const secondPage = '6c93a4bd-c7e8-4f90-9ba2-d3e4f5061728'
const cover = '7da4b5ce-d8f9-4a01-8cb3-e4f506172839'

export const downloadCategoryFixture: EntityFixture<DownloadCategory> = {
  clean: { th: { id: 3, name: 'คู่มือเจ้าของร้าน' }, en: { id: 3, name: 'Manuals for owners' } },
  wire: {
    th: { id: 3, data: { languages_code: 'th', categories_main: 'คู่มือเจ้าของร้าน' } },
    en: { id: 3, data: { languages_code: 'en', categories_main: 'Manuals for owners' } },
  },
  otherShapes: {
    'texts under translations, an id as text': {
      id: '3',
      translations: [
        { languages_code: 'en-US', categories_main: 'Manuals for owners' },
        { languages_code: 'th-TH', categories_main: 'คู่มือเจ้าของร้าน' },
      ],
    },
  },
}

export const downloadSubcategoryFixture: EntityFixture<DownloadSubcategory> = {
  clean: {
    th: { id: 8, category: 3, name: 'เครื่องอบผ้า' },
    en: { id: 8, category: 3, name: 'Dryers' },
  },
  wire: {
    th: {
      id: 8,
      categories_main: 3,
      data: { languages_code: 'th', categories_sub: 'เครื่องอบผ้า' },
    },
    en: { id: 8, categories_main: 3, data: { languages_code: 'en', categories_sub: 'Dryers' } },
  },
  otherShapes: {
    'its main category as a record, texts as a list': {
      id: 8,
      categories_main: { id: 3, data: [{ languages_code: 'th', categories_main: 'คู่มือ' }] },
      data: [
        { languages_code: 'th', categories_sub: 'เครื่องอบผ้า' },
        { languages_code: 'en', categories_sub: 'Dryers' },
      ],
    },
  },
}

/** A PDF that browsers may not show, and an image, with typical file names. */
const files: FileDetails[] = [
  {
    id: manual,
    name: 'คู่มือเครื่องอบผ้า ๒๕๖๙.pdf',
    type: 'application/pdf',
    size: 4_812_733,
    pages: 24,
    previews: [firstPage, secondPage],
  },
  {
    id: poster,
    name: 'โปสเตอร์ข้างเครื่อง.png',
    type: 'image/png',
    size: 918_204,
    pages: null,
    previews: [],
  },
]

const dryerManual = {
  id: 17,
  status: 'published',
  fileIds: [manual, poster],
  files,
  coverImage: cover,
  category: 3,
  subcategory: 8,
  date: '2026-09-14T17:00:00.000Z',
  untranslated: [],
} satisfies Partial<Download>

const dryerManualOnTheWire = {
  id: 17,
  status: 'published',
  files: [manual, poster],
  file_details: files,
  image_cover: cover,
  categories_main: 3,
  categories_sub: 8,
  date: '2026-09-14T17:00:00.000Z',
  untranslated: [],
}

const thai = {
  title: 'คู่มือเครื่องอบผ้า 20 กก.',
  description: 'วิธีล้างที่กรองขุย ตั้งความร้อน และแก้เมื่อเครื่องไม่หมุน',
}
const english = {
  title: 'Manual of the 20 kg dryer',
  description: 'Cleaning the lint filter, setting the heat, and what to do when it will not turn',
}

export const downloadFixture: EntityFixture<Download> = {
  clean: { th: { ...dryerManual, ...thai }, en: { ...dryerManual, ...english } },
  wire: {
    th: { ...dryerManualOnTheWire, data: { languages_code: 'th', ...thai } },
    en: { ...dryerManualOnTheWire, data: { languages_code: 'en', ...english } },
  },
  otherShapes: {
    'categories, cover and files as records, texts as a list under data': {
      ...dryerManualOnTheWire,
      files: [{ id: manual, type: 'application/pdf' }, { id: poster }],
      image_cover: { id: cover, type: 'image/webp' },
      categories_main: { id: 3, data: [{ languages_code: 'th', categories_main: 'คู่มือ' }] },
      categories_sub: { id: 8, categories_main: 3 },
      data: [
        { languages_code: 'th', ...thai },
        { languages_code: 'en', ...english },
      ],
    },
    'rows that join the files to it, numbers as texts, texts under translations': {
      ...dryerManualOnTheWire,
      id: '17',
      files: [
        { id: 1, directus_files_id: manual },
        { id: 2, directus_files_id: { id: poster, type: 'image/png' } },
      ],
      categories_main: '3',
      categories_sub: '8',
      translations: [
        { languages_code: { code: 'en-US' }, ...english },
        { languages_code: { code: 'th-TH' }, ...thai },
      ],
    },
  },
}
