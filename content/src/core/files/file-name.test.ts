import { expect, test } from 'vitest'
import { cutName, titleOfFile } from './file-name.ts'

test.each([
  ['plan', 200, 'plan'],
  ['ก'.repeat(66), 200, 'ก'.repeat(66)],
  ['ก'.repeat(84), 200, 'ก'.repeat(66)],
  // Three bytes a character: vowel and tone mark stay with their letter.
  ['น้ำ'.repeat(30), 200, 'น้ำ'.repeat(22)],
  ['🧺'.repeat(60), 200, '🧺'.repeat(50)],
  ['👩‍🔧'.repeat(30), 200, '👩‍🔧'.repeat(18)],
  ['a'.repeat(400), 200, 'a'.repeat(200)],
  ['กa', 3, 'ก'],
  ['กa', 2, ''],
])('of %j no more than %i bytes are left, and no half letter', (name, most, cut) => {
  expect(cutName(name, most)).toBe(cut)
})

test.each([
  ['แผนที่.pdf', 'แผนที่'],
  ['../../etc/คู่มือ.pdf', 'คู่มือ'],
  ['..\\..\\ใบสมัคร.pdf', 'ใบสมัคร'],
  ['ร\u202Egpj.exe', 'รgpj'],
  ['ร้าน\u200B\uFEFF.jpg', 'ร้าน'],
  ['a\n b\u0000.jpg', 'a b'],
  ['what? "now" <1>:2|3*.jpg', 'what now 1 2 3'],
  ['con.jpg', 'file-con'],
  ['Com1.tar.gz', 'file-Com1.tar'],
  ['nul', 'file-nul'],
  ['console.jpg', 'console'],
  ['.pdf', 'file'],
  ['...', 'file'],
  ['???.png', 'file'],
  ['\u3164\u200B.png', 'file'],
  ['half. .png', 'half'],
  ['👨‍👩‍👧.png', '👨‍👩‍👧'],
  // The form parser cut the name inside an emoji.
  ['ก👨‍\uD83D', 'ก👨'],
])('a file that comes as %j is called %j', (name, title) => {
  expect(titleOfFile(name)).toBe(title)
})
