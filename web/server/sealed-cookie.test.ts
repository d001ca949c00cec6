import { expect, test } from 'vitest'
import { createSealedCookie } from './sealed-cookie.ts'
import { fakeRequest } from './testing/fake-request.ts'

const secret = 'the-secret-of-the-sessions-of-this-test'
const sealedBy = (secrets: readonly string[], isHttps = false) =>
  createSealedCookie('session', { secrets, isHttps })
const sessions = sealedBy([secret])
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
  ['sealed with another secret', sealedBy([`${secret}2`]).seal('7')],
  ['sealed for https', sealedBy([secret], true).seal('7')],
  [
    'sealed for another purpose',
    createSealedCookie('device', { secrets: [secret], isHttps: false }).seal('7'),
  ],
])('a cookie that is %s is no session', (_, value) => {
  expect(sessions.open(withCookie(`washhouse_session=${value}`))).toBeNull()
})

test('without the cookie there is no session', () => {
  expect(sessions.open(fakeRequest({}))).toBeNull()
  expect(sessions.open(withCookie(`my_washhouse_session=${sealed}`))).toBeNull()
})

test('on https only the cookie counts that no other host can set', () => {
  const secure = sealedBy([secret], true)
  const value = secure.seal('7')
  expect(secure.open(withCookie(`__Host-washhouse_session=${value}`))).toBe('7')
  expect(secure.open(withCookie(`washhouse_session=${value}`))).toBeNull()
})

test('a new secret seals, the older ones open: nobody is signed out when it is put before them', () => {
  const newSecret = 'the-secret-that-was-put-before-the-first'
  const rotated = sealedBy([newSecret, secret])
  expect(rotated.open(withCookie(`washhouse_session=${sealed}`))).toBe('สมาชิก 7')
  const renewed = withCookie(`washhouse_session=${rotated.seal('สมาชิก 7')}`)
  expect(sealedBy([newSecret]).open(renewed)).toBe('สมาชิก 7')
  expect(sessions.open(renewed)).toBeNull()
})

test('the cookie is out of reach of scripts and other sites, and lasts as long as is said', () => {
  expect(sessions.print('7', null)).toMatch(
    /^washhouse_session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(sealedBy([secret], true).print('7', 60)).toMatch(
    /^__Host-washhouse_session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=60$/,
  )
  expect(sessions.clearing).toBe('washhouse_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
})

test('what no browser would keep is not sent', () => {
  expect(sessions.print('ก'.repeat(900), null).length).toBeLessThanOrEqual(4096)
  expect(() => sessions.print('ก'.repeat(1020), null)).toThrow('washhouse_session')
})
