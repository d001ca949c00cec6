import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { adminTime } from './admin-time.ts'

it('formats Thai time, with the same years as the date fields', () => {
  expect(adminTime('2026-11-26T17:30:00.000Z', 'th')).toBe('27 พ.ย. 2026 00:30')
  expect(adminTime(new Date('2026-11-26T17:30:00.000Z'), 'en')).toBe('27 Nov 2026, 00:30')
})

it('is used by every part of the admin', () => {
  const parts = globSync('src/**/*.admin.tsx', { cwd: `${import.meta.dirname}/../../..` })
  expect(parts.length).toBeGreaterThan(20)
  const others = parts.filter((path) =>
    /DateTimeFormat|toLocale(?:Date|Time)String/.test(
      readFileSync(`${import.meta.dirname}/../../../${path}`, 'utf8'),
    ),
  )
  expect(others).toEqual([])
})
