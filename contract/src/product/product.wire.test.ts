import { expect, test } from 'vitest'
import { branchPageFixture } from '../settings/settings.fixtures.ts'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { machineFixture, productPageFixture } from './product.fixtures.ts'
import { machineWire, productPageInfoWire, productPageWire } from './product.wire.ts'

describeCodec(null, productPageInfoWire, branchPageFixture)
describeCodec(null, machineWire, machineFixture)
describeCodec(null, productPageWire, productPageFixture)

test('A machine may be without capacity, picture and minutes, never without a price', () => {
  const sachet = { temperature: null, title: 'น้ำยาซักผ้า', price: 10, minutes: null }
  const vending = {
    ...machineFixture.wire.th,
    kind: 'detergent_vending',
    capacity: null,
    image: null,
    programmes: [sachet],
  }
  expect(machineWire.decode(vending, 'th')).toMatchObject({ capacity: null, programmes: [sachet] })
  const free = { ...vending, programmes: [{ ...sachet, price: 0 }] }
  expect(() => machineWire.decode(free, 'th')).toThrow('expected number to be >0')
})

test('A load may do without a wash or without drying; a service that has none shows none', () => {
  const { th } = productPageFixture.wire
  const towels = { title: 'ผ้าขนหนูเปียก', washer: null, washes: null, dryer: 7, dries: 1 }
  expect(productPageWire.decode({ ...th, loads: [towels] }, 'th').loads).toEqual([towels])
  const halfARound = { ...towels, dries: 0.5 }
  expect(() => productPageWire.decode({ ...th, loads: [halfARound] }, 'th')).toThrow('expected int')
  const bare = { ...th, loads: undefined }
  expect(productPageWire.decode(bare, 'th').loads).toEqual([])
})
