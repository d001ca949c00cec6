import { expect, test } from 'vitest'
import { createSessionCookie } from './session-cookie.ts'
import { fakeRequest } from './testing/fake-request.ts'

const secret = 'the-secret-of-the-sessions-of-this-test'
const sessions = createSessionCookie({ secret, isHttps: false })
const sealed = sessions.seal('สมาชิก 7')
const withCookie = (cookie: string) => fakeRequest({ cookie })

test('what was sealed is opened again, and looks different each time', () => {
  expect(sessions.open(withCookie(`a=1; washhouse_session=${sealed}`))).toBe('สมาชิก 7')
  expect(sessions.seal('สมาชิก 7')).not.toBe(sealed)
})

test.each([
  ['nothing', ''],
  ['made up', 'made-up'],
  ['long enough but made up', 'A'.repeat(200)],
  ['cut short', sealed.slice(0, -2)],
  ['changed in one place', `${sealed[0] === 'A' ? 'B' : 'A'}${sealed.slice(1)}`],
  ['too long', sealed.repeat(200)],
  ['no such text', '%00"ก'],
  [
    'sealed with another secret',
    createSessionCookie({ secret: `${secret}2`, isHttps: false }).seal('7'),
  ],
  ['sealed for https', createSessionCookie({ secret, isHttps: true }).seal('7')],
])('a cookie that is %s is no session', (_, value) => {
  expect(sessions.open(withCookie(`washhouse_session=${value}`))).toBeNull()
})

test('without the cookie there is no session', () => {
  expect(sessions.open(fakeRequest({}))).toBeNull()
  expect(sessions.open(withCookie(`my_washhouse_session=${sealed}`))).toBeNull()
})

test('on https only the cookie counts that no other host can set', () => {
  const secure = createSessionCookie({ secret, isHttps: true })
  const value = secure.seal('7')
  expect(secure.open(withCookie(`__Host-washhouse_session=${value}`))).toBe('7')
  expect(secure.open(withCookie(`washhouse_session=${value}`))).toBeNull()
})
