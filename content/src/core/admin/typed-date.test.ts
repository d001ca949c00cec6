import { formatISO, parse } from 'date-fns'
import { enGB, th } from 'date-fns/locale'
import { expect, test } from 'vitest'
import { isReadable, tidyTypedDate, typedFormats } from './typed-date.ts'

const { day, moment } = typedFormats

function read(typed: string, locale: typeof th): string[] {
  const text = tidyTypedDate(typed)
  return moment
    .filter((format) => isReadable(text, [format], locale))
    .map((format) => formatISO(parse(text, format, new Date(0), { locale })).slice(0, 16))
}

test.each([
  ['5 ธ.ค. 2569 09:00', '2026-12-05T09:00'],
  ['5 ธ.ค. 2569, 9:00', '2026-12-05T09:00'],
  ['5 ธ.ค. 2569 เวลา 9.00 น.', '2026-12-05T09:00'],
  ['๕ ธ.ค. ๒๕๖๙ ๐๙:๐๐', '2026-12-05T09:00'],
  ['5 ธันวาคม พ.ศ. 2569 เวลา 9.00 น.', '2026-12-05T09:00'],
  ['5 ธันวาคม 2569', '2026-12-05T00:00'],
  ['1 ม.ค. 2543', '2000-01-01T00:00'],
  ['5/12/2569', '2026-12-05T00:00'],
  ['05/12/2026', '2026-12-05T00:00'],
  ['31/12/2569 18:00', '2026-12-31T18:00'],
  ['5-12-2569', '2026-12-05T00:00'],
  ['5.12.2569 9.00', '2026-12-05T09:00'],
  ['2569-12-05', '2026-12-05T00:00'],
  ['2026-12-05 09:00', '2026-12-05T09:00'],
])('%s is read as %s', (typed, expected) => {
  expect(new Set(read(typed, th))).toEqual(new Set([expected]))
})

test.each([
  ['5 Dec 2026 09:00', '2026-12-05T09:00'],
  ['5 December 2569, 9:00', '2026-12-05T09:00'],
  ['December 5, 2026', '2026-12-05T00:00'],
  ['5/12/2026', '2026-12-05T00:00'],
])('%s is read as %s in English', (typed, expected) => {
  expect(new Set(read(typed, enGB))).toEqual(new Set([expected]))
})

test.each([
  '31 ก.พ. 2570 10:00',
  '30/02/2570',
  '29 ก.พ. 2570',
  '5 ธ.ค. 2569 25:00',
  '1/13/2570',
  '5 ธ.ค. 69 09:00',
  '5 ธ.ค.',
  'พรุ่งนี้',
])('%s is no date', (typed) => {
  expect(read(typed, th)).toEqual([])
})

test('a day has no time', () => {
  expect(isReadable('5 ธ.ค. 2026', day, th)).toBe(true)
  expect(isReadable('5 ธ.ค. 2026 09:00', day, th)).toBe(false)
})
