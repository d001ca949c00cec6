import { expect, test } from 'vitest'
import { drawings } from '../drawings/drawings.demo.ts'
import { readDrawing } from '../drawings/read-drawing.ts'
import { news } from '../news/news.demo.ts'
import { findBadTexts, findLongTexts } from '../testing/demo-texts.ts'
import { banners } from './banner.demo.ts'

const main = banners.filter(({ place }) => place === 'main')

test('Five main banners leave three to be seen: one has no picture, one is switched off', () => {
  expect(main.length).toBe(5)
  expect(main.filter(({ picture }) => !picture).length).toBe(1)
  expect(main.filter(({ isActive }) => !isActive).length).toBe(1)
  expect(main.filter(({ picture, isActive }) => picture && isActive).length).toBe(3)
})

test('The other places of the home page have one banner each, the investor page has two', () => {
  const others = banners.filter(({ place }) => place !== 'main').map(({ place }) => place)
  expect(others).toEqual(['banner_2', 'banner_3', 'banner_4', 'investor_ads', 'investor_ads'])
})

test('Banners say one short line in both languages', () => {
  const texts = banners.map(({ text }) => text)
  expect(findBadTexts(texts)).toEqual([])
  expect(findLongTexts(texts, 60)).toEqual([])
})

test('No banner shows the drum that fills the hero above them', async () => {
  const water = 'M-150 -26C-110 -70 -60 -40 -10 -10S90 -60 148 -30A150 150 0 0 1 -150 -26Z'
  const showsDrum = async (drawing: string) => (await readDrawing(drawing)).includes(water)
  expect(await showsDrum('share')).toBe(true)
  const pictures = banners.flatMap(({ picture }) => picture ?? [])
  expect(await Promise.all(pictures.map(showsDrum))).not.toContain(true)
})

test('Buttons of banners say in two or three words what comes next', () => {
  const buttons = banners.flatMap(({ button }) => button ?? [])
  expect(buttons.length).toBeGreaterThan(5)
  expect(findBadTexts(buttons)).toEqual([])
  expect(findLongTexts(buttons, 24)).toEqual([])
})

test('Banners ask for drawn pictures and lead to pages that visitors can open', () => {
  expect(banners.filter(({ picture }) => picture && !drawings[picture])).toEqual([])
  const open = news.filter((item) => item.status === 'published' && 'daysAgo' in item.published)
  const pages = [
    '/branch',
    '/branch?open=now',
    '/product',
    '/news',
    '/investor',
    '/investor/interest',
    '/contact',
  ]
  const targets = [...pages, ...open.map(({ slug }) => `/news/${slug}`)]
  expect(banners.filter(({ link }) => link && !targets.includes(link))).toEqual([])
})
