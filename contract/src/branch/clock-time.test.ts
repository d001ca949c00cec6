import { expect, it } from 'vitest'
import { readClockTime } from './clock-time.ts'

it.each([
  ['08:30', '08:30'],
  ['9:00', '09:00'],
  ['9.00', '09:00'],
  ['24:00', '00:00'],
  ['24.00 น.', '00:00'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  ['๙.๐๐', '09:00'],
  ['9.00 น.', '09:00'],
  ['21:30น', '21:30'],
  [' 9:00\n', '09:00'],
  ['9 : 00', '09:00'],
  ['\u200E9:00\u200B', '09:00'],
])('reads %j as %s', (typed, time) => {
  expect(readClockTime(typed)).toBe(time)
})

it.each([
  '',
  '9',
  '25:00',
  '24:01',
  '24:30',
  '9:60',
  '9:5',
  '9:000',
  '-9:00',
  '9:00-17:00',
  '9:00 a',
  'เช้า',
])('does not take %j for a time of day', (typed) => {
  expect(readClockTime(typed)).toBeUndefined()
})
