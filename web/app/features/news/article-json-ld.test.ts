import { expect, test } from 'vitest'
import { describeArticle } from './article-json-ld.ts'
import { makeNews } from './news.fixtures.ts'

const place = { origin: 'https://fongsai.example', path: '/en/news/night-prices' }

test('an article has title, date, language and author for search engines', () => {
  const settings = { brandName: 'Fongsai', logo: null, icon: null }
  const fongsai = {
    '@type': 'Organization',
    '@id': 'https://fongsai.example/#organization',
    name: 'Fongsai',
    url: 'https://fongsai.example/',
  }
  expect(describeArticle({ news: makeNews(), language: 'en', settings, ...place })).toEqual({
    '@type': 'NewsArticle',
    headline: 'ซักครึ่งราคาหลังเที่ยงคืน',
    inLanguage: 'en',
    mainEntityOfPage: 'https://fongsai.example/en/news/night-prices',
    datePublished: '2026-11-17T17:30:00.000Z',
    dateModified: '2026-11-19T04:00:00.000Z',
    description: 'ทุกคืนวันอังคาร',
    image:
      'https://fongsai.example/assets/00000000-0000-4000-8000-000000000001?width=1280&format=jpg',
    author: fongsai,
    publisher: fongsai,
  })
})

test('empty fields are left out', () => {
  const bare = makeNews({ coverImage: null, summary: null, publishedAt: null, updatedAt: null })
  const record = describeArticle({ news: bare, language: 'th', settings: null, ...place })
  for (const name of [
    'image',
    'description',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
  ])
    expect(record).not.toHaveProperty(name)
})

test('an offer has its end date, and an article without an end has none', () => {
  const end = '2026-11-30T17:00:00.000Z'
  const describe = (endsAt: string | null) =>
    describeArticle({ news: makeNews({ endsAt }), language: 'th', settings: null, ...place })
  expect(describe(end)).toMatchObject({
    expires: end,
    about: { '@type': 'Offer', validFrom: '2026-11-17T17:30:00.000Z', validThrough: end },
  })
  for (const name of ['expires', 'about']) expect(describe(null)).not.toHaveProperty(name)
})

test('an article never changed before it was published, whatever a service says', () => {
  const news = makeNews({ updatedAt: '2026-11-01T00:00:00.000Z' })
  expect(describeArticle({ news, language: 'th', settings: null, ...place })).toMatchObject({
    dateModified: '2026-11-17T17:30:00.000Z',
  })
})

test('an article without English is in Thai at any address, one in English says nothing in Thai', () => {
  const describe = (untranslated: string[]) =>
    describeArticle({ news: makeNews({ untranslated }), language: 'en', settings: null, ...place })
  expect(describe(['title', 'summary'])).toMatchObject({
    inLanguage: 'th',
    description: 'ทุกคืนวันอังคาร',
  })
  expect(describe(['summary'])).toMatchObject({ inLanguage: 'en' })
  expect(describe(['summary'])).not.toHaveProperty('description')
})
