import { readReference } from '@washhouse/contract/contact/contact.contract'
import { expect, test } from 'vitest'
import { nameIn, pageBeforeTail } from './record-name.ts'

test.each([
  'krabi-maharat',
  'krabi-maharatนะคะ',
  'krabi-maharatค่ะ ขอบคุณ',
  'krabi-maharat ',
  'krabi-maharat.',
  'krabi-maharat)',
  'krabi-maharat,แล้วบอกด้วย',
  'krabi-maharat”',
  'krabi-maharat-',
  'krabi-maharat\u200B',
  'krabi-maharat😊',
  'KRABI-MAHARAT',
])('%j names krabi-maharat', (part) => {
  expect(nameIn(part)).toBe('krabi-maharat')
})

test.each(['12', '12ค่ะ', '12.'])('%j names the record 12', (part) => {
  expect(nameIn(part)).toBe('12')
})

test.each([
  'krabi-ซอย',
  'krabi_maharat',
  'krabi.html',
  'krabi maharat',
  'ซักฟรี',
  'krabiนะ2',
  '',
  '-krabi',
])('%j may be another name, and stays', (part) => {
  expect(nameIn(part)).toBe(part)
})

test('a report’s code is found in front of text that follows it', () => {
  expect(readReference(nameIn('7K3M-Q9TDค่ะ'))).toBe('7K3M-Q9TD')
})

test.each([
  ['/contactนะคะ', '/contact'],
  ['/contact.', '/contact'],
  ['/contact%20', '/contact'],
  ['/contact-', '/contact'],
  ['/contact.แล้วบอกด้วย', '/contact'],
  ['/contact%E2%80%8B%20ค่ะ', '/contact'],
  ['/faq)', '/faq'],
  ['/faq”', '/faq'],
  ['/Contact😊', '/Contact'],
  ['/en/contactค่ะ', '/en/contact'],
  ['/enค่ะ', '/en'],
  ['/account/profile,', '/account/profile'],
  ['/webboard/newค่ะ', '/webboard/new'],
  ['/problem/status.', '/problem/status'],
  ['/news/feed.xml)', '/news/feed.xml'],
])('%j is the page %j', (path, page) => {
  expect(pageBeforeTail(encodeURI(path).replaceAll('%25', '%'))).toBe(page)
})

test.each([
  '/',
  '/.',
  '/ค่ะ',
  '/contact',
  '/news/feed.xml',
  '/contact.html',
  '/contactนะ2',
  '/contacts.',
  '/contact/ค่ะ',
  '/branch/krabi-maharatค่ะ',
  '/branch/ซักฟรี',
  '/logout.',
  '/contact%2F%2Fevil.example',
  '/en/en.',
])('%j is no page with something behind it', (path) => {
  expect(pageBeforeTail(encodeURI(path).replaceAll('%25', '%'))).toBeUndefined()
})
