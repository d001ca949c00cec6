import { aboutCalls } from '@washhouse/contract/about/about.calls'
import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { newsCalls } from '@washhouse/contract/news/news.calls'
import { policyCalls } from '@washhouse/contract/policy/policy.calls'
import type { Page } from '@washhouse/contract/wire/envelope'
import { maxPageLimit } from '@washhouse/contract/wire/paging'
import type { PageContent } from '../../content/page-content.ts'
import type { SitemapEntry } from './sitemap.ts'

/** The list of branches and each of them. */
export async function listBranchPages(content: PageContent): Promise<SitemapEntry[]> {
  const branches = await readAll((query) => content.demand(branchCalls.listBranches, { query }))
  return [{ path: '/branch' }, ...branches.map(({ slug }) => ({ path: `/branch/${slug}` }))]
}

/** The list of news and each piece of them that is out. */
export async function listNewsPages(content: PageContent): Promise<SitemapEntry[]> {
  const news = await readAll((query) => content.demand(newsCalls.listNews, { query }))
  const newest = news[0]?.publishedAt ?? null
  const pages = news.map(({ slug, publishedAt }) => ({
    path: `/news/${slug}`,
    changedAt: publishedAt,
  }))
  return [{ path: '/news', changedAt: newest }, ...pages]
}

/** The page about us, and each of those below it. */
export async function listAboutPages(content: PageContent): Promise<SitemapEntry[]> {
  const pages = await content.demand(aboutCalls.listAboutPages)
  const published = pages.filter(({ status }) => status === 'published')
  return [{ path: '/about' }, ...published.map(({ slug }) => ({ path: `/about/${slug}` }))]
}

/** The policies that are out, and when they changed. */
export async function listPolicyPages(content: PageContent): Promise<SitemapEntry[]> {
  const pages = await Promise.all(
    policyPages.map(async ({ path, call }) => {
      const found = await content.find(call)
      const policy = found.kind === 'ok' ? found.value : null
      return policy?.status === 'published' ? [{ path, changedAt: policy.updatedAt }] : []
    }),
  )
  return pages.flat()
}

const policyPages = [
  { path: '/cookiePolicy', call: policyCalls.getCookiePolicy },
  { path: '/pagePolicy', call: policyCalls.getPrivacyPolicy },
  { path: '/termsOfService', call: policyCalls.getTermsOfService },
]

async function readAll<T>(
  read: (query: { limit: number; page: number }) => Promise<Page<T>>,
): Promise<T[]> {
  const items: T[] = []
  let totalPages = 1
  for (let page = 1; page <= totalPages; page += 1) {
    // One page after the other: the number of pages is known from the first.
    const found = await read({ limit: maxPageLimit, page })
    items.push(...found.items)
    totalPages = found.totalPages
  }
  return items
}
