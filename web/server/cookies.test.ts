import { expect, test } from 'vitest'
import { cookieOf, wantsEnglishHome } from './cookies.ts'
import { fakeRequest } from './testing/fake-request.ts'

const withCookie = (cookie: string) => fakeRequest({ cookie })

test.each([
  ['lang=en', 'en'],
  ['a=1; lang=en;b=2', 'en'],
  ['lang=', ''],
  ['lang', ''],
  ['lang=a=b', 'a'],
  ['lang=th; lang=en', 'th'],
  ['xlang=en', undefined],
  ['x=lang', undefined],
  ['LANG=en', undefined],
])('in %j the cookie lang is %j', (cookie, value) => {
  expect(cookieOf(withCookie(cookie), 'lang')).toBe(value)
})

test('no cookie header is no cookie', () => {
  expect(cookieOf(fakeRequest({}), 'lang')).toBeUndefined()
})

test('only the bare root leads to the English home page', () => {
  expect(wantsEnglishHome(withCookie('lang=en'), '/')).toBe(true)
  expect(wantsEnglishHome(withCookie('lang=en'), '/branch')).toBe(false)
  expect(wantsEnglishHome(withCookie('lang=english'), '/')).toBe(false)
})
