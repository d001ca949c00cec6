import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { pagePlace } from '../../request/page-place.ts'
import { publicPage } from '../../request/public-page.ts'
import { listOwnPages } from './own-pages.ts'

type Routes = ServerBuild['routes']

function routesOf(...routes: { id: string; path?: string; handle?: unknown }[]): Routes {
  return Object.fromEntries(
    routes.map(({ handle, ...route }) => [
      route.id,
      { ...route, parentId: 'root', module: { default: () => null, handle } },
    ]),
  )
}

const listed = { ...publicPage(), ...pagePlace({ above: [], isInSitemap: true }) }

test('a page that says so is listed once, by its Thai address', () => {
  const routes = routesOf(
    { id: 'th.home', handle: listed },
    { id: 'th.interest', path: 'investor/interest', handle: listed },
    { id: 'en.interest', path: 'en/investor/interest', handle: listed },
  )
  expect(listOwnPages(routes)).toEqual([{ path: '/' }, { path: '/investor/interest' }])
})

test('a page that says nothing of the sitemap is not listed', () => {
  const routes = routesOf(
    { id: 'th.gallery', path: 'gallery' },
    { id: 'th.news-list', path: 'news', handle: publicPage() },
    { id: 'th.search', path: 'search', handle: pagePlace({ above: [] }) },
  )
  expect(listOwnPages(routes)).toEqual([])
})
