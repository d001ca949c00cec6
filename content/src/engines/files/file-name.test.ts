import { expect, test } from 'vitest'
import { cutName } from './file-name.ts'

test.each([
  ['plan', 200, 'plan'],
  ['ก'.repeat(66), 200, 'ก'.repeat(66)],
  ['ก'.repeat(84), 200, 'ก'.repeat(66)],
  // Three bytes a sign: the vowel and the tone stay with their letter.
  ['น้ำ'.repeat(30), 200, 'น้ำ'.repeat(22)],
  ['🧺'.repeat(60), 200, '🧺'.repeat(50)],
  ['👩‍🔧'.repeat(30), 200, '👩‍🔧'.repeat(18)],
  ['a'.repeat(400), 200, 'a'.repeat(200)],
  ['กa', 3, 'ก'],
  ['กa', 2, ''],
])('of %j no more than %i bytes are left, and no half letter', (name, most, cut) => {
  expect(cutName(name, most)).toBe(cut)
})
