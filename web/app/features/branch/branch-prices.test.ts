import type { Load } from '@washhouse/contract/product/product.contract'
import { describe, expect, it } from 'vitest'
import { makeMachine, makeWash } from '../../core/blocks/price/machine.fixtures.ts'
import { pricesAt } from './branch-prices.ts'

const round = { temperature: null, title: null, price: 60, minutes: 30 }
const machines = [
  makeMachine({ id: 4, programmes: [makeWash('cold', 120, 40)] }),
  makeMachine({ id: 7, kind: 'dryer', programmes: [round] }),
]
const duvet: Load = { title: 'ผ้านวม', washer: 4, washes: 1, dryer: 7, dries: 2 }
const page = { loads: [duvet, { ...duvet, title: 'ผ้าเช็ดตัว', washer: null, washes: null }] }

const show = (services: Parameters<typeof pricesAt>[0]['services']) => {
  const { washers, dryers, loads } = pricesAt({ services }, machines, page)
  return [washers.rows.length, dryers.rows.length, loads.map(({ title }) => title)]
}

describe('what a wash costs in a shop', () => {
  it('is what the price list says', () => {
    expect(show(['wash', 'dry', 'parking'])).toEqual([1, 1, ['ผ้านวม', 'ผ้าเช็ดตัว']])
  })

  it('leaves out the machines that the shop has not, and the baskets that need them', () => {
    expect(show(['dry'])).toEqual([0, 1, ['ผ้าเช็ดตัว']])
    expect(show(['wash'])).toEqual([1, 0, []])
  })

  it('is the whole list where nobody has said what the shop has', () => {
    expect(show([])).toEqual([1, 1, ['ผ้านวม', 'ผ้าเช็ดตัว']])
  })

  it('has no baskets while their page is away', () => {
    expect(pricesAt({ services: [] }, machines, null).loads).toEqual([])
  })
})
