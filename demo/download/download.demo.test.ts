import { expect, test } from 'vitest'
import { findBadTexts, findLongTexts } from '../testing/demo-texts.ts'
import { drawings } from '../drawings/drawings.demo.ts'
import { enewsDemo, enewsPageDemo } from '../enews/enews.demo.ts'
import { downloadCategoriesDemo, downloadSubcategoriesDemo } from './download-category.demo.ts'
import { downloadPageDemo, downloadsDemo } from './download.demo.ts'

const titles = downloadsDemo.map(({ title }) => title)

test('The texts of downloads and e-news are Thai and English, each in its place', () => {
  const categories = [...downloadCategoriesDemo, ...downloadSubcategoriesDemo]
  const pages = [downloadPageDemo, enewsPageDemo]
  const texts = [
    ...titles,
    ...downloadsDemo.map(({ description }) => description),
    ...categories.map(({ name }) => name),
    ...pages.flatMap(({ title, description }) => [title, description]),
    ...enewsDemo.map(({ title }) => title),
  ]
  // PDF has the same name in Thai.
  const named = texts.map(({ th, en }) => ({ th: th.replaceAll('PDF', ''), en }))
  expect(findBadTexts(named)).toEqual([])
  expect(findLongTexts([...titles, ...enewsDemo.map(({ title }) => title)], 160)).toEqual([])
})

test('There are enough of them, each in a category that there is', () => {
  expect(downloadsDemo.length).toBeGreaterThanOrEqual(24)
  expect(enewsDemo.filter(({ daysAgo }) => daysAgo > 0).length).toBeGreaterThanOrEqual(18)
  expect(Math.max(...enewsDemo.map(({ daysAgo }) => daysAgo))).toBeGreaterThan(2.8 * 365)
  const known = new Map(downloadSubcategoriesDemo.map(({ key, category }) => [key, category]))
  for (const { key, category, subcategory } of downloadsDemo)
    expect(known.get(subcategory), key).toBe(category)
  expect(new Set(titles.map(({ th }) => th)).size).toBe(titles.length)
})

test('Their pictures are drawn, and each has a PDF or pictures', () => {
  for (const { key, paper, pictures = [] } of downloadsDemo) {
    expect(paper !== undefined || pictures.length > 0, key).toBe(true)
    const asked = [...pictures, ...(paper ? [paper.picture] : [])]
    expect(asked.filter((name) => !drawings[name])).toEqual([])
  }
})

test('Every issue has a front story of its own, with its drawing', () => {
  const fronts = enewsDemo.map(({ articles: [front] }) => front)
  expect(new Set(fronts.map(({ picture }) => picture)).size).toBe(enewsDemo.length)
  expect(fronts.filter(({ status }) => status !== 'published')).toEqual([])
})
