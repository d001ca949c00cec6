import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { findBadTexts, findLongTexts } from '../testing/demo-texts.ts'
import { drawings } from '../drawings/drawings.demo.ts'
import { enewsDemo, enewsPageDemo, issueFile } from '../enews/enews.demo.ts'
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

test('Their files lie beside them (node demo/scripts/draw-library-pdfs.ts), their pictures are drawn', async () => {
  for (const { key } of downloadsDemo.filter(({ text }) => text))
    expect((await sizeOf(`${key}.demo.pdf`)) < 150_000, key).toBe(true)
  for (const { key, text, pictures = [] } of downloadsDemo) {
    expect(text !== undefined || pictures.length > 0, key).toBe(true)
    expect(pictures.filter((name) => !drawings[name])).toEqual([])
  }
  for (const issue of enewsDemo)
    expect((await sizeOf(`../enews/${issueFile(issue)}`)) < 150_000).toBe(true)
})

async function sizeOf(file: string): Promise<number> {
  return (await stat(new URL(file, import.meta.url))).size
}
