import { expect, test } from 'vitest'
import { contactLinks } from './contact-links.ts'

const none = { lineId: null, phone: null, email: null, facebook: null }

test('only the contacts that the settings name become links', () => {
  expect(contactLinks(none)).toEqual([])
  expect(contactLinks({ ...none, phone: '+6620000024' })).toEqual([
    { kind: 'phone', href: 'tel:+6620000024', text: '+6620000024' },
  ])
})

test('a link of lin.ee leads where it says, and is not read out', () => {
  expect(contactLinks({ ...none, lineId: 'https://lin.ee/AbC12' })).toEqual([
    { kind: 'line', href: 'https://lin.ee/AbC12', text: 'LINE' },
  ])
})

test('a LINE id keeps its @ in the address', () => {
  const [line] = contactLinks({ ...none, lineId: '@fongsai' })
  expect(line?.href).toBe('https://line.me/R/ti/p/%40fongsai')
})

test('the LINE id of a person has its own address', () => {
  const [line] = contactLinks({ ...none, lineId: 'fongsai' })
  expect(line?.href).toBe('https://line.me/ti/p/~fongsai')
})
