import { expect, test } from 'vitest'
import { isFromOwnPage } from './same-origin.ts'

const url = new URL('https://fongsai.example/consent')
const from = (origin?: string) =>
  isFromOwnPage(new Request(url, { method: 'POST', headers: origin ? { origin } : {} }), url)

test('a form of this site, or of a program that names no origin, is read', () => {
  expect(from('https://fongsai.example')).toBe(true)
  expect(from()).toBe(true)
})

test.each([
  'https://evil.example',
  'http://fongsai.example',
  'https://fongsai.example:8443',
  'https://fongsai.example.evil.example',
  'null',
])('a form from %j is not', (origin) => {
  expect(from(origin)).toBe(false)
})
