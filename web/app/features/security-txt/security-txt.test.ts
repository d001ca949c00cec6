import { expect, test } from 'vitest'
import { printSecurityTxt } from './security-txt.ts'

const now = Date.parse('2026-11-22T21:30:00Z')
const origin = 'https://www.fongsai.example'

test('a report goes to the address of the settings, and the file expires within a year', () => {
  expect(printSecurityTxt({ origin, email: 'hello@fongsai.example', now })).toBe(
    [
      'Contact: mailto:hello@fongsai.example',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: th, en',
      'Canonical: https://www.fongsai.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test.each([null, '', '  '])('without an address (%j) there is no such file', (email) => {
  expect(printSecurityTxt({ origin, email, now })).toBeNull()
})

test('an address adds no line of its own', () => {
  const text = printSecurityTxt({ origin, email: 'a@b.example\nContact: mailto:evil@x', now })
  expect(text?.match(/^Contact:/gm)).toHaveLength(1)
})
