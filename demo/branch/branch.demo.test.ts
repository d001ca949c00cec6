import { describe, expect, test } from 'vitest'
import {
  distanceOutside,
  isInThailand,
} from '../../content/src/features/branch/place/shop-place.ts'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import { drawings } from '../drawings/drawings.demo.ts'
import { branchFigures } from './branch-figures.demo.ts'
import { branchPage } from './branch-page.demo.ts'
import { branches } from './branch.demo.ts'
import { customerReviews } from './customer-review.demo.ts'
import { isInsideProvince } from './province-shape.fixtures.ts'
import {
  thaiProvinces as provinces,
  thaiSectors as sectors,
} from '../../content/src/features/branch/provinces/provinces.ts'

const published = branches.filter((branch) => branch.status === 'published')

function provinceName(code: string): string {
  const province = provinces.find((candidate) => candidate.code === code)
  if (!province) throw new Error(`no province ${code}`)
  return province.name.en
}

describe('the regions and provinces', () => {
  test('are the six of the Royal Institute with their 77 provinces', () => {
    const counts = sectors.map(({ key }) => [
      key,
      provinces.filter((province) => province.sector === key).length,
    ])
    expect(Object.fromEntries(counts)).toEqual({
      north: 9,
      northeast: 20,
      central: 22,
      east: 7,
      west: 5,
      south: 14,
    })
    expect(new Set(provinces.map(({ code }) => code)).size).toBe(77)
    expect(provinces.filter(({ code }) => !/^TH-\d\d$/.test(code))).toEqual([])
  })
})

describe('the branches', () => {
  test('are at least 120 published ones in about 41 provinces and two drafts', () => {
    expect(published.length).toBeGreaterThanOrEqual(120)
    expect(new Set(published.map(({ province }) => province)).size).toBeGreaterThanOrEqual(40)
    expect(branches.length - published.length).toBe(2)
    expect(branchFigures.branches).toBe(published.length)
  })

  test('each have a slug, a telephone and a place of their own', () => {
    for (const own of [
      branches.map(({ slug }) => slug),
      branches.map(({ phone }) => phone),
      branches.map(({ googleMap }) => googleMap),
    ]) {
      expect(own.filter((value, index) => own.indexOf(value) !== index)).toEqual([])
    }
    expect(branches.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    expect(branches.filter(({ phone }) => !/^\+66\d{8,9}$/.test(phone))).toEqual([])
  })

  test('stand inside the province they name', () => {
    const strays = branches.filter(
      ({ province, latitude, longitude }) =>
        !isInsideProvince(provinceName(province), latitude, longitude),
    )
    expect(strays.map(({ slug }) => slug)).toEqual([])
  })

  test('are never warned of in the admin as lying outside their province', () => {
    const named = new Map(provinces.map(({ code, name }) => [code, { code, name: name.th }]))
    const astray = branches.filter(({ province, latitude, longitude }) => {
      const own = named.get(province)
      const place = [longitude, latitude] as [number, number]
      return !own || !isInThailand(place) || distanceOutside(own, place)
    })
    expect(astray.map(({ slug }) => slug)).toEqual([])
  })

  test('would be caught outside it when moved by a degree', () => {
    const unnoticed = branches.filter(
      ({ province, latitude, longitude }) =>
        isInsideProvince(provinceName(province), latitude + 1, longitude) &&
        isInsideProvince(provinceName(province), latitude, longitude + 1),
    )
    expect(unnoticed).toEqual([])
  })

  test('all wash, dry, change coins and sell detergent, and list nothing twice', () => {
    for (const { services, payments } of branches) {
      expect(services).toEqual(
        expect.arrayContaining(['wash', 'dry', 'coin-exchange', 'detergent-vending']),
      )
      expect(new Set(services).size).toBe(services.length)
      expect(new Set(payments).size).toBe(payments.length)
    }
  })

  test('open and close at times of the day, most of them never', () => {
    const timed = published.flatMap(({ hours }) => (hours.isOpenAllDay ? [] : [hours]))
    const times = timed.flatMap(({ isOpenAllDay: _, ...rest }) => Object.values(rest))
    expect(times.filter((time) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))).toEqual([])
    expect(timed.length).toBeLessThan(published.length / 4)
    const closings = timed.map(({ weekdayCloses }) => weekdayCloses)
    expect(closings).toContain('01:00')
  })

  test('are closed for now, three to six of them, and each kind of exception is among them', () => {
    const all = published.flatMap(({ exceptions }) => exceptions)
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['closed', 'hours', 'notice']))
    const closed = published.filter(({ exceptions }) =>
      exceptions.some(({ kind, fromDay }) => kind === 'closed' && fromDay <= 0),
    )
    expect(closed.length).toBeGreaterThanOrEqual(3)
    expect(closed.length).toBeLessThanOrEqual(6)
  })

  test('are found by the name of their town in either language', () => {
    const named = (word: string) =>
      published.filter(({ name }) => `${name.th} ${name.en}`.toLowerCase().includes(word))
    expect(named('เชียงใหม่').length).toBeGreaterThanOrEqual(5)
    expect(named('chiang mai').length).toBe(named('เชียงใหม่').length)
  })
})

describe('every demo text', () => {
  const texts: BilingualText[] = [
    ...sectors.map(({ name }) => name),
    ...provinces.map(({ name }) => name),
    ...branches.flatMap(({ name, landmark, exceptions }) => [
      name,
      landmark,
      ...exceptions.map(({ text }) => text),
    ]),
    ...customerReviews.flatMap(({ name, feedback }) => [name, feedback]),
    branchPage.title,
    branchPage.description,
  ]

  test('is there in Thai and in English', () => {
    expect(texts.filter(({ th }) => !/\p{Script=Thai}/u.test(th))).toEqual([])
    expect(texts.filter(({ en }) => en.trim() === '' || /\p{Script=Thai}/u.test(en))).toEqual([])
  })

  test('is typed the way Thai is stored: no doubled sara e, no split sara am', () => {
    expect(texts.filter(({ th }) => /เเ|\u0e4d\u0e32/.test(th))).toEqual([])
  })
})

test('Twelve customers are quoted and two wait for approval', () => {
  const quoted = customerReviews.filter(({ status }) => status === 'published')
  expect([quoted.length, customerReviews.length]).toEqual([12, 14])
})

test('Every picture that demo content asks for is drawn, and every drawn shop and face is used', () => {
  const asked = [...branches, ...customerReviews, branchPage].map(({ picture }) => picture)
  const drawn = Object.keys(drawings).filter((name) => /^(shop|reviewer|branch)-/.test(name))
  expect([...new Set(asked)].toSorted()).toEqual(drawn.toSorted())
})
