import { describe, expect, it } from 'vitest'
import { ageLevel, ageWords } from './lead-age.ts'

const hour = 3_600_000

describe('the age of a lead', () => {
  it('is told in one unit, with a space that does not break', () => {
    const words = (ms: number) => [ageWords(ms, 'th'), ageWords(ms, 'en')]
    expect(words(0)).toEqual(['เมื่อสักครู่', 'just now'])
    expect(words(59 * 60_000)).toEqual(['59\u00a0นาที', '59\u00a0min'])
    expect(words(3 * hour)).toEqual(['3\u00a0ชม.', '3\u00a0h'])
    expect(words(47.9 * hour)).toEqual(['47\u00a0ชม.', '47\u00a0h'])
    expect(words(48 * hour)).toEqual(['2\u00a0วัน', '2\u00a0d'])
  })

  it('is that of someone who has just written when a clock runs behind', () => {
    expect(ageWords(-5 * hour, 'en')).toBe('just now')
    expect(ageLevel(-5 * hour, 2)).toBe('fresh')
  })

  it('is late from the limit on and due in its second half', () => {
    expect(ageLevel(0.9 * hour, 2)).toBe('fresh')
    expect(ageLevel(1 * hour, 2)).toBe('due')
    expect(ageLevel(2 * hour - 1, 2)).toBe('due')
    expect(ageLevel(2 * hour, 2)).toBe('late')
    expect(ageLevel(2 * hour, 24)).toBe('fresh')
  })
})
