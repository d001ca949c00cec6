import { expect, test } from 'vitest'
import { timeSince } from './time-since.ts'

const moment = '2026-11-21T17:05:00.000Z'

test.each([
  ['2026-11-21T17:05:00.000Z', { unit: 'now' }],
  ['2026-11-21T17:04:00.000Z', { unit: 'now' }],
  ['2026-11-21T17:06:59.000Z', { unit: 'now' }],
  ['2026-11-21T17:07:00.000Z', { unit: 'minutes', count: 2 }],
  ['2026-11-21T18:04:59.000Z', { unit: 'minutes', count: 59 }],
  ['2026-11-21T18:05:00.000Z', { unit: 'hours', count: 1 }],
  ['2026-11-22T17:04:59.000Z', { unit: 'hours', count: 23 }],
  ['2026-11-22T17:05:00.000Z', { unit: 'days', count: 1 }],
  ['2026-12-21T17:05:00.000Z', { unit: 'days', count: 30 }],
])('at %s it is %j', (now, since) => {
  expect(timeSince(moment, Date.parse(now))).toEqual(since)
})
