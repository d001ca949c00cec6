import { brotliCompressSync } from 'node:zlib'
import { provinceAt } from '@washhouse/contract/branch/province-shapes'
import shapes from '@washhouse/contract/branch/provinces.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { makeException, shownExceptions } from '../branch.fixtures.ts'
import { placeBranch, readBuiltProvinces } from './map.fixtures.ts'
import { servedProvinces } from './served-provinces.ts'

const provinces = readBuiltProvinces()
const nimman = placeBranch(1, 98.9675, 18.7987)
const songkhla = { ...placeBranch(2, 100.5954, 7.1897), province: 2 }
const outAtSea = { ...placeBranch(3, 101.5, 9.5), province: 3 }

describe('The drawn provinces', () => {
  test('are the 77, named in both languages, and light enough to wait for', () => {
    expect(
      provinces
        .map(({ code }) => code)
        .toSorted()
        .at(0),
    ).toBe('TH-10')
    expect(new Set(provinces.map(({ code }) => code)).size).toBe(77)
    expect(provinces.filter(({ name }) => !name.th || !name.en)).toEqual([])
    const file = JSON.stringify(shapes)
    expect(brotliCompressSync(file).length).toBeLessThan(60 * 1024)
  })

  test('have their names inside, and closed borders', () => {
    for (const shape of provinces) {
      expect(provinceAt([shape], shape.heart), shape.name.en).toBe(shape)
      for (const ring of shape.rings) expect(ring.at(0)).toEqual(ring.at(-1))
    }
  })

  test.each([
    ['เชียงใหม่', 98.9853, 18.7883],
    ['กรุงเทพมหานคร', 100.5231, 13.7367],
    ['อุบลราชธานี', 104.8594, 15.2287],
    ['ภูเก็ต', 98.3381, 7.8804],
  ])('lie where they are: %s', (name, longitude, latitude) => {
    expect(provinceAt(provinces, [longitude, latitude])?.name.th).toBe(name)
  })
})

describe('A province is tinted', () => {
  test('when a branch in it is in business', () => {
    expect(servedProvinces(provinces, [nimman, songkhla, outAtSea])).toEqual(
      new Set(['TH-50', 'TH-90']),
    )
  })

  test('not for a branch that is closed for now, unless another is there', () => {
    const [before, after] = ['2026-11-30T16:59:00.000Z', '2026-11-30T17:00:00.000Z']
    const exception = makeException({ ends: after })
    const closed = { ...nimman, exceptions: shownExceptions([exception], 'th', new Date(before)) }
    expect(servedProvinces(provinces, [closed], new Date(before))).toEqual(new Set())
    expect(servedProvinces(provinces, [closed], new Date(after))).toEqual(new Set(['TH-50']))
    expect(servedProvinces(provinces, [closed, nimman], new Date(before))).toEqual(
      new Set(['TH-50']),
    )
  })
})
