import { expect, test } from 'vitest'
import { knownPath } from '@washhouse/serving/known-path'
import { loggedWords } from './logged-words.ts'

const words = loggedWords(
  {
    collections: [
      { slug: 'staff', endpoints: [{ path: '/login' }, { path: '/:id' }] },
      { slug: 'outbox', endpoints: false },
    ],
    globals: [{ slug: 'page-home', endpoints: [{ path: '/versions/:id' }] }],
    endpoints: [{ path: '/access' }],
  },
  [{ path: '/api/problems/:reference' }, { path: '/items/contact' }],
)

test.each([
  ['/api/problems/7K3M-Q9TD', '/api/problems/…'],
  ['/api/0812345678', '/api/…'],
  ['/items/contact', '/items/contact'],
  ['/items/somchai', '/items/…'],
  ['/cms-api/staff/login', '/cms-api/staff/login'],
  ['/cms-api/staff/0812345678', '/cms-api/staff/…'],
  ['/cms-api/globals/page-home/versions/7', '/cms-api/globals/page-home/versions/…'],
  ['/cms-api/outbox', '/cms-api/outbox'],
  ['/cms-api/access', '/cms-api/access'],
  ['/admin/collections/staff/create', '/admin/collections/staff/create'],
  ['/admin/reset/0123456789', '/admin/reset/…'],
  ['/readyz', '/readyz'],
  ['/assets/0812345678', '/assets/…'],
])('of %s a log may show %s', (path, shown) => {
  expect(knownPath(path, words)).toBe(shown)
})
