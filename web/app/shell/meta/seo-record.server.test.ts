import type { Seo } from '@washhouse/contract/seo/seo.contract'
import { expect, test } from 'vitest'
import { pageNameOf, recordMetaOf } from './seo-record.server.ts'

const record: Seo = {
  id: 1,
  page: 'news',
  metaTitle: 'โปรโมชั่นซักผ้าเดือนนี้ | ฟองใส',
  metaDescription: null,
  metaKeywords: '',
  canonicalTag: null,
  altTag: 'ป้ายลดราคาหน้าร้านตอนกลางคืน',
}

test('a record says what it fills, and leaves the rest to the page [S3.seo.1]', () => {
  expect(recordMetaOf([record], '/en/news')).toEqual({
    metaTitle: 'โปรโมชั่นซักผ้าเดือนนี้ | ฟองใส',
    imageAlt: 'ป้ายลดราคาหน้าร้านตอนกลางคืน',
  })
})

test('a page without a record says nothing of its own, those below one neither', () => {
  expect(recordMetaOf([record], '/news/solar-roof')).toEqual({})
})

test.each([
  ['/', 'home'],
  ['/en', 'home'],
  ['/news', 'news'],
  ['/en/news/solar-roof', 'news/solar-roof'],
])('editors know the page at %s as %s', (pathname, page) => {
  expect(pageNameOf(pathname)).toBe(page)
})
