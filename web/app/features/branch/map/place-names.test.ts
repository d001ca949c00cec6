import { expect, test } from 'vitest'
import { placeNames } from './place-names.ts'

const boxAt = (left: number, top: number) => ({ left, top, width: 60, height: 20 })
const [chiangMai, lamphun, nan] = [boxAt(0, 0), boxAt(30, 10), boxAt(200, 0)]

test('names that would touch give way to the one before them', () => {
  expect(placeNames([chiangMai, lamphun, nan], [])).toEqual(new Set([chiangMai, nan]))
  expect(placeNames([lamphun, chiangMai, nan], [])).toEqual(new Set([lamphun, nan]))
})

test('no name overlaps a bubble', () => {
  expect(placeNames([chiangMai, nan], [boxAt(210, 5)])).toEqual(new Set([chiangMai]))
})
