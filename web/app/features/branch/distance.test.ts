import { describe, expect, it } from 'vitest'
import { distanceMeters, formatDistance } from './distance.ts'

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

describe('formatDistance', () => {
  it.each([
    [3, '10\u00A0ม.', '10\u00A0m'],
    [347, '350\u00A0ม.', '350\u00A0m'],
    [996, '1\u00A0กม.', '1\u00A0km'],
    [2_449, '2.4\u00A0กม.', '2.4\u00A0km'],
    [9_960, '10\u00A0กม.', '10\u00A0km'],
    [582_345, '582\u00A0กม.', '582\u00A0km'],
    [1_234_567, '1,235\u00A0กม.', '1,235\u00A0km'],
  ])('writes %d metres as %s and %s', (meters, thai, english) => {
    expect(formatDistance(meters, 'th')).toBe(thai)
    expect(formatDistance(meters, 'en')).toBe(english)
  })
})
