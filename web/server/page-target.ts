import { createKeyMemo } from '@washhouse/serving/key-memo'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PublicPage } from '../app/page-cache/public-page.ts'
import { checkPath } from './request-path.ts'

/** A page that may be kept: its path with the parameters it knows, in one order. */
export interface PageTarget {
  /** What is rendered, and the key without visitor and origin. */
  url: string
  /** The same page as the other kind of answer: document or the router's data. */
  twinUrl: string
}

const plainPath = /^[a-z0-9._/-]+$/
const cacheableValue = /^[\w-]{1,40}$/

/** Finds out, from the raw url alone, whether a page is public and which of its variants is meant. */
export function createPageTargets(build: Pick<ServerBuild, 'routes'>) {
  const routes = toRouteTree(build.routes)
  const memo = createKeyMemo<{ target: PageTarget | null }>((rawUrl) => ({
    target: targetOf(rawUrl, routes),
  }))
  return (rawUrl: string): PageTarget | null => memo.keyOf(rawUrl).target
}

function targetOf(rawUrl: string, routes: RouteObject[]): PageTarget | null {
  const checked = checkPath(rawUrl)
  // Routes match whatever the case or the escapes: only one spelling of a page is worth keeping.
  if (checked.kind !== 'ok' || !plainPath.test(checked.path)) return null
  const url = new URL(rawUrl, 'http://page.internal')
  const isData = url.pathname.endsWith('.data')
  const documentPath = isData ? documentPathOf(url.pathname) : url.pathname
  const page = matchRoutes(routes, documentPath)?.at(-1)?.route.handle as PublicPage | undefined
  if (!page?.publicPage) return null
  const { query, freeText } = page.publicPage
  if (freeText.some((name) => url.searchParams.get(name))) return null
  // React Router names the routes it wants when a page does without some of them.
  const known = isData ? [...query, '_routes'] : query
  const kept = [...url.searchParams].filter(([name]) => known.includes(name))
  const isPlain = kept.every(([name, value]) => name === '_routes' || cacheableValue.test(value))
  if (!isPlain || new Set(kept.map(([name]) => name)).size !== kept.length) return null
  const search = printSearch(kept)
  const dataPath = dataPathOf(documentPath)
  return isData
    ? { url: `${dataPath}${search}`, twinUrl: `${documentPath}${search}` }
    : { url: `${documentPath}${search}`, twinUrl: `${dataPath}${search}` }
}

function printSearch(parameters: [string, string][]): string {
  const sorted = parameters.toSorted(([left], [right]) => (left < right ? -1 : 1))
  const text = new URLSearchParams(sorted).toString()
  return text && `?${text}`
}

/** React Router asks for the data of '/' at '/_.data'. */
function dataPathOf(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`
}

function documentPathOf(dataPath: string): string {
  return dataPath === '/_.data' ? '/' : dataPath.slice(0, -'.data'.length)
}

function toRouteTree(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module }) => {
      const own = { id, path, handle: module.handle }
      return index ? { ...own, index } : { ...own, children: toRouteTree(routes, id) }
    })
}
