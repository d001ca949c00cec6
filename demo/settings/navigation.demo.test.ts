import { expect, test } from 'vitest'
import { findBadTexts } from '../testing/demo-texts.ts'
import { navigationDemo } from './navigation.demo.ts'

const footerLinks = navigationDemo.footer.flatMap(({ links }) => links)

test('Header and footer lead only to pages that exist', () => {
  expect(navigationDemo.header.map(({ link }) => link)).toEqual([
    '/product',
    '/branch',
    '/news',
    '/investor',
    '/about',
    '/problem',
    '/contact',
  ])
  const policies = ['/pagePolicy', '/cookiePolicy', '/termsOfService']
  const service = ['/product', '/about', '/about/careers', '/investor', '/contact', '/problem']
  const existing = [
    '/',
    '/branch',
    '/news',
    '/news/feed.xml',
    '/download',
    '/enews',
    '/faq',
    '/webboard',
    ...service,
    ...policies,
  ]
  expect(footerLinks.filter(({ link }) => !existing.includes(link))).toEqual([])
})

test('Their words are there in both languages', () => {
  const labels = [...navigationDemo.header, ...footerLinks].map(({ label }) => label)
  expect(findBadTexts([...labels, ...navigationDemo.footer.map(({ title }) => title)])).toEqual([])
})
