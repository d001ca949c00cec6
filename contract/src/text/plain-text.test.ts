import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('parts blocks by a space, and no word where an element stands within it', () => {
  expect(
    plainText('<h2>ถังสะอาด</h2><p>ล้างถัง<strong>ทุก</strong>คืน<br>และ<a href="/x">ทุกวัน</a></p>'),
  ).toBe('ถังสะอาด ล้างถังทุกคืน และทุกวัน')
  expect(plainText('<p>a<abbr>b</abbr></p>')).toBe('a b')
})

it('gives characters as they are read, each once', () => {
  expect(plainText('<p>ราคา &lt; 40&nbsp;บาท &amp; &quot;เร็ว&quot; &amp;lt;</p>')).toBe(
    'ราคา < 40 บาท & "เร็ว" &lt;',
  )
  expect(plainText(' <p> </p> ')).toBe('')
})

it('reads the words of HTML, blocks apart', () => {
  const html = '<h2>ซัก</h2><p>ฟรี<strong>จริง</strong> &lt;b&gt; &amp;amp;</p><img src="a" alt="x">'
  expect(plainText(html)).toBe('ซัก ฟรีจริง <b> &amp;')
})
