import { expect, test } from 'vitest'
import { isWellFormed, toWellFormed } from './well-formed.ts'

test.each([
  '',
  'ซักผ้า',
  '🧺',
  'ก🧺ข',
  '\uD83E',
  '\uDDFA',
  'ก\uD83Eข',
  '\uDDFA\uD83E',
  '\uD83E🧺\uDDFA',
])('a text is judged and repaired as the language itself does: %j', (text) => {
  expect(isWellFormed(text)).toBe(text.isWellFormed())
  expect(toWellFormed(text)).toBe(text.toWellFormed())
})
