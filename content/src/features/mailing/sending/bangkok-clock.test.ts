import { describe, expect, it } from 'vitest'
import { dayInThailand, monthInThailand, nextWeekly } from './bangkok-clock.ts'

const friday = { weekday: 5, hour: 17 }
const next = (after: string) => nextWeekly(new Date(after), friday).toISOString()

describe('The clock of Thailand', () => {
  it.each([
    ['2026-11-25T22:40:00.000Z', '2026-11-27T10:00:00.000Z'],
    ['2026-11-27T09:59:59.999Z', '2026-11-27T10:00:00.000Z'],
    ['2026-11-27T10:00:00.000Z', '2026-12-04T10:00:00.000Z'],
    // Friday 00:30 in Thailand.
    ['2026-11-26T17:30:00.000Z', '2026-11-27T10:00:00.000Z'],
    // Saturday in Thailand, still Friday in London.
    ['2026-11-27T17:30:00.000Z', '2026-12-04T10:00:00.000Z'],
  ])('after %s comes Friday at five, %s', (after, friday5) => {
    expect(next(after)).toBe(friday5)
  })

  it('begins its days seven hours before UTC does', () => {
    expect(dayInThailand(new Date('2026-11-30T16:59:59Z'))).toBe('2026-11-30')
    expect(dayInThailand(new Date('2026-11-30T17:00:00Z'))).toBe('2026-12-01')
    expect(monthInThailand(new Date('2026-11-30T17:00:00Z'))).toBe('2026-12')
  })
})
