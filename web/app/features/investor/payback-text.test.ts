import { expect, test } from 'vitest'
import { textIn } from '../../core/i18n/compile.server.ts'
import { investorMessages } from './investor.messages.ts'
import { timeText } from './payback-text.ts'

const th = textIn('th', investorMessages)
const en = textIn('en', investorMessages)

test.each([
  [0, 'ไม่ถึงเดือน', 'less than a month'],
  [1, '1 เดือน', '1 month'],
  [11, '11 เดือน', '11 months'],
  [12, '1 ปี', '1 year'],
  [29, '2 ปี 5 เดือน', '2 years 5 months'],
  [360, '30 ปี', '30 years'],
])('%d months are read as %s and %s', (months, thai, english) => {
  expect(timeText(months, th).replaceAll('\u00A0', ' ')).toBe(thai)
  expect(timeText(months, en).replaceAll('\u00A0', ' ')).toBe(english)
})
