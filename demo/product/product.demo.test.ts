import { describe, expect, test } from 'vitest'
import { drawings } from '../drawings/drawings.demo.ts'
import { findBadTexts, findLongTexts } from '../testing/demo-texts.ts'
import { machines } from './machine.demo.ts'
import {
  allowedLaundry,
  forbiddenLaundry,
  productHead,
  productLoads,
  productPayments,
  productPromise,
  productSteps,
} from './product-page.demo.ts'

const ofKind = (kind: string) => machines.filter((machine) => machine.kind === kind)
const capacities = (kind: string) => ofKind(kind).map(({ capacity }) => capacity)

describe('the machines', () => {
  test('are washers and dryers by capacity, a coin changer and a detergent machine [S1.purpose.3]', () => {
    expect(capacities('washer')).toEqual([9, 14, 18, 27])
    expect(capacities('dryer')).toEqual([14, 20, 27])
    expect(ofKind('coin_exchange')).toHaveLength(1)
    expect(ofKind('detergent_vending')).toHaveLength(1)
  })

  test('cost what the rest of the website says: a wash 40 to 120 baht, drying from 30', () => {
    const prices = (kind: string) =>
      ofKind(kind).flatMap(({ programmes }) => programmes.map(({ price }) => price))
    expect([Math.min(...prices('washer')), Math.max(...prices('washer'))]).toEqual([40, 120])
    const first = ofKind('dryer').map(({ programmes }) => programmes[0])
    expect(first.map((round) => [round?.price, round?.minutes])).toEqual([
      [30, 30],
      [40, 30],
      [60, 30],
    ])
    expect(Math.min(...prices('detergent_vending'))).toBe(10)
  })

  test('are dearer the larger they are, and cold water costs what warm water does', () => {
    const rows = ofKind('washer').map(({ programmes }) => programmes.map(({ price }) => price))
    const cold = rows.map(([price]) => price)
    expect(cold).toEqual(cold.toSorted((left = 0, right = 0) => left - right))
    for (const [first, second] of rows) expect(second).toBe(first)
  })
})

test('the loads are washed and dried by machines that there are', () => {
  for (const { wash, dry } of productLoads) {
    expect(capacities('washer')).toContain(wash[0])
    expect(capacities('dryer')).toContain(dry[0])
  }
})

test('a load of the machine that only some branches have says so', () => {
  const rare = productLoads.filter(({ wash }) => wash[0] === 27)
  expect(rare).not.toEqual([])
  expect(
    rare.filter(({ title }) => !/สาขาที่มี/.test(title.th) || !/branches with/.test(title.en)),
  ).toEqual([])
})

describe('the texts of the product page', () => {
  const rows = [...productSteps, ...allowedLaundry, ...forbiddenLaundry, ...productPayments]
  const known = ({ th }: { th: string }) => th === 'LINE Pay'
  const texts = [
    ...machines.flatMap(({ title, fits, description, programmes }) => [
      title,
      fits,
      description,
      ...programmes.map((programme) => programme.title),
    ]),
    ...rows.flatMap(({ title, text }) => [title, text]),
    ...productLoads.map(({ title }) => title),
    productHead.title,
    productHead.description,
    productPromise.title,
    productPromise.text,
  ].flatMap((text) => text ?? [])

  test('are there in both languages', () => {
    expect(findBadTexts(texts.filter((text) => !known(text)))).toEqual([])
  })

  test('fit where they stand', () => {
    expect(
      findLongTexts(
        machines.flatMap(({ fits }) => fits ?? []),
        40,
      ),
    ).toEqual([])
    expect(
      findLongTexts(
        rows.map(({ title }) => title),
        45,
      ),
    ).toEqual([])
  })

  test('ask for pictures that are drawn', () => {
    const asked = [productHead, ...productSteps, ...machines]
    expect(asked.filter(({ picture }) => !drawings[picture])).toEqual([])
    expect(productSteps).toHaveLength(6)
  })
})
