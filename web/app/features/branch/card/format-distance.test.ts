import { describe, expect, it } from 'vitest'
import { formatDistance } from './format-distance.ts'

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
