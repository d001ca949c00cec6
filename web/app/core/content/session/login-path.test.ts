import { expect, test } from 'vitest'
import { loginPathOf, loginReasonOf } from './login-path.ts'

const at = (path: string) => new URL(path, 'https://fongsai.example')

test('the log-in is in the language of the page, and leads back to it', () => {
  expect(loginPathOf(at('/account?tab=2'), 'members')).toBe(
    '/login?next=%2Faccount%3Ftab%3D2&reason=members',
  )
  expect(loginPathOf(at('/en/faq/เหรียญ'), 'ended')).toMatch(
    /^\/en\/login\?next=%2Fen%2Ffaq%2F%25E0/,
  )
})

test('nothing that leads elsewhere comes along', () => {
  const evil = { pathname: '//evil.example', search: '' }
  expect(loginPathOf(evil, 'ended')).toBe('/login?reason=ended')
})

test('only known reasons count', () => {
  expect(loginReasonOf(at('/login?reason=ended'))).toBe('ended')
  for (const search of ['', '?reason=', '?reason=<script>', '?reason=toString'])
    expect(loginReasonOf(at(`/login${search}`))).toBeNull()
})
