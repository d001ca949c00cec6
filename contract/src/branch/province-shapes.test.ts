import { expect, it } from 'vitest'
import { kilometresFrom, readProvince } from './province-shapes.ts'
import shapes from './provinces.json' with { type: 'json' }

const provinces = shapes.map(readProvince)

it.each([
  ['Chiang Mai', [98.985, 18.788], 0],
  ['Krabi', [98.778, 7.741], 20],
  ['Nong Khai', [102.633, 17.976], 4],
  ['Trat', [104.92, 11.56], 219],
] as const)('tells how far a place is from %s: %j', (name, [longitude, latitude], kilometres) => {
  const province = provinces.find((each) => each.name.en === name)
  if (!province) throw new Error(name)
  expect(Math.round(kilometresFrom(province, [longitude, latitude]))).toBe(kilometres)
})
