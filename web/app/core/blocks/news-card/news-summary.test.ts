import type { Language } from '@washhouse/contract/language'
import type { News } from '@washhouse/contract/news/news.contract'
import { expect, test } from 'vitest'
import { summarizeNews } from './news-summary.ts'

const news: News = {
  id: 7,
  status: 'published',
  slug: 'night-prices',
  category: 2,
  coverImage: null,
  mainImage: '0b7c1f4e-6f3e-4c39-9a37-0d2f1a6a1c11',
  publishedAt: '2026-11-17T17:30:00.000Z',
  endsAt: null,
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  altTag: null,
  canonicalTag: null,
  title: 'ซักครึ่งราคาหลังเที่ยงคืน',
  summary: null,
  body: '<p>ยาวมาก</p>',
  video: 'https://youtu.be/abcdefghijk',
  updatedAt: null,
  untranslated: [],
}
const categories = [
  { id: 1, name: 'สาขาใหม่' },
  { id: 2, name: 'โปรโมชั่น' },
]

const summarize = (known: typeof categories, language: Language) => {
  const [summary] = summarizeNews([news], known, language)
  if (!summary) throw new Error('one piece of news gives one summary')
  return summary
}

test('a card says the day in Thailand, in the Buddhist era in Thai and the Gregorian in English [S3.news.1]', () => {
  expect(summarize(categories, 'th').publishedOn).toBe('18\u00A0พฤศจิกายน 2569')
  expect(summarize(categories, 'en').publishedOn).toBe('18\u00A0November 2026')
})

test('a card knows its category by name, and a category that is gone is none', () => {
  expect(summarize(categories, 'th').category).toBe('โปรโมชั่น')
  expect(summarize([], 'th').category).toBeNull()
})

test('a piece of news without a cover shows its main picture', () => {
  expect(summarize(categories, 'th').image).toBe(news.mainImage)
})

test('the body and the video stay on the server', () => {
  const sent = JSON.stringify(summarize(categories, 'th'))
  expect(sent).not.toContain('ยาวมาก')
  expect(sent).not.toContain('youtu')
})
