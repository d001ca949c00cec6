import { expect, test } from 'vitest'
import { listLookedAt } from './list-looked-at.ts'

const origin = 'https://fongsai.example'
const look = (path: string) => listLookedAt(new URL(path, origin).href, origin)

test('the list is kept as it was seen, as a document and as the data of a step within the site', () => {
  expect(look('/branch')).toEqual({ language: 'th', address: '/offline?seen=1' })
  expect(look('/branch.data?province=50&page=2')).toEqual({
    language: 'th',
    address: '/offline?seen=1&page=2&province=50',
  })
  expect(look('/en/branch?sector=1')).toEqual({
    language: 'en',
    address: '/en/offline?seen=1&sector=1',
  })
})

test('what was searched for in words is not kept', () => {
  expect(look('/branch?search=%E0%B8%AD%E0%B8%B2%E0%B8%A3%E0%B8%B5%E0%B8%A2%E0%B9%8C')).toBeNull()
  expect(look('/branch?search=')).toEqual({ language: 'th', address: '/offline?seen=1' })
})

test('nothing but the numbers of filters goes into the address', () => {
  expect(look('/branch?province=x&page=2%26a%3D1&fbclid=abc')).toEqual({
    language: 'th',
    address: '/offline?seen=1',
  })
})

test.each(['/', '/branch/siam', '/branch/directory.json', '/news', 'https://evil.example/branch'])(
  '%s is not the list',
  (path) => {
    expect(look(path)).toBeNull()
  },
)
