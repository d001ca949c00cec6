import { expect, test } from 'vitest'
import { aboutHeadDemo } from '../about/about-section.demo.ts'
import { branchPage } from '../branch/branch-page.demo.ts'
import { investorHead } from '../investor/investor-page.demo.ts'
import { drawings } from '../drawings/drawings.demo.ts'
import { newsPage } from '../news/news-page.demo.ts'
import { productHead } from '../product/product-page.demo.ts'
import { findBadTexts, findLongTexts } from '../testing/demo-texts.ts'
import { seoRecords } from './seo.demo.ts'

test('Each page has one record in both languages', () => {
  const pages = ['home', 'branch', 'news', 'product', 'investor', 'about', 'contact', 'problem']
  expect(seoRecords.map(({ page }) => page)).toEqual(pages)
  const texts = seoRecords.flatMap((record) => [
    record.metaTitle,
    record.metaDescription,
    record.metaKeywords,
    record.altTag,
  ])
  expect(findBadTexts(texts)).toEqual([])
})

test('Titles name the brand within 60 characters', () => {
  const titles = seoRecords.map(({ metaTitle }) => metaTitle)
  expect(findLongTexts(titles, 60)).toEqual([])
  expect(titles.filter(({ th, en }) => !th.includes('ฟองใส') || !en.includes('Fongsai'))).toEqual(
    [],
  )
})

test('Descriptions have 120 to 155 characters', () => {
  const texts = seoRecords.flatMap(({ metaDescription: { th, en } }) => [th, en])
  expect(texts.filter(({ length }) => length < 120 || length > 155)).toEqual([])
})

test.each([
  ['branch', branchPage],
  ['news', newsPage],
  ['product', productHead],
  ['investor', investorHead],
  ['about', aboutHeadDemo],
])('The record of %s describes the picture that the page is shared with', (page, { picture }) => {
  const record = seoRecords.find((each) => each.page === page)
  expect(record?.altTag).toEqual(drawings[picture])
})
