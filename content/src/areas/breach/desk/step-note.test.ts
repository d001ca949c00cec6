import { expect, test } from 'vitest'
import type { BreachAct } from '../register/breach.labels.ts'
import { stepNote } from './step-note.ts'

const createdAt = '2026-11-26T02:00:00.000Z'
const noteOf = (act: BreachAct, note: string | null, language: 'th' | 'en') =>
  stepNote({ act, note, by: 1, createdAt }, language)

const between = 'leads 2026-11-24T17:00:00.000Z – 2026-11-25T17:00:00.000Z: 12'

test.each([
  ['assessed', 'high', 'ความเสี่ยงสูง', 'A high risk'],
  [
    'changed',
    'title, officeNoticeThai',
    'เรื่อง, หนังสือแจ้ง สคส. (ไทย)',
    'Title, To the office (Thai)',
  ],
  ['listed', 'members: 3', 'สมาชิกทุกคน: 3 คน', 'All members: 3 people'],
  ['told-office', 'เลขรับ 12/2569', 'เลขรับ 12/2569', 'เลขรับ 12/2569'],
] as const)('the log of a breach says of "%s" what "%s" means', (act, note, thai, english) => {
  expect(noteOf(act, note, 'th')).toBe(thai)
  expect(noteOf(act, note, 'en')).toBe(english)
})

test('times of a list are those of Thailand, in the years of the admin', () => {
  expect(noteOf('listed', between, 'th')).toBe(
    'ผู้ติดต่อในช่วงเวลา 25 พ.ย. 2026 00:00 – 26 พ.ย. 2026 00:00: 12 คน',
  )
  expect(noteOf('listed', between, 'en')).toBe(
    'Those who wrote to us between 25 Nov 2026, 00:00 – 26 Nov 2026, 00:00: 12 people',
  )
})

test('nothing noted is nothing said', () => {
  expect(noteOf('found', null, 'th')).toBeNull()
})
