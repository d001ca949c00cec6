import type { Load } from '@washhouse/contract/product/product.contract'
import { describe, expect, test } from 'vitest'
import { priceLoads } from './price-loads.ts'
import { makeMachine, makeWash } from './machine.fixtures.ts'

const round = { temperature: null, title: 'รอบแรก', price: 60, minutes: 30 }
const more = { temperature: null, title: 'ต่อเวลา', price: 10, minutes: 5 }
const washer = makeMachine({ id: 4, programmes: [makeWash('cold', 120, 40)] })
const dryer = makeMachine({ id: 7, kind: 'dryer', programmes: [round, more] })
const machines = [washer, dryer]
const duvet: Load = { title: 'ผ้านวม', washer: 4, washes: 1, dryer: 7, dries: 2 }

describe('what a load costs', () => {
  test('is the sum of its rounds, by the first programme of each machine', () => {
    expect(priceLoads([duvet], machines)).toEqual([
      {
        title: 'ผ้านวม',
        parts: [
          { work: 'wash', rounds: 1, price: 120 },
          { work: 'dry', rounds: 2, price: 120 },
        ],
        price: 240,
        minutes: 100,
      },
    ])
  })

  test('follows the price of the machine', () => {
    const dearer = makeMachine({ id: 4, programmes: [makeWash('cold', 130, 45)] })
    expect(priceLoads([duvet], [dearer, dryer])).toMatchObject([{ price: 250, minutes: 105 }])
  })

  test('may be of drying alone', () => {
    const towels = { ...duvet, washer: null, washes: null, dries: 1 }
    expect(priceLoads([towels], machines)).toMatchObject([
      { parts: [{ work: 'dry' }], price: 60, minutes: 30 },
    ])
  })

  test.each([
    ['is not there', [dryer]],
    ['is a draft', [makeMachine({ ...washer, status: 'draft' }), dryer]],
    ['sells nothing', [makeMachine({ ...washer, programmes: [] }), dryer]],
  ])('is not told where a machine of it %s', (_, shown) => {
    expect(priceLoads([duvet], shown)).toEqual([])
  })

  test('is not told of a load that another service gives without machines or rounds', () => {
    const nothing = { ...duvet, washer: null, dryer: null }
    expect(priceLoads([nothing, { ...duvet, dries: null }], machines)).toEqual([])
  })
})
