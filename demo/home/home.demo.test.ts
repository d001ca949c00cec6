import { expect, test } from 'vitest'
import { findBadTexts, findLongTexts } from '../testing/demo-texts.ts'
import { aboutBrandDemo, aboutHeadDemo } from '../about/about-section.demo.ts'
import { banners } from '../banner/banner.demo.ts'
import { seoRecords } from '../seo/seo.demo.ts'
import { settingsDemo } from '../settings/settings.demo.ts'
import { homeHero, homePopup, homeSections } from './home.demo.ts'

const items = homeSections.flatMap((section) => ('items' in section ? section.items : []))

test('The home page shows each kind of section once, banners first and the franchise last', () => {
  const kinds = homeSections.map(({ kind }) => kind)
  expect(new Set(kinds).size).toBe(kinds.length)
  expect(kinds.length).toBe(12)
  expect([kinds.at(0), kinds.at(-1)]).toEqual(['banners', 'franchise'])
})

test('Four promises and four steps carry a pictogram each', () => {
  expect(items.map(({ icon }) => icon)).toEqual([
    'clock',
    'shield',
    'wallet',
    'phone',
    'basket',
    'coin-exchange',
    'washer',
    'sun',
  ])
})

test('Every text of the home page is there in both languages, and short', () => {
  const headings = homeSections.flatMap((section) =>
    'title' in section ? [section.title, ...(section.lead ? [section.lead] : [])] : [],
  )
  const buttons = homeSections.flatMap((section) =>
    'button' in section ? [section.button.label] : [],
  )
  const titles = items.map(({ title }) => title)
  const texts = items.map(({ text }) => text)
  expect(
    findBadTexts([
      ...Object.values(homeHero),
      ...Object.values(homePopup),
      ...headings,
      ...buttons,
      ...titles,
      ...texts,
    ]),
  ).toEqual([])
  expect(findLongTexts(titles, 30)).toEqual([])
  expect(findLongTexts(texts, 80)).toEqual([])
})

test('The steps lead to all machines and prices', () => {
  const steps = homeSections.find(({ kind }) => kind === 'steps')
  expect(steps).toMatchObject({ button: { link: '/product' } })
})

test('The franchise call leads to the investor page and promises no income', () => {
  const call = homeSections.find(({ kind }) => kind === 'franchise')
  expect(call).toMatchObject({ button: { link: '/investor' } })
  expect(JSON.stringify(call)).not.toMatch(/กำไร|รายได้|คืนทุน|profit|income|return|earn/i)
})

test('Only the small basket is promised in 60 minutes: the others take longer', () => {
  const hour = /60 นาที|ชั่วโมงเดียว|หนึ่งชั่วโมง|60 minutes|(?:with)?in (?:the|an|one) hour/i
  const promises = [
    ...Object.values(homeHero),
    aboutHeadDemo.description,
    aboutBrandDemo.body,
    settingsDemo.metaDescription,
    ...seoRecords.flatMap(({ metaTitle, metaDescription }) => [metaTitle, metaDescription]),
    ...banners.filter(({ isActive }) => isActive).map(({ text }) => text),
  ]
  const untrue = promises
    .flatMap(({ th, en }) => [th, en])
    .filter((text) => hour.test(text) && !/ตะกร้าเล็ก|small basket/i.test(text))
  expect(untrue).toEqual([])
})
