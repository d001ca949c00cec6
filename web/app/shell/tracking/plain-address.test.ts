import { describe, expect, test } from 'vitest'
import { privateAddress } from '../../request/private-address.ts'
import { publicPage } from '../../request/public-page.ts'
import { isPlainAddress, plainReferrer } from './plain-address.ts'

const list = publicPage({ query: ['page', 'province'], freeText: ['search'] })

describe('An address that vendors may read', () => {
  test.each([
    ['no query', undefined, ''],
    ['what makes another page of it', list, '?page=2&province=50'],
    ['what an advertisement adds', list, '?utm_source=line&utm_campaign=songkran&gclid=x&fbclid=y'],
  ])('has %s', (_name, handle, search) => {
    expect(isPlainAddress(handle, search)).toBe(true)
  })

  test.each([
    ['a search text', list, '?search=0812345678'],
    ['a search text after others', list, '?page=2&search=0812345678'],
    ['a parameter that the page does not know', list, '?q=0812345678'],
    ['one of the same name as a property of every object', list, '?constructor=x'],
    ['a reference in its query', {}, '?sent=7K3M-Q9TD'],
    ['a reference in its path', privateAddress, ''],
    ['anything on a page that says nothing of it', null, '?code=x'],
  ])('has not %s', (_name, handle, search) => {
    expect(isPlainAddress(handle, search)).toBe(false)
  })
})

test('of a page of this site only the origin is told, of another one no query', () => {
  const own = 'https://fongsai.example'
  expect(plainReferrer(`${own}/problem/7K3M-Q9TD`, own)).toBe(`${own}/`)
  expect(plainReferrer('https://m.example/a?q=somchai#x', own)).toBe('https://m.example/a')
  expect(plainReferrer('', own)).toBe('')
})
