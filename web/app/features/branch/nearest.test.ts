import { describe, expect, it } from 'vitest'
import { noFilters } from './branch-filters.ts'
import { summarizeBranch } from './branch-summary.ts'
import { makeBranch } from './branch.fixtures.ts'
import { filterNearby, sortByDistance } from './nearest.ts'

const ari = { name: 'อารีย์', latitude: 13.7812, longitude: 100.5422 }
const nimman = { name: 'นิมมาน', latitude: 18.7987, longitude: 98.9675 }
const unplaced = { name: 'ยังไม่ปักหมุด', latitude: null, longitude: null }

describe('sortByDistance', () => {
  it('puts the nearest first and says how far it is', () => {
    const sorted = sortByDistance([nimman, ari], { latitude: 13.75, longitude: 100.5 })
    expect(sorted.map(({ name }) => name)).toEqual(['อารีย์', 'นิมมาน'])
    expect(sorted[0]?.meters).toBeGreaterThan(5_000)
    expect(sorted[0]?.meters).toBeLessThan(6_000)
  })

  it('leaves out a branch that stands nowhere yet', () => {
    expect(sortByDistance([unplaced, ari], nimman)).toHaveLength(1)
  })
})

describe('filterNearby', () => {
  const branches = [
    makeBranch({ id: 1, ...nimman, name: 'เชียงใหม่ นิมมาน', province: 10, sector: 1 }),
    makeBranch({ id: 2, name: 'เชียงใหม่ สันติธรรม', latitude: 18.81, province: 10, sector: 1 }),
    makeBranch({ id: 3, ...ari, name: 'กรุงเทพฯ อารีย์', province: 20, sector: 2 }),
  ].map(summarizeBranch)

  it('keeps the filters while it sorts by distance', () => {
    const inNorth = filterNearby(branches, { ...noFilters, sector: 1, page: 3 }, ari)
    expect(inNorth.map(({ id }) => id)).toEqual([1, 2])
    const inBangkok = filterNearby(branches, { ...noFilters, province: 20 }, nimman)
    expect(inBangkok.map(({ id }) => id)).toEqual([3])
    const byName = filterNearby(branches, { ...noFilters, search: 'นิมมาน' }, ari)
    expect(byName.map(({ id }) => id)).toEqual([1])
  })
})
