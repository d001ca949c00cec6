import { createKeyMemo } from '@washhouse/serving/key-memo'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { z } from 'zod'
import { pageBeforeTail } from '../app/core/request/record-name.ts'
import { checkPath } from './request-path.ts'
import { documentPathOf, toRouteTree } from './route-tree.ts'

/** A cacheable page: its path with its known parameters, in a fixed order. */
export interface PageTarget {
  /** The url to render. With the origin in front it is the cache key. */
  url: string
  /** The same page as the other kind of response: document or router data. */
  twinUrl: string
}

/** The route handle of `publicPage()`. */
const publicPageSchema = z.object({
  publicPage: z.object({ query: z.array(z.string()), freeText: z.array(z.string()) }),
})
const plainPath = /^[a-zA-Z0-9._/-]+$/
const plainValue = /^[a-z0-9._/-]*$/
const cacheableValue = /^[\w-]{1,40}$/

/** Determines from the raw url alone whether a page is public, and its cache key. */
export function createPageTargets(build: Pick<ServerBuild, 'routes'>) {
  const routes = toRouteTree(build.routes)
  const byAnyCase = toRouteTree(build.routes, { caseSensitive: false })
  const memo = createKeyMemo<{ target: PageTarget | null }>((rawUrl) => ({
    target: targetOf(rawUrl, routes, byAnyCase),
  }))
  return (rawUrl: string): PageTarget | null => memo.keyOf(rawUrl).target
}

function targetOf(
  rawUrl: string,
  routes: RouteObject[],
  byAnyCase: RouteObject[],
): PageTarget | null {
  const checked = checkPath(rawUrl)
  // The router ignores case and escapes, but only one spelling of a page is cached.
  if (checked.kind !== 'ok' || !plainPath.test(checked.path)) return null
  const url = new URL(rawUrl, 'http://page.internal')
  if (url.pathname !== checked.path) return null
  const isData = url.pathname.endsWith('.data')
  const documentPath = isData ? documentPathOf(url.pathname) : url.pathname
  const dataPath = dataPathOf(documentPath)
  // React Router also answers /branch/_.data and /.data; again only one spelling is cached.
  const isTidy = dataPath === url.pathname && checkPath(documentPath).kind === 'ok'
  if (isData && !isTidy) return null
  if (pageBeforeTail(documentPath) !== undefined) return null
  const matched = matchRoutes(routes, documentPath) ?? []
  // An address like /Branch matches the catch-all page here, but the router shows /branch: do not cache it.
  const meant = matchRoutes(byAnyCase, documentPath)?.at(-1)
  if (meant?.route.id !== matched.at(-1)?.route.id) return null
  const page = publicPageSchema.safeParse(matched.at(-1)?.route.handle)
  if (!page.success) return null
  const values = Object.values(matched.at(-1)?.params ?? {})
  if (!values.every((value = '') => plainValue.test(value))) return null
  const { query, freeText } = page.data.publicPage
  if (freeText.some((name) => url.searchParams.get(name))) return null

  // A form without JavaScript also sends its empty fields.
  const known = [...url.searchParams].filter(
    ([name, value]) => value !== '' && (query.includes(name) || (isData && name === '_routes')),
  )
  const ids = matched.flatMap(({ route }) => route.id ?? [])
  const isPlain = known.every(([name, value]) =>
    name === '_routes' ? isSelection(value, ids) : cacheableValue.test(value),
  )
  if (!isPlain || new Set(known.map(([name]) => name)).size !== known.length) return null
  const search = printSearch(known)
  return isData
    ? { url: `${dataPath}${search}`, twinUrl: `${documentPath}${search}` }
    : { url: `${documentPath}${search}`, twinUrl: `${dataPath}${search}` }
}

/** React Router lists the routes it wants, in order, if it does not want all of the page's. */
function isSelection(value: string, ids: readonly string[]): boolean {
  const wanted = value.split(',')
  return ids.filter((id) => wanted.includes(id)).join(',') === value
}

function printSearch(parameters: [string, string][]): string {
  const sorted = parameters.toSorted(([left], [right]) => (left < right ? -1 : 1))
  const text = new URLSearchParams(sorted).toString()
  return text && `?${text}`
}

/** React Router requests the data of '/' at '/_.data'. */
function dataPathOf(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`
}
