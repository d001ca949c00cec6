import { expect, test } from 'vitest'
import { readUrl } from './read-url.ts'

test.each([
  ['https://fongsai.example/branch?page=2#map', undefined],
  ['/branch', 'https://fongsai.example'],
  ['//other.example/x', 'https://fongsai.example'],
  ['https://บริษัท.ไทย/กข', undefined],
  ['/branch', undefined],
  ['', undefined],
  ['https://', undefined],
  ['https://a b', undefined],
  ['ซักผ้า', undefined],
  ['/branch', 'no base'],
])('%j against %j is read as URL.parse reads it', (address, base) => {
  expect(readUrl(address, base)?.href).toBe(URL.parse(address, base)?.href)
})
