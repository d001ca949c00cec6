import type { EntityFixture, WireRecord } from '../wire/entity.fixtures.ts'
import type {
  AlbumImage,
  News,
  NewsAlbumEntry,
  NewsCategory,
  SpecialEvent,
} from './news.contract.ts'

const cover = '7b1d2c3e-4f50-4a61-9b72-8c93d0a4e5f6'
export const newsMainImage = '1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f'
const albumPicture = 'd4c3b2a1-0f9e-4d8c-9b7a-6f5e4d3c2b1a'
const eventPicture = '9e8d7c6b-5a4f-4e3d-8c2b-1a0f9e8d7c6b'

export const newsCategoryFixture: EntityFixture<NewsCategory> = {
  clean: { th: { id: 2, name: 'โปรโมชัน' }, en: { id: 2, name: 'Promotions' } },
  wire: {
    th: { id: 2, data: { languages_code: 'th', categories_news: 'โปรโมชัน' } },
    en: { id: 2, data: { languages_code: 'en', categories_news: 'Promotions' } },
  },
  otherShapes: {
    'texts under translations, an id as text': {
      id: '2',
      translations: [
        { languages_code: 'en-US', categories_news: 'Promotions' },
        { languages_code: 'th-TH', categories_news: 'โปรโมชัน' },
      ],
    },
  },
}

const duvetWeek = {
  id: 31,
  status: 'published',
  slug: 'duvet-week',
  category: 2,
  coverImage: cover,
  mainImage: newsMainImage,
  publishedAt: '2026-10-03T02:00:00.000Z',
  endsAt: '2026-10-31T17:00:00.000Z',
  metaTitle: 'สัปดาห์ผ้านวมที่ฟองใส',
  metaDescription: 'ซักผ้านวมเครื่องใหญ่ลดสามสิบบาท ถึงสิ้นเดือนนี้',
  metaKeywords: 'ซักผ้านวม,โปรโมชัน',
  altTag: 'ผ้านวมสีฟ้าในเครื่องซักผ้าขนาดใหญ่',
  canonicalTag: 'https://www.fongsai.example/news/duvet-week',
  updatedAt: '2026-10-04T09:15:00.000Z',
  untranslated: [],
} satisfies Partial<News>

const duvetWeekOnTheWire = {
  id: 31,
  status: 'published',
  slug: 'duvet-week',
  categories: 2,
  image_cover: cover,
  date_publish: '2026-10-03T02:00:00.000Z',
  date_end: '2026-10-31T17:00:00.000Z',
  meta_title: duvetWeek.metaTitle,
  meta_description: duvetWeek.metaDescription,
  meta_keyword: duvetWeek.metaKeywords,
  alt_tag: duvetWeek.altTag,
  canonical_tag: duvetWeek.canonicalTag,
  date_updated: '2026-10-04T09:15:00.000Z',
  untranslated: [],
}

const newsThai = {
  title: 'สัปดาห์ผ้านวม ลด ๓๐ บาท',
  description_short: 'เครื่องใหญ่ ๒๗ กก. ซักผ้านวมหกฟุตได้สบาย',
  description: '<p>ปลายฝนต้นหนาว ได้เวลาซักผ้านวมผืนใหญ่แล้ว</p>',
  video: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
}
const newsEnglish = {
  title: 'Duvet week: 30 baht off',
  description_short: 'Our 27 kg machine swallows a six-foot duvet',
  description: '<p>The rain is nearly over: time for the big duvet.</p>',
  video: 'https://www.youtube.com/watch?v=bbbbbbbbbbb',
}

/** `mainImage`: the part of the wire record with a misspelt name, which only tests may contain. */
export function newsFixture(mainImage: WireRecord): EntityFixture<News> {
  const onTheWire = { ...duvetWeekOnTheWire, ...mainImage }
  return {
    clean: {
      th: { ...duvetWeek, ...cleanTexts(newsThai) },
      en: { ...duvetWeek, ...cleanTexts(newsEnglish) },
    },
    wire: {
      th: { ...onTheWire, data: { languages_code: 'th', ...newsThai } },
      en: { ...onTheWire, data: { languages_code: 'en', ...newsEnglish } },
    },
    otherShapes: {
      'texts as a list under data, category and cover as records': {
        ...onTheWire,
        categories: { id: 2, data: [{ languages_code: 'th', categories_news: 'โปรโมชัน' }] },
        image_cover: { id: cover, type: 'image/webp' },
        data: [
          { languages_code: 'th', ...newsThai },
          { languages_code: 'en', ...newsEnglish },
        ],
      },
      'texts under translations, numbers as texts': {
        ...onTheWire,
        id: '31',
        categories: '2',
        translations: [
          { id: 7, languages_code: { code: 'en-US' }, ...newsEnglish },
          { id: 8, languages_code: { code: 'th-TH' }, ...newsThai },
        ],
      },
    },
  }
}

function cleanTexts({ title, description_short, description, video }: typeof newsThai) {
  return { title, summary: description_short, body: description, video }
}

/** Ids that would change if read as numbers: digits only, and an exponent. */
const entryId = '674000000000000000000001'
const pictureId = '67400000000000000000e001'

export const newsAlbumEntryFixture: EntityFixture<NewsAlbumEntry> = {
  clean: {
    th: { id: entryId, news: 31, image: pictureId },
    en: { id: entryId, news: 31, image: pictureId },
  },
  wire: {
    th: { id: entryId, news_id: 31, news_images_for_album_id: pictureId },
    en: { id: entryId, news_id: 31, news_images_for_album_id: pictureId },
  },
  otherShapes: {
    'news and picture as records': {
      id: entryId,
      news_id: { id: 31, slug: 'duvet-week' },
      news_images_for_album_id: { id: pictureId, image: albumPicture },
    },
  },
}

export const albumImageFixture: EntityFixture<AlbumImage> = {
  clean: {
    th: { id: pictureId, image: albumPicture, sort: 1, caption: 'แถวหน้าร้านเช้าวันเสาร์' },
    en: { id: pictureId, image: albumPicture, sort: 1, caption: 'Saturday morning at the door' },
  },
  wire: {
    th: {
      id: pictureId,
      image: albumPicture,
      sort: 1,
      data: { languages_code: 'th', caption: 'แถวหน้าร้านเช้าวันเสาร์' },
    },
    en: {
      id: pictureId,
      image: albumPicture,
      sort: 1,
      data: { languages_code: 'en', caption: 'Saturday morning at the door' },
    },
  },
  otherShapes: {
    'the file as a record, captions as a list, the order as text': {
      id: pictureId,
      image: { id: albumPicture, type: 'image/webp' },
      sort: '1',
      data: [
        { languages_code: 'en', caption: 'Saturday morning at the door' },
        { languages_code: 'th', caption: 'แถวหน้าร้านเช้าวันเสาร์' },
      ],
    },
  },
}

const fair = { id: 4, status: 'published', sort: 2, image: eventPicture, link: '/news/open-day' }

export const specialEventFixture: EntityFixture<SpecialEvent> = {
  clean: {
    th: { ...fair, status: 'published', title: 'วันเปิดบ้านแฟรนไชส์' },
    en: { ...fair, status: 'published', title: 'Franchise open day' },
  },
  wire: {
    th: { ...fair, data: { languages_code: 'th', title: 'วันเปิดบ้านแฟรนไชส์' } },
    en: { ...fair, data: { languages_code: 'en', title: 'Franchise open day' } },
  },
  otherShapes: {
    'the picture as a record, titles under translations': {
      ...fair,
      id: '4',
      image: { id: eventPicture },
      translations: [
        { languages_code: 'th-TH', title: 'วันเปิดบ้านแฟรนไชส์' },
        { languages_code: 'en-US', title: 'Franchise open day' },
      ],
    },
  },
}
