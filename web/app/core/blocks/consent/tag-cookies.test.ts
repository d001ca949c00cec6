import { expect, test } from 'vitest'
import { printTagCookieClearings } from './tag-cookies.ts'

const cookies = 'lang=en; _ga=1; _ga_ABC=2; _gcl_au=3; _fbp=4; gallery=5; generalCookie=isSet'
const namesOf = (lines: string[]) => [...new Set(lines.map((line) => line.split('=', 1)[0]))]

test('what is no longer accepted is cleared, and nothing else', () => {
  const clear = (analytics: boolean, advertising: boolean) =>
    namesOf(printTagCookieClearings(cookies, '127.0.0.1', { analytics, advertising }))
  expect(clear(true, true)).toEqual([])
  expect(clear(false, true)).toEqual(['_ga', '_ga_ABC'])
  expect(clear(true, false)).toEqual(['_gcl_au', '_fbp'])
  expect(clear(false, false)).toEqual(['_ga', '_ga_ABC', '_gcl_au', '_fbp'])
})

test('a cookie is cleared on the host and on its parent domains, as the tags set them', () => {
  const none = { analytics: false, advertising: false }
  expect(printTagCookieClearings('_ga=1', 'www.fongsai.co.th', none)).toEqual([
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Max-Age=0; Domain=www.fongsai.co.th',
    '_ga=; Path=/; Max-Age=0; Domain=fongsai.co.th',
    '_ga=; Path=/; Max-Age=0; Domain=co.th',
  ])
  expect(printTagCookieClearings('_ga=1', '127.0.0.1', none)).toEqual(['_ga=; Path=/; Max-Age=0'])
})
