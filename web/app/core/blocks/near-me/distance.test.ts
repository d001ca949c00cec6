import { describe, expect, it } from 'vitest'
import { distanceMeters, sortByDistance } from './distance.ts'

const bangkok = { latitude: 13.7563, longitude: 100.5018 }
const chiangMai = { latitude: 18.7883, longitude: 98.9853 }

describe('distanceMeters', () => {
  it('gives the way as the crow flies from Bangkok to Chiang Mai', () => {
    expect(distanceMeters(bangkok, chiangMai) / 1000).toBeCloseTo(582, -1)
  })

  it('is the same both ways and nothing to where one stands', () => {
    expect(distanceMeters(bangkok, chiangMai)).toBe(distanceMeters(chiangMai, bangkok))
    expect(distanceMeters(bangkok, bangkok)).toBe(0)
  })

  it('crosses the date line by the short way', () => {
    const east = { latitude: 0, longitude: 179.9 }
    const west = { latitude: 0, longitude: -179.9 }
    expect(distanceMeters(east, west)).toBeLessThan(23_000)
  })
})

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
