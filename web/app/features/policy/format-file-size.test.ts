import { expect, test } from 'vitest'
import { formatFileSize } from './format-file-size.ts'

test.each([
  ['en', 900, '1 kB'],
  ['en', 48_200, '48 kB'],
  ['en', 1_440_000, '1.4 MB'],
  ['th', 1_440_000, '1.4 MB'],
] as const)('in %s a file of %i bytes is %s', (language, bytes, text) => {
  expect(formatFileSize(language, bytes)).toBe(text)
})
