import { recordPages, sitePages } from '@washhouse/contract/site/site-pages'
import { expect, test } from 'vitest'
import routes from '../../web/app/routes.ts'

/** Routes below a path that are not pages to link to. */
const noPages = [
  '/account/branches',
  '/account/data/archive',
  '/account/data/download',
  '/account/email/pending',
  '/account/verification',
  '/branch/directory.json',
  '/investor/interest.json',
  '/logout',
  '/manifest.webmanifest',
  '/notifications/bell.json',
]

const paths = routes
  .filter(({ id }) => id?.startsWith('th.'))
  .map(({ path = '' }) => `/${path}`)
  .filter((path) => path !== '/*')

test('The pages that a link may lead to are those of the website', () => {
  const fixed = paths.filter((path) => !path.includes(':') && !noPages.includes(path))
  expect(fixed.toSorted()).toEqual(sitePages.toSorted())
})

test('So are those of records', () => {
  // Problem reports are excluded: only their sender has the address.
  const named = paths.filter((path) => /^\/[^/:]+\/:[^/]+$/.test(path))
  const parents = named.map((path) => path.replace(/\/:.*/, ''))
  expect(parents.toSorted()).toEqual([...recordPages, '/problem'].toSorted())
})
