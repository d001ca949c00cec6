import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import {
  albumImageFixture,
  newsAlbumEntryFixture,
  newsCategoryFixture,
  newsFixture,
  newsMainImage,
  specialEventFixture,
} from './news.fixtures.ts'
import {
  albumImageWire,
  newsAlbumEntryWire,
  newsCategoryWire,
  newsPageWire,
  newsWire,
  specialEventWire,
} from './news.wire.ts'

const newsRecords = newsFixture({ image_mian: newsMainImage })

describeCodec('S3.news.1', newsWire, newsRecords)
describeCodec('S3.news.2', newsCategoryWire, newsCategoryFixture)
describeCodec('S3.news.3', newsAlbumEntryWire, newsAlbumEntryFixture)
describeCodec('S3.news.3', albumImageWire, albumImageFixture)
describeCodec('S3.news.3', specialEventWire, specialEventFixture)

describe('The tables of the news', () => {
  it('are named as the specification spells them', () => {
    expect(specialEventWire.name).toBe('spacial_event')
    expect(newsPageWire.name).toBe('information_page_news')
  })
})

describe('News of a service without our additions', () => {
  const plain = {
    id: 5,
    status: 'published',
    categories: null,
    slug: 'rain',
    image_cover: null,
    image_mian: null,
    date_publish: '2026-06-01T00:00:00.000Z',
    data: { languages_code: 'th', title: 'หน้าฝนผ้าไม่แห้ง', description: null },
  }

  it('have no meta texts, no summary and no film', () => {
    expect(newsWire.decode(plain, 'th')).toEqual({
      id: 5,
      status: 'published',
      slug: 'rain',
      category: null,
      coverImage: null,
      mainImage: null,
      publishedAt: '2026-06-01T00:00:00.000Z',
      endsAt: null,
      metaTitle: null,
      metaDescription: null,
      metaKeywords: null,
      altTag: null,
      canonicalTag: null,
      title: 'หน้าฝนผ้าไม่แห้ง',
      summary: null,
      body: null,
      video: null,
      updatedAt: null,
      untranslated: [],
    })
  })

  it('show the Thai text where the English one is missing, field by field', () => {
    const texts = [
      { languages_code: 'th', title: 'หน้าฝน', description_short: 'ผ้าไม่แห้ง' },
      { languages_code: 'en', title: 'Rainy season', description_short: '' },
    ]
    expect(newsWire.decode({ ...plain, data: texts }, 'en')).toMatchObject({
      title: 'Rainy season',
      summary: 'ผ้าไม่แห้ง',
    })
  })

  it.each([
    ['a date that is none', { ...plain, date_publish: 'soon' }],
    ['no title', { ...plain, data: {} }],
    ['a picture that is no id', { ...plain, image_cover: 'cover.png' }],
  ])('are refused loudly with %s', (_, record) => {
    expect(() => newsWire.decode(record, 'th')).toThrow(ZodError)
  })
})

describe('The rows of an album', () => {
  it('have numbers for ids in other services, kept as texts', () => {
    const entry = { id: 12, news_id: '31', news_images_for_album_id: 9 }
    expect(newsAlbumEntryWire.decode(entry, 'th')).toEqual({ id: '12', news: 31, image: '9' })
    expect(albumImageWire.decode({ id: 9, image: null }, 'th')).toEqual({
      id: '9',
      image: null,
      sort: null,
      caption: null,
    })
  })

  it.each([
    ['no id', { news_id: 31, news_images_for_album_id: 9 }],
    ['a picture of null', { id: 1, news_id: 31, news_images_for_album_id: null }],
    ['a picture without an id', { id: 1, news_id: 31, news_images_for_album_id: {} }],
  ])('are refused loudly with %s', (_, record) => {
    expect(() => newsAlbumEntryWire.decode(record, 'th')).toThrow(ZodError)
  })
})

describe('A special event of a service without our additions', () => {
  it('is a picture alone', () => {
    const event = { id: 1, status: 'published', image: newsMainImage }
    expect(specialEventWire.decode(event, 'en')).toEqual({
      id: 1,
      status: 'published',
      sort: null,
      image: newsMainImage,
      title: null,
      link: null,
    })
  })
})
