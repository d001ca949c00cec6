import { expect, test } from 'vitest'
import { cookieOf, hasConsent, hasSession, wantsEnglishHome } from './cookies.ts'
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

test('an empty session cookie is a session: such a visitor gets nothing that is kept', () => {
  expect(hasSession(withCookie('washhouse_session='))).toBe(true)
  expect(hasSession(withCookie('a=1; __Host-washhouse_session=x'))).toBe(true)
  expect(hasSession(withCookie('my_washhouse_session_hint=x'))).toBe(false)
})

test('consent is the exact value, and only the bare root leads to the English home page', () => {
  expect(hasConsent(withCookie('generalCookie=isSet'))).toBe(true)
  expect(hasConsent(withCookie('generalCookie=isset'))).toBe(false)
  expect(wantsEnglishHome(withCookie('lang=en'), '/')).toBe(true)
  expect(wantsEnglishHome(withCookie('lang=en'), '/branch')).toBe(false)
  expect(wantsEnglishHome(withCookie('lang=english'), '/')).toBe(false)
})
