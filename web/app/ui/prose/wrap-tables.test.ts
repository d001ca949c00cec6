import { expect, test } from 'vitest'
import { wrapTables } from './wrap-tables.ts'

test('a table stands in a box of its own that the keyboard reaches', () => {
  expect(wrapTables('<p>ราคา</p><table class="x"><tr></tr></table>', 'ตาราง "ราคา"')).toBe(
    '<p>ราคา</p><div class="prose__scroller" role="group" tabindex="0" aria-label="ตาราง &quot;ราคา&quot;">' +
      '<table class="x"><tr></tr></table></div>',
  )
})

test('a text without tables stays as it is', () => {
  expect(wrapTables('<p>&lt;table&gt;</p>', 'ตาราง')).toBe('<p>&lt;table&gt;</p>')
})
