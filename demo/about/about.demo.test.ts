import { describe, expect, test } from 'vitest'
import { drawings } from '../drawings/drawings.demo.ts'
import { countWords, findBadTexts, findLongTexts } from '../testing/demo-texts.ts'
import { aboutPages } from './about-page.demo.ts'
import { aboutBrandDemo, aboutHeadDemo, aboutHistoryDemo } from './about-section.demo.ts'
import { milestones } from './milestone.demo.ts'
import { officialChannels } from './official-channel.demo.ts'
import { rewards } from './reward.demo.ts'

const sections = [aboutBrandDemo, aboutHistoryDemo]

describe('what the brand tells about itself', () => {
  test('is there in both languages', () => {
    const texts = [
      aboutHeadDemo.title,
      aboutHeadDemo.description,
      ...[...sections, ...aboutPages].flatMap(({ title, body }) => [title, body]),
      ...milestones.flatMap(({ title, description }) => [title, description]),
      ...rewards.map(({ name }) => name),
      ...officialChannels.map(({ title }) => title),
    ]
    expect(findBadTexts(texts)).toEqual([])
  })

  test('fits where it stands', () => {
    const titles = [...sections, ...aboutPages, ...milestones].map(({ title }) => title)
    expect(findLongTexts(titles, 50)).toEqual([])
    const lines = milestones.map(({ description }) => description)
    expect(findLongTexts([...lines, ...rewards.map(({ name }) => name)], 120)).toEqual([])
  })

  test('asks for pictures that are drawn', () => {
    const asked = [aboutHeadDemo, ...sections, ...aboutPages, ...milestones, ...rewards]
    const names = [...asked, ...officialChannels].map(({ picture }) => picture)
    expect(names.filter((name) => name !== null && !drawings[name])).toEqual([])
  })
})

test('The timeline goes forward from the first shop to this year', () => {
  const years = milestones.map(({ year }) => year)
  expect(years).toEqual(years.toSorted((left, right) => left - right))
  expect(new Set(years).size).toBeGreaterThanOrEqual(7)
  expect([years[0], years.at(-1)]).toEqual([2016, 2026])
})

test('The pages are whole articles under names of their own', () => {
  expect(aboutPages.map(({ slug }) => slug)).toEqual([
    'our-standard',
    'sustainability',
    'community',
    'careers',
  ])
  for (const { body } of aboutPages)
    for (const language of ['th', 'en'] as const)
      expect(countWords(body[language], language)).toBeGreaterThan(130)
})

test('The channels are the five that customers know, by https', () => {
  const hosts = officialChannels.map(({ url }) => new URL(url))
  expect(hosts.filter(({ protocol }) => protocol !== 'https:')).toEqual([])
  expect(hosts.map(({ hostname }) => hostname)).toEqual([
    'line.me',
    'www.facebook.com',
    'www.tiktok.com',
    'www.youtube.com',
    'www.instagram.com',
  ])
})
