import { describe, expect, test } from 'vitest'
import { makePackage } from './investor.fixtures.ts'
import { leastMoney, pricePackages, showPackages } from './package-view.ts'

describe('the franchise packages', () => {
  test('show what they hold in each size they are offered in, their own first', () => {
    const offer = makePackage({ small: 'สองคู่', twoMachine: 'หนึ่งคู่', big: '' })
    expect(showPackages([offer])[0]?.holdings).toEqual([
      { size: 'medium', text: 'เครื่องซัก 4 เครื่อง เครื่องอบ 4 เครื่อง' },
      { size: 'small', text: 'สองคู่' },
      { size: 'two_machine', text: 'หนึ่งคู่' },
    ])
  })

  test('keep their order, and a draft of another service is not shown', () => {
    const offers = [makePackage({ id: 9 }), makePackage({ id: 2, status: 'draft' }), makePackage()]
    expect(showPackages(offers).map(({ id }) => id)).toEqual([9, 5])
  })

  test('enter the estimate once their price and machines are known', () => {
    const offers = [makePackage(), makePackage({ price: null }), makePackage({ machines: null })]
    expect(pricePackages(showPackages(offers))).toEqual([
      { id: 5, size: 'medium', investment: 2_890_000, machines: 8 },
    ])
  })

  test('enter the estimate with all that is to be prepared, not with the price alone', () => {
    const offer = makePackage({ vat: 202_300, fitOut: 350_000 })
    expect(pricePackages(showPackages([offer]))).toMatchObject([{ investment: 3_442_300 }])
  })

  test('begin at the least money that one has to prepare, not at the lowest price', () => {
    const offers = [
      makePackage({ price: null }),
      makePackage({ price: 890_000, vat: 62_300, fitOut: 90_000 }),
      makePackage({ price: 900_000, vat: 63_000 }),
    ]
    expect(leastMoney(showPackages(offers))).toBe(963_000)
    expect(leastMoney(showPackages([makePackage({ price: null })]))).toBeNull()
  })
})
