import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isPrivateAddress } from './private-address.ts'

const isPrivate = (address: string) => isPrivateAddress(new URL(address, 'https://fongsai.example'))

describe('An address that vendors may read', () => {
  test.each([
    ['no query', '/en/about'],
    ['what makes another page of it', '/branch?page=2&province=50&open=now'],
    ['the order of a list', '/webboard?order=newest&page=2'],
    ['what a form sends where nothing was chosen', '/branch?sector=&province=&open='],
    ['what an advertisement adds', '/?utm_source=line&utm_campaign=songkran&gclid=x&fbclid=y'],
    ['the place where a reference is asked for', '/en/problem/status'],
  ])('has %s', (_name, address) => {
    expect(isPrivate(address)).toBe(false)
  })

  test.each([
    ['a search text', '/branch?search=0812345678'],
    ['a search text after others', '/en/search?page=2&q=0812345678'],
    ['a parameter that nobody knows', '/branch?name=0812345678'],
    ['one of the same name as a property of every object', '/?constructor=x'],
    ['a telephone number for a page', '/branch?page=0812345678'],
    ['a text for a province', '/branch?province=somchai'],
    ['a text behind a number', '/branch?page=1;search=somchai'],
    ['a text for a category, after a number', '/news?category=2&category=somchai'],
    ['a text for what is open', '/branch?open=somchai'],
    ['a text for an order', '/webboard?order=somchai'],
    ['a reference in its query', '/problem?sent=7K3M-Q9TD'],
    ['a reference in its path', '/problem/7K3M-Q9TD'],
    ['a reference in the English path, spelt otherwise', '/en/Problem/7k3mq9td'],
    ['the key to a new password', '/reset-password?token=b64d0f'],
    ['what shows that an address is the member’s', '/en/verify?token=b64d0f'],
    ['what moves an account to another address', '/verify-email?token=b64d0f'],
    ['what brings it back', '/en/undo-email?token=b64d0f'],
    ['what asks about a suspension', '/appeal?token=b64d0f'],
    ['what leaves mail', '/unsubscribe?token=b64d0f'],
    ['what has mail sent again', '/en/mail-start?token=b64d0f'],
    ['what somebody looks for on the web board', '/webboard?search=คราบ'],
    ['the target after login', '/login?next=/problem/7K3M-Q9TD'],
  ])('has not %s', (_name, address) => {
    expect(isPrivate(address)).toBe(true)
  })
})

test('of all pages whose path names something, those of a problem alone are private', () => {
  const routes = readFileSync(new URL('../../routes.ts', import.meta.url), 'utf8')
  const paths = [...routes.matchAll(/(?:route\(|\[)'([^']*:[^']*)'/g)].map(([, path = '']) => path)
  const filled = (path: string) => `/en/${path.replaceAll(/:\w+\??/g, 'x')}`
  expect(paths.length).toBeGreaterThan(3)
  expect(paths.filter((path) => isPrivate(filled(path)))).toEqual([
    'problem/:reference',
    'problem/:reference/photo/:photo',
  ])
})
