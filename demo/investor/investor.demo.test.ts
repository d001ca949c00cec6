import { franchiseSizes } from '@washhouse/contract/investor/investor.contract'
import { describe, expect, test } from 'vitest'
import { drawings } from '../drawings/drawings.demo.ts'
import { findBadTexts, findLongTexts } from '../testing/demo-texts.ts'
import { franchiseComments } from './franchise-comment.demo.ts'
import { franchiseFacts } from './franchise-fact.demo.ts'
import { itemsOf } from './franchise-item.demo.ts'
import { franchisePackages } from './franchise-package.demo.ts'
import { assumptions, estimateNote, interestNote, investorHead } from './investor-page.demo.ts'
import { investorReasons } from './investor-reason.demo.ts'

const packageOf = (size: string) => {
  const found = franchisePackages.find((each) => each.size === size)
  if (!found) throw new Error(`No package "${size}"`)
  return found
}

describe('the packages', () => {
  test('are one of each size, dearer with every machine [S9.franchise.8]', () => {
    const sizes = franchisePackages.map(({ size }) => size)
    expect(sizes.toSorted()).toEqual([...franchiseSizes].toSorted())
    const ascending = (values: number[]) => values.toSorted((left, right) => left - right)
    const prices = franchisePackages.map(({ price }) => price)
    const machines = franchisePackages.map(({ machines: count }) => count)
    expect(prices).toEqual(ascending(prices))
    expect(machines).toEqual(ascending(machines))
  })

  test('cost what such shops cost in Thailand', () => {
    const between = (size: string, least: number, most: number) => {
      expect(packageOf(size).price).toBeGreaterThanOrEqual(least)
      expect(packageOf(size).price).toBeLessThanOrEqual(most)
    }
    between('two_machine', 350_000, 490_000)
    between('small', 1_600_000, 1_900_000)
    between('medium', 2_400_000, 2_900_000)
    between('big', 3_900_000, 4_600_000)
  })

  test('say what is to be prepared besides the price: tax of seven percent, and more for a larger shop', () => {
    for (const { price, vat } of franchisePackages) expect(vat).toBeCloseTo(price * 0.07)
    const further = franchisePackages.map(({ fitOut, workingCapital }) => fitOut + workingCapital)
    expect(further).toEqual(further.toSorted((left, right) => left - right))
  })

  test.each(franchiseSizes)(
    'of size %s lists 45 different accessory items [S9.franchise.9]',
    (size) => {
      const items = itemsOf(size)
      expect(items).toHaveLength(45)
      for (const language of ['th', 'en'] as const)
        expect(new Set(items.map(({ item }) => item[language])).size).toBe(45)
      expect(items.filter(({ quantity }) => !Number.isInteger(quantity) || quantity < 1)).toEqual(
        [],
      )
    },
  )

  test('carry more of an item the bigger the shop, and one coin box a machine', () => {
    const shops = ['small', 'medium', 'big'] as const
    const [small, medium, big] = shops.map(itemsOf)
    const shrinking = small?.filter(({ item, quantity }, index) => {
      const [next, last] = [medium?.[index], big?.[index]]
      return (
        next?.item.th !== item.th ||
        next.quantity < quantity ||
        !last ||
        last.quantity < next.quantity
      )
    })
    expect(shrinking).toEqual([])
    for (const { size, machines } of franchisePackages)
      expect(itemsOf(size)[0]).toMatchObject({ quantity: machines })
  })

  test('count the machines they say they hold', () => {
    const spoken = franchisePackages.map(({ holds }) => /ซัก (\d+).*?อบ (\d+)/.exec(holds.th))
    const counted = spoken.map((found) => Number(found?.[1]) + Number(found?.[2]))
    expect(counted).toEqual(franchisePackages.map(({ machines }) => machines))
  })
})

describe('the texts of the investor page', () => {
  const makers = /Speed Queen|Electrolux Professional|LG Commercial/g
  const texts = [
    ...investorReasons.flatMap(({ title, description }) => [title, description]),
    ...franchisePackages.map(({ holds }) => holds),
    ...franchiseComments.flatMap(({ name, feedback }) => [name, feedback]),
    ...franchiseFacts.flatMap(({ title, text }) => [title, text]),
    ...franchiseSizes.flatMap((size) => itemsOf(size).flatMap(({ item, unit }) => [item, unit])),
    investorHead.title,
    investorHead.description,
    estimateNote,
    interestNote,
  ]

  test('are there in both languages, makers apart', () => {
    expect(findBadTexts(texts)).toEqual([])
    for (const { brands } of franchisePackages) expect(brands.th).toMatch(makers)
  })

  test('fit where they stand', () => {
    expect(
      findLongTexts(
        investorReasons.map(({ title }) => title),
        40,
      ),
    ).toEqual([])
    expect(
      findLongTexts(
        investorReasons.map(({ description }) => description),
        240,
      ),
    ).toEqual([])
    expect(
      findLongTexts(
        franchiseFacts.map(({ text }) => text),
        440,
      ),
    ).toEqual([])
  })

  test('promise no income, and say so', () => {
    const promising = texts.filter(
      (text) =>
        text !== estimateNote &&
        /กำไร|คืนทุน|การันตี|ผลตอบแทน|profit|guarantee|payback|return on/i.test(JSON.stringify(text)),
    )
    expect(promising).toEqual([])
    expect(estimateNote.th).toContain('ไม่ใช่การรับประกันรายได้')
    expect(estimateNote.en).toContain('not a guarantee of income')
  })

  test('name every fee, and the fees agree with the estimate', () => {
    const all = franchiseFacts.map(({ text }) => text.th)
    const percentages = all.flatMap((text) => [...text.matchAll(/^(\d+)% ของยอดขาย/g)])
    expect(percentages.reduce((sum, [, percent]) => sum + Number(percent), 0)).toBe(
      assumptions.feePercent,
    )
    expect(JSON.stringify(all)).toContain('คณะกรรมการการแข่งขันทางการค้า')
  })

  test('ask for pictures that are drawn', () => {
    const asked = [investorHead, ...investorReasons, ...franchisePackages, ...franchiseComments]
    expect(asked.filter(({ picture }) => !drawings[picture])).toEqual([])
  })

  test('show six reasons, and five franchisees with one still to come', () => {
    expect(investorReasons).toHaveLength(6)
    const isDraft = franchiseComments.map(({ status }) => status === 'draft')
    expect(isDraft).toEqual([false, false, false, false, false, true])
  })
})
