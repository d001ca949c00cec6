import { expect, test } from 'vitest'
import { distanceMeters } from '../../core/blocks/near-me/distance.ts'
import { middleOfProvince } from './province-middle.server.ts'

const shops = [
  { province: 1, latitude: 18.7, longitude: 98.9 },
  { province: 1, latitude: 18.9, longitude: 99.1 },
  { province: 1, latitude: null, longitude: null },
  { province: 2, latitude: 7.9, longitude: 98.4 },
]

test('the middle of a province is amid its shops', () => {
  const middle = middleOfProvince({ id: 1, name: 'เชียงใหม่' }, shops)
  expect(middle?.latitude).toBeCloseTo(18.8)
  expect(middle?.longitude).toBeCloseTo(99)
})

test('a province without shops is where the map writes its name, in either language', () => {
  const thai = middleOfProvince({ id: 3, name: 'แม่ฮ่องสอน' }, shops)
  expect(middleOfProvince({ id: 3, name: 'Mae Hong Son' }, shops)).toEqual(thai)
  const town = { latitude: 19.3, longitude: 97.97 }
  expect(thai && distanceMeters(thai, town)).toBeLessThan(100_000)
})

test('a name that the map does not know has no middle', () => {
  expect(middleOfProvince({ id: 4, name: 'ที่ไหนสักแห่ง' }, shops)).toBeNull()
})
