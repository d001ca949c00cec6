import { expect, test } from 'vitest'
import { describeMachines } from './product-json-ld.ts'
import { makeMachine } from '../../core/blocks/price/machine.fixtures.ts'

test('each use of a machine is an offer in baht; a draft is none, nor a machine that sells nothing', () => {
  const record = describeMachines({
    name: 'เครื่องและราคา',
    machines: [
      makeMachine(),
      makeMachine({ id: 4, status: 'draft' }),
      makeMachine({ id: 5, kind: 'coin_exchange', programmes: [] }),
    ],
    nameOf: ({ temperature }) => (temperature === 'cold' ? 'น้ำเย็น · 32 นาที' : ''),
    address: 'https://fongsai.example/product',
  })
  const offer = { '@type': 'Offer', priceCurrency: 'THB', url: 'https://fongsai.example/product' }
  const service = { '@type': 'Service', description: 'ผ้านวม 1 ผืน' }
  const named = (name: string) => expect.objectContaining({ ...service, name })
  expect(record).toMatchObject({
    '@type': 'OfferCatalog',
    itemListElement: [
      { ...offer, price: 60, itemOffered: named('เครื่องซัก 14 กก. · น้ำเย็น · 32 นาที') },
      { ...offer, price: 70, itemOffered: named('เครื่องซัก 14 กก.') },
    ],
  })
  expect(record).toHaveProperty('itemListElement.length', 2)
})
