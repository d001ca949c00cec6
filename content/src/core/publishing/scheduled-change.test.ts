import { expect, it } from 'vitest'
import { scheduledChangeOf, scheduledChangeText } from './scheduled-change.ts'

const now = new Date('2026-11-20T02:00:00.000Z')
const before = '2026-11-20T01:59:59.999Z'
const after = '2026-11-20T02:00:00.001Z'

it.each([
  [{ publishedAt: after }, { kind: 'scheduled', at: after }],
  [
    { publishedAt: after, endsAt: '2026-12-01T00:00:00.000Z' },
    { kind: 'scheduled', at: after },
  ],
  [
    { publishedAt: before, endsAt: before },
    { kind: 'ended', at: before },
  ],
  [{ endsAt: now.toISOString() }, { kind: 'ended', at: now.toISOString() }],
  [{ publishedAt: now.toISOString(), endsAt: after }, undefined],
  [{ publishedAt: before, endsAt: null }, undefined],
  [{ publishedAt: null }, undefined],
  [{}, undefined],
])('%j is %j', (record, turn) => {
  expect(scheduledChangeOf(record, now)).toEqual(turn)
})

it('is said in both languages, on the clock of Thailand', () => {
  const turn = { kind: 'scheduled', at: '2026-12-05T02:00:00.000Z' } as const
  expect(scheduledChangeText(turn, 'th')).toBe('ตั้งเวลาไว้ เริ่ม 5 ธ.ค. 2026 09:00')
  expect(scheduledChangeText({ ...turn, kind: 'ended' }, 'en')).toBe('Ended on 5 Dec 2026, 09:00')
})
