import { expect, it } from 'vitest'
import { exceptionPeriod } from './exception-period.ts'

const at = (time: string) => new Date(`${time}:00+07:00`).toISOString()

it.each<[string, string, string | null, string, string]>([
  ['one day', '2026-12-05T00:00', '2026-12-06T00:00', '5 ธ.ค. 2569', '5 Dec 2026'],
  ['days of a month', '2027-04-13T00:00', '2027-04-16T00:00', '13–15 เม.ย. 2570', '13–15 Apr 2027'],
  [
    'days of two months',
    '2026-10-30T00:00',
    '2026-11-03T00:00',
    '30 ต.ค. – 2 พ.ย. 2569',
    '30 Oct – 2 Nov 2026',
  ],
  [
    'days of two years',
    '2026-12-31T00:00',
    '2027-01-02T00:00',
    '31 ธ.ค. 2569 – 1 ม.ค. 2570',
    '31 Dec 2026 – 1 Jan 2027',
  ],
  [
    'hours of a day',
    '2026-12-05T09:00',
    '2026-12-05T12:00',
    '5 ธ.ค. 2569 เวลา 09:00–12:00 น.',
    '5 Dec 2026, 09:00 to 12:00',
  ],
  [
    'over midnight',
    '2026-12-01T23:59',
    '2026-12-02T06:00',
    '1 ธ.ค. 2569 23:59 น. ถึง 2 ธ.ค. 2569 06:00 น.',
    'from 1 Dec 2026, 23:59 to 2 Dec 2026, 06:00',
  ],
  [
    'from a day on',
    '2026-12-01T00:00',
    null,
    'ตั้งแต่ 1 ธ.ค. 2569 จนกว่าจะแจ้งอีกครั้ง',
    'from 1 Dec 2026 until further notice',
  ],
  [
    'from a moment on',
    '2026-12-01T22:00',
    null,
    'ตั้งแต่ 1 ธ.ค. 2569 22:00 น. จนกว่าจะแจ้งอีกครั้ง',
    'from 1 Dec 2026, 22:00 until further notice',
  ],
])('%s', (_, begins, ends, thai, english) => {
  const period = { begins: at(begins), ends: ends && at(ends) }
  const before = new Date('2026-10-01T00:00:00Z')
  expect(exceptionPeriod(period, 'th', before)).toBe(thai)
  expect(exceptionPeriod(period, 'en', before)).toBe(english)
})

it('does not say since when, once it has begun without an end', () => {
  const period = { begins: at('2026-12-01T22:00'), ends: null }
  const begun = new Date(at('2026-12-01T22:00'))
  expect(exceptionPeriod(period, 'th', begun)).toBe('จนกว่าจะแจ้งอีกครั้ง')
  expect(exceptionPeriod(period, 'en', begun)).toBe('until further notice')
})
