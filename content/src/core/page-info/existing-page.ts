import { type RecordPage, recordPages, sitePages } from '@washhouse/contract/site/site-pages'
import { maxId } from '@washhouse/contract/wire/parameters'
import { distance } from 'fastest-levenshtein'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { env } from '../../platform/env.ts'
import { fileIdsInAddress, fileNameInAddress } from '../../platform/fields/file-address.ts'
import { isSitePath } from '../../platform/fields/link-rule.ts'
import { say } from '../../platform/languages/say.ts'
import { isWebsitePage } from '../../platform/website-page.ts'

interface Records {
  collection: CollectionSlug
  /** Which records have a page. Scheduled news counts, so that links to it can be set in advance. */
  seen: Where
  hasSlug: boolean
}

const published = { _status: { equals: 'published' } }

const recordsOf: Record<RecordPage, Records> = {
  '/about': { collection: 'about-pages', seen: published, hasSlug: true },
  '/branch': { collection: 'branches', seen: published, hasSlug: true },
  '/enews': { collection: 'enews', seen: published, hasSlug: false },
  '/faq': { collection: 'main-faqs', seen: published, hasSlug: true },
  '/news': { collection: 'news', seen: published, hasSlug: true },
  '/webboard': {
    collection: 'board-posts',
    seen: { state: { equals: 'published' } },
    hasSlug: false,
  },
}

/** Refuses a link to a missing page of the website, and suggests the nearest pages. */
export async function validateLink(
  value: string | null | undefined,
  { req }: { req: PayloadRequest },
): Promise<string | true> {
  if (!value || !(isSitePath(value) || isWebsitePage(value))) return true
  // The admin's address of a file is converted to the public one.
  if (fileNameInAddress(value) !== undefined) return true
  const path = pathOf(value)
  if ((await findPage(req, path)) !== undefined) return true
  return sayNearest(req, path, await findNearest(req, path))
}

const mostOffered = 3

export function sayNearest(req: PayloadRequest, path: string, pages: readonly string[]): string {
  const named = (language: string) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(pages.slice(0, mostOffered))
  return say(
    req,
    `เว็บไซต์ไม่มีหน้า ${path} หมายถึง ${named('th')} ใช่หรือไม่`,
    `There is no page ${path}. Did you mean ${named('en')}?`,
  )
}

/** The Thai path of a link to a page, without its query and fragment. */
function pathOf(link: string): string {
  const pathname = URL.parse(link, env.websiteUrl)?.pathname ?? link
  return (
    decoded(pathname)
      .replace(/^\/en(?=\/|$)/, '')
      .replace(/\/+$/, '') || '/'
  )
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** The page at a path, in the website's spelling. Slugs are case-sensitive, other segments are not. */
export async function findPage(req: PayloadRequest, path: string): Promise<string | undefined> {
  const fixed = sitePages.find((page) => page.toLowerCase() === path.toLowerCase())
  if (fixed !== undefined) return fixed
  const [file] = fileIdsInAddress(path)
  if (file !== undefined) return (await isFile(req, file)) ? path : undefined
  const [, first = '', name = '', ...rest] = path.split('/')
  const parent = recordPages.find((page) => page === `/${first.toLowerCase()}`)
  if (parent === undefined || name === '' || rest.length > 0) return undefined
  const [found] = await namesBelow(req, parent, isNamed(recordsOf[parent], name), 1)
  return found
}

function isNamed({ hasSlug }: Records, name: string): Where {
  const isId = /^[1-9]\d*$/.test(name) && Number(name) <= maxId
  const id = isId ? { id: { equals: Number(name) } } : undefined
  const ways: Where[] = [...(id ? [id] : []), ...(hasSlug ? [{ slug: { equals: name } }] : [])]
  return ways.length > 0 ? { or: ways } : { id: { exists: false } }
}

async function isFile(req: PayloadRequest, id: string): Promise<boolean> {
  const where = { id: { equals: id } }
  for (const collection of ['media', 'library-files'] as const)
    if ((await req.payload.count({ collection, where, req })).totalDocs > 0) return true
  return false
}

const mostCompared = 2000

/** The pages with the most similar paths, or else their list page. */
export async function findNearest(
  req: PayloadRequest,
  path: string,
  isOffered: (page: string) => boolean = () => true,
): Promise<string[]> {
  const [, first = '', ...rest] = path.split('/')
  const [parent] = rest.length > 0 ? byDistance(recordPages, `/${first}`) : []
  const records = parent === undefined ? [] : await namesBelow(req, parent, {}, mostCompared)
  const pages = byDistance([...sitePages, ...records].filter(isOffered), path)
  const near = pages.filter((page) => differenceOf(page, path) <= path.length / 2)
  return near.length > 0 ? near : [parent ?? pages[0] ?? '/']
}

function differenceOf(page: string, path: string): number {
  return distance(page.toLowerCase(), path.toLowerCase())
}

function byDistance<Path extends string>(paths: readonly Path[], to: string): Path[] {
  const far = new Map(paths.map((path) => [path, differenceOf(path, to)]))
  return paths.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0))
}

async function namesBelow(
  req: PayloadRequest,
  parent: RecordPage,
  where: Where,
  limit: number,
): Promise<string[]> {
  const { collection, hasSlug, seen } = recordsOf[parent]
  const { docs } = await req.payload.find({
    collection,
    where: { and: [seen, where] },
    select: { slug: true },
    limit,
    pagination: false,
    depth: 0,
    req,
  })
  const records: { id: number | string; slug?: unknown }[] = docs
  return records.map(({ id, slug }) => `${parent}/${hasSlug ? String(slug) : id}`)
}
