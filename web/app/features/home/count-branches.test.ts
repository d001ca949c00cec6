import type { OpeningHours } from '@washhouse/contract/branch/branch.contract'
import { expect, test } from 'vitest'
import { countOf } from './count-branches.ts'

const allDay: OpeningHours = { kind: 'all_day' }
const span = { opens: '06:00', closes: '23:00' }
const daily: OpeningHours = { kind: 'daily', weekday: span, weekend: span }

test('a shop that is closed for now is not counted as open around the clock', () => {
  const branches = [
    { hours: allDay, notice: null, province: 1 },
    { hours: allDay, notice: 'ปิดปรับปรุงถึง 30 พฤศจิกายน', province: 1 },
    { hours: daily, notice: null, province: 2 },
  ]
  expect(countOf(branches)).toEqual({
    allDay: 1,
    shops: [{ province: 1 }, { province: 1 }, { province: 2 }],
  })
})

test('a shop whose hours end where they begin again is open around the clock', () => {
  const untilSix = { opens: '06:00', closes: '06:00' }
  const branches = [
    { hours: { kind: 'daily', weekday: untilSix, weekend: untilSix }, notice: null, province: 1 },
    { hours: { kind: 'daily', weekday: untilSix, weekend: span }, notice: null, province: 1 },
  ] as const
  expect(countOf(branches)).toEqual({ allDay: 1, shops: [{ province: 1 }, { province: 1 }] })
})
