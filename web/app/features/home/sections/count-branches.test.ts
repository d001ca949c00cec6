import type { BranchException, OpeningHours } from '@washhouse/contract/branch/branch.contract'
import { expect, test } from 'vitest'
import { countOf } from './count-branches.ts'

const now = new Date('2026-11-20T12:00:00+07:00')
const closed: BranchException = {
  kind: 'closed',
  begins: '2026-11-01T00:00:00.000Z',
  ends: '2026-11-30T17:00:00.000Z',
  opens: null,
  closes: null,
  thai: null,
  english: null,
}
const ahead: BranchException = { ...closed, begins: '2026-11-21T00:00:00.000Z' }
const allDay: OpeningHours = { kind: 'all_day' }
const span = { opens: '06:00', closes: '23:00' }
const daily: OpeningHours = { kind: 'daily', weekday: span, weekend: span }

test('a shop that is closed for now is not counted as open around the clock', () => {
  const branches = [
    { hours: allDay, exceptions: [ahead], province: 1 },
    { hours: allDay, exceptions: [closed], province: 1 },
    { hours: daily, exceptions: [], province: 2 },
  ]
  expect(countOf(branches, now)).toEqual({
    allDay: 1,
    shops: [{ province: 1 }, { province: 1 }, { province: 2 }],
  })
})

test('a shop whose hours end where they begin again is open around the clock', () => {
  const untilSix = { opens: '06:00', closes: '06:00' }
  const branches = [
    { hours: { kind: 'daily', weekday: untilSix, weekend: untilSix }, exceptions: [], province: 1 },
    { hours: { kind: 'daily', weekday: untilSix, weekend: span }, exceptions: [], province: 1 },
  ] satisfies Parameters<typeof countOf>[0]
  expect(countOf(branches, now)).toEqual({ allDay: 1, shops: [{ province: 1 }, { province: 1 }] })
})
