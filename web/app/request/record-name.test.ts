import { readReference } from '@washhouse/contract/contact/contact.contract'
import { expect, test } from 'vitest'
import { nameIn } from './record-name.ts'

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
