import { expect, test } from 'vitest'
import { machineOf, problemAddress } from './problem-address.ts'

test('a report’s address names its branch and machine, whatever is written on it', () => {
  expect(problemAddress('siam', 'W-04')).toBe('/problem?branch=siam&machine=W-04')
  expect(problemAddress('siam', null)).toBe('/problem?branch=siam')
  expect(problemAddress('siam', 'เครื่อง 4&x=1')).toBe(
    '/problem?branch=siam&machine=%E0%B9%80%E0%B8%84%E0%B8%A3%E0%B8%B7%E0%B9%88%E0%B8%AD%E0%B8%87+4%26x%3D1',
  )
  expect(problemAddress(null, null)).toBe('/problem')
})

test('only what can stand on a machine is its number', () => {
  expect(machineOf(' W-04 ')).toBe('W-04')
  expect(machineOf('x'.repeat(21))).toBeNull()
  expect(machineOf('a\u0000')).toBeNull()
  expect(machineOf(' ')).toBeNull()
  expect(machineOf(undefined)).toBeNull()
})
