import { expect, test } from 'vitest'
import { memberNameIn } from './member-name.tsx'

test('an English page names members with Latin letters without คุณ', () => {
  expect(memberNameIn('en', 'คุณ Oliver H.')).toBe('Oliver H.')
  expect(memberNameIn('en', 'คุณสมศรี ก.')).toBe('คุณสมศรี ก.')
  expect(memberNameIn('en', 'ป้าแดง')).toBe('ป้าแดง')
  expect(memberNameIn('th', 'คุณ Oliver H.')).toBe('คุณ Oliver H.')
})
