import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compounds } from './compounds.ts'
import { withoutJoints } from './keep-together.ts'
import { Phrases } from './phrases.tsx'

test.each([
  ['ผ้าสะอาด หอมแดด แม้ตอนตีสอง', ['ผ้าสะอาด', 'หอมแดด', 'แม้ตอนตีสอง']],
  ['ซักบวกอบ เริ่มที่ 70 บาท 60 นาทีเสร็จ', ['ซักบวกอบ', 'เริ่มที่', '70 บาท', '60 นาทีเสร็จ']],
  ['เปิดแล้ว นิมมาน ซอย 9 ร้านใหญ่สุด', ['เปิดแล้ว', 'นิมมาน', 'ซอย 9', 'ร้านใหญ่สุด']],
  ['อบต่อ 30 นาที', ['อบต่อ', '30 นาที']],
  ['เปียกมา อบ 30 บาท แห้ง', ['เปียกมา', 'อบ 30 บาท', 'แห้ง']],
  ['ประจำปี 2568 ชมรมแฟรนไชส์', ['ประจำปี 2568', 'ชมรมแฟรนไชส์']],
  ['Washed at 2 a.m.', ['Washed', 'at', '2 a.m.']],
  ['Half price, 1 to 5 a.m. today', ['Half', 'price,', '1 to 5 a.m.', 'today']],
  ['ใส่เท่าไรดี จำง่าย ๆ ดูราคา', ['ใส่เท่าไรดี', 'จำง่าย ๆ', 'ดูราคา']],
  ['ประหยัด 30 ถึง 60 บาท', ['ประหยัด', '30 ถึง 60 บาท']],
  ['ซัก 4 เครื่อง: 9 กก. × 1, 14 กก. × 2', ['ซัก 4 เครื่อง:', '9 กก. × 1,', '14 กก. × 2']],
  ['Room for 8 cars, 100 metres on', ['Room', 'for', '8', 'cars,', '100 metres', 'on']],
])('%s breaks between its phrases, never between a number and its unit', (text, phrases) => {
  const html = renderToStaticMarkup(<Phrases text={text} />)
  const parts = html.matchAll(/<span[^>]*>(.*?)<\/span>|[^<> ]+/g)
  const read = Array.from(parts, ([plain, phrase = plain]) => withoutJoints(phrase))
  expect(read).toEqual(phrases)
  expect(withoutJoints(html.replaceAll(/<[^>]+>/g, ''))).toBe(text)
})

test('words that never break within need no part of their own', () => {
  const html = renderToString(<Phrases text="Wash and dry 24-hour at 2 a.m. ซักอบ" />)
  expect(html).toBe(
    'Wash and dry <span class="phrase">24-hour</span> at <span class="phrase">2 a.m.</span> ' +
      '<span class="phrase">ซักอบ</span>',
  )
})

test.each([
  ['เปิดร้านสะดวกซักกับฟองใส', ['เปิด', 'ร้านสะดวกซัก', 'กับฟองใส']],
  ['แฟรนไชส์สะดวกซัก', ['แฟรนไชส์', 'สะดวกซัก']],
  ['ร้านสะดวกซักฟองใส', ['ร้านสะดวกซัก', 'ฟองใส']],
])('%s never breaks within สะดวกซัก, which would read as a convenience store', (text, parts) => {
  const html = withoutJoints(renderToStaticMarkup(<Phrases text={text} />))
  expect(html.split(/<[^>]+>/).filter((part) => part !== '')).toEqual(parts)
  expect(html).toMatch(/<span class="phrase">(ร้าน)?สะดวกซัก<\/span>/)
})

test('no compound is listed twice, and each has a bar between Thai letters', () => {
  expect(new Set(compounds).size).toBe(compounds.length)
  expect(
    compounds.filter((word) => !/^[\u0E00-\u0E7F]+(?:\|[\u0E00-\u0E7F]+)+$/.test(word)),
  ).toEqual([])
})
