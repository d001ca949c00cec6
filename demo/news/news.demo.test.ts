import { describe, expect, test } from 'vitest'
import { branches } from '../branch/branch.demo.ts'
import { drawings } from '../drawings/drawings.demo.ts'
import { countWords, findBadTexts, findLongTexts } from '../testing/demo-texts.ts'
import { news, newsCategories } from './news.demo.ts'
import { specialEvents } from './special-event.demo.ts'

const published = news.filter(({ status }) => status === 'published')
const slugs = news.map(({ slug }) => slug)

describe('the news', () => {
  test('are 24, six to a category, each with a slug of its own', () => {
    expect(news.length).toBe(24)
    expect(new Set(slugs).size).toBe(24)
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    const counts = newsCategories.map(
      ({ key }) => news.filter(({ category }) => category === key).length,
    )
    expect(counts).toEqual([6, 6, 6, 6])
  })

  test('hold back two drafts and two that are yet to come, one of them minutes away', () => {
    expect(news.length - published.length).toBe(2)
    const times = published.map((item) => item.published)
    expect(times.filter((time) => 'inMinutes' in time)).toEqual([{ inMinutes: 5 }])
    expect(times.filter((time) => 'inDays' in time)).toEqual([{ inDays: 20 }])
  })

  test('reach back some four hundred days, no two of them to the same one', () => {
    const days = published.flatMap((item) =>
      'daysAgo' in item.published ? [item.published.daysAgo] : [],
    )
    expect(new Set(days).size).toBe(20)
    expect(Math.min(...days)).toBe(3)
    expect(Math.max(...days)).toBeLessThanOrEqual(400)
  })

  test('have at least nine albums of three to eight pictures, and one film', () => {
    const albums = published.map(({ album }) => album.length).filter((length) => length > 0)
    expect(albums.length).toBeGreaterThanOrEqual(9)
    expect(albums.filter((length) => length < 3 || length > 8)).toEqual([])
    expect(news.filter(({ video }) => video).map(({ slug }) => slug)).toEqual(['sort-by-weight'])
  })

  test('ask only for pictures that are drawn, each cover named after its slug', () => {
    expect(news.filter(({ slug, picture }) => picture !== `news-${slug}`)).toEqual([])
    const asked = [
      ...news.flatMap(({ picture, album }) => [picture, ...album.map((entry) => entry.picture)]),
      ...specialEvents.map(({ picture }) => picture),
    ]
    expect(asked.filter((name) => !drawings[name])).toEqual([])
  })

  test('link only to branches and news that visitors can open', () => {
    const open = new Set([
      '/branch',
      ...branches.flatMap(({ slug, status }) => (status === 'draft' ? [] : [`/branch/${slug}`])),
      ...published.flatMap((item) => ('daysAgo' in item.published ? [`/news/${item.slug}`] : [])),
    ])
    const links = news.flatMap(({ body }) =>
      [...`${body.th}${body.en}`.matchAll(/\]\((\S+?)\)/g)].map(([, link = '']) => link),
    )
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((link) => !open.has(link))).toEqual([])
    const eventLinks = specialEvents.flatMap(({ status, link }) =>
      status === 'published' && link ? [link] : [],
    )
    expect(eventLinks.filter((link) => !open.has(link))).toEqual([])
  })
})

describe('the texts of the news', () => {
  const metaTitles = news.flatMap(({ metaTitle }) => metaTitle ?? [])
  const metaDescriptions = news.flatMap(({ metaDescription }) => metaDescription ?? [])

  test('are there in Thai and in English, neither mixed into the other', () => {
    const texts = [
      ...newsCategories.map(({ name }) => name),
      ...news.flatMap(({ title, summary, body }) => [title, summary, body]),
      ...news.flatMap(({ album }) => album.map(({ caption }) => caption)),
      ...news.flatMap(({ metaKeyword }) => metaKeyword ?? []),
      ...metaTitles,
      ...metaDescriptions,
      ...specialEvents.map(({ title }) => title),
    ]
    expect(findBadTexts(texts)).toEqual([])
  })

  test('keep to their lengths', () => {
    expect(
      findLongTexts(
        news.map(({ title }) => title),
        70,
      ),
    ).toEqual([])
    expect(
      findLongTexts(
        news.map(({ summary }) => summary),
        200,
      ),
    ).toEqual([])
    expect(metaTitles.length).toBeGreaterThanOrEqual(4)
    expect(findLongTexts(metaTitles, 60)).toEqual([])
    expect(findLongTexts(metaDescriptions, 155)).toEqual([])
  })

  test('are articles of 120 to 300 words in both languages', () => {
    const counts = news.flatMap(({ slug, body }) => [
      { slug, words: countWords(body.th, 'th') },
      { slug, words: countWords(body.en, 'en') },
    ])
    expect(counts.filter(({ words }) => words < 120 || words > 300)).toEqual([])
  })

  test('name no year and no yesterday, for they are read whenever the demo is filled', () => {
    const dated = news.filter(({ title, summary, body }) =>
      [title, summary, body].some(({ th, en }) =>
        /\b(19|20)\d\d\b|\b25[67]\d\b|เมื่อวาน|yesterday/.test(`${th}\n${en}`),
      ),
    )
    expect(dated.map(({ slug }) => slug)).toEqual([])
  })

  test('are offers of no season, which would still run in another one', () => {
    const seasonal = news.filter(
      ({ category, title, summary, body }) =>
        category === 'promotion' &&
        [title, summary, body].some(({ th, en }) =>
          /หน้าฝน|หน้าหนาว|หน้าร้อน|ฤดู|season|from June/i.test(`${th}\n${en}`),
        ),
    )
    expect(seasonal.map(({ slug }) => slug)).toEqual([])
  })
})

test('Four special events are drawn up, one of them still a draft', () => {
  expect(specialEvents.map(({ status }) => status).toSorted()).toEqual([
    'draft',
    'published',
    'published',
    'published',
  ])
  expect(new Set(specialEvents.map(({ sort }) => sort)).size).toBe(4)
})
