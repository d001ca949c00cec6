import { describe, expect, it } from 'vitest'
import { sortByDistance } from './nearest.ts'

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
