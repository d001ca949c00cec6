import { expect, test } from 'vitest'
import { escapeXml } from './escape-xml.ts'

test('a text cannot end its element or attribute', () => {
  expect(escapeXml('"></title> & <script>')).toBe('&quot;&gt;&lt;/title&gt; &amp; &lt;script&gt;')
})

test('signs that XML does not know are left out, Thai and pictures stay', () => {
  expect(escapeXml('น้ำ\u0000ยา\u0008 🧺\uFFFE\n')).toBe('น้ำยา 🧺\n')
  expect(escapeXml('a\uD800b')).toBe('a\uFFFDb')
})
