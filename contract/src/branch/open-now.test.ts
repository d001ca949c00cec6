import { describe, expect, it } from 'vitest'
import { daily, dayShift, lateShift, stateAt } from './open-now.fixtures.ts'
import { isAlwaysOpen, openingState } from './open-now.ts'

// 2026-11-20 is a Friday, -21 a Saturday, -22 a Sunday, -23 a Monday.

describe('openingState', () => {
  it('is open all day at any hour', () => {
    expect(stateAt({ kind: 'all_day' }, '2026-11-20T02:00')).toEqual({ kind: 'all_day' })
  })

  it('is open from the minute it opens and closed from the minute it closes', () => {
    expect(stateAt(dayShift, '2026-11-20T06:59')).toEqual({
      kind: 'closed',
      opens: '07:00',
      day: 'today',
    })
    expect(stateAt(dayShift, '2026-11-20T07:00')).toEqual({ kind: 'open', closes: '22:00' })
    expect(stateAt(dayShift, '2026-11-20T22:00')).toEqual({
      kind: 'closed',
      opens: '07:00',
      day: 'tomorrow',
    })
  })

  it('warns in the last hour, when a wash no longer fits', () => {
    expect(stateAt(dayShift, '2026-11-20T20:59')).toEqual({ kind: 'open', closes: '22:00' })
    expect(stateAt(dayShift, '2026-11-20T21:00')).toEqual({
      kind: 'closes_soon',
      closes: '22:00',
      minutes: 60,
    })
    expect(stateAt(dayShift, '2026-11-20T21:59')).toMatchObject({ minutes: 1 })
  })

  it('stays open past midnight by the hours of the day before', () => {
    expect(stateAt(lateShift, '2026-11-21T00:30')).toEqual({ kind: 'open', closes: '02:00' })
    expect(stateAt(lateShift, '2026-11-21T02:30')).toEqual({
      kind: 'closed',
      opens: '08:00',
      day: 'today',
    })
    expect(stateAt(lateShift, '2026-11-23T02:30')).toEqual({
      kind: 'closes_soon',
      closes: '03:00',
      minutes: 30,
    })
  })

  it('opens on Monday by the weekday hours after a weekend evening', () => {
    const hours = daily(['07:00', '22:00'], ['09:00', '20:00'])
    expect(stateAt(hours, '2026-11-22T20:30')).toEqual({
      kind: 'closed',
      opens: '07:00',
      day: 'tomorrow',
    })
    expect(stateAt(hours, '2026-11-20T23:00')).toMatchObject({ opens: '09:00', day: 'tomorrow' })
  })

  it('closes at midnight when it says 00:00', () => {
    const hours = daily(['06:00', '00:00'])
    expect(stateAt(hours, '2026-11-20T22:30')).toEqual({ kind: 'open', closes: '00:00' })
    expect(stateAt(hours, '2026-11-20T23:30')).toMatchObject({ kind: 'closes_soon', minutes: 30 })
    expect(stateAt(hours, '2026-11-21T00:00')).toMatchObject({ kind: 'closed', day: 'today' })
  })

  it('never closes where one span ends when the next begins', () => {
    const roundTheClock = daily(['06:00', '06:00'])
    expect(stateAt(roundTheClock, '2026-11-20T05:30')).toEqual({ kind: 'all_day' })
    const touching = daily(['00:00', '00:00'], ['00:00', '20:00'])
    expect(stateAt(touching, '2026-11-20T23:30')).toEqual({ kind: 'open', closes: '20:00' })
  })

  it('goes by the clock in Thailand, wherever the server stands', () => {
    const utcEvening = new Date('2026-11-20T23:30:00Z')
    expect(openingState({ hours: dayShift, exceptions: [] }, utcEvening)).toEqual({
      kind: 'closed',
      opens: '07:00',
      day: 'today',
    })
  })
})

describe('isAlwaysOpen', () => {
  it('knows hours that never end', () => {
    expect(isAlwaysOpen({ kind: 'all_day' })).toBe(true)
    expect(isAlwaysOpen(daily(['06:00', '06:00']))).toBe(true)
    expect(isAlwaysOpen(dayShift)).toBe(false)
    expect(isAlwaysOpen(daily(['06:00', '06:00'], ['06:00', '22:00']))).toBe(false)
  })
})
