import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { createContentClient } from '@washhouse/contract/client/content-client'
import { newsCalls } from '@washhouse/contract/news/news.calls'

export interface BenchPage {
  name: string
  path: string
  /** Search engines must not index these pages, so Lighthouse's SEO score does not apply. */
  isNoindex?: boolean
}

/** Pages with budgets, each in both languages. */
export async function listPages(contentUrl: string): Promise<BenchPage[]> {
  const { branch, news } = await findExamples(contentUrl)
  return [
    { name: 'home', path: '/' },
    { name: 'branch list', path: '/branch' },
    { name: 'a branch', path: `/branch/${branch}` },
    { name: 'news list', path: '/news' },
    { name: 'an article', path: `/news/${news}` },
    { name: 'product', path: '/product' },
    { name: 'investor', path: '/investor' },
    { name: 'interest form', path: '/investor/interest' },
    { name: 'about us', path: '/about' },
    { name: 'about the standard', path: '/about/our-standard' },
    { name: 'contact', path: '/contact' },
    { name: 'a problem', path: '/problem' },
    { name: 'cookie policy', path: '/cookiePolicy' },
    { name: 'privacy policy', path: '/pagePolicy' },
    { name: 'search', path: `/search?q=${encodeURIComponent('เชียงใหม่')}`, isNoindex: true },
    { name: 'terms of service', path: '/termsOfService' },
  ].flatMap(({ name, path, ...rest }) => [
    { name, path, ...rest },
    { name: `${name}, English`, path: `/en${path === '/' ? '' : path}`, ...rest },
  ])
}

/** A branch, and the largest article: the one with a video. */
async function findExamples(contentUrl: string): Promise<{ branch: string; news: string }> {
  const client = createContentClient({ baseUrl: contentUrl })
  const query = { limit: 100 }
  const branches = await client.call(branchCalls.listBranches, { language: 'th', query })
  const news = await client.call(newsCalls.listNews, { language: 'th', query })
  const branch = branches.items[0]
  const article = news.items.find(({ video }) => video !== null)
  if (!branch || !article) throw new Error('The demo content has no branch or no film')
  return { branch: branch.slug, news: article.slug }
}

/** Budgets of the design, in bytes on the wire. */
export const budgets = {
  script: 122_880,
  style: 13_400,
  font: 36_000,
  home: 400_000,
  /** CPU of a cached page, relative to nginx with the same bytes. */
  cachedPageToNginx: 3.5,
  /** CPU of a cached contract read, relative to bare node:http with the same bytes. */
  cachedReadToBareNode: 2,
  /** CPU milliseconds of an uncached contract list of 12. */
  uncachedListMs: 2,
  /** Megabytes of the content service during a flood of lists. */
  floodMegabytes: 400,
  /** CPU of a read with 10,000 branches, relative to 10. */
  scale: 2,
  /** CPU milliseconds of a search with 10,000 branches and 100,000 news. */
  searchMs: 25,
  /** p95 in milliseconds of a search in a million posts. */
  boardSearchMs: 113,
  /** p99 of a cached page under load, relative to a quiet website. */
  crowdToQuiet: 20,
  /** The same during 50 sign-ins a second. */
  signInsToQuiet: 3.75,
  /** Maximum relative difference between the times of failed sign-ins. */
  signInShare: 0.05,
  /** CPU milliseconds of a sign-in, without the password hash. */
  signInMs: 5,
  /** CPU milliseconds of reading the own profile. */
  meMs: 0.7,
  /** CPU milliseconds of rendering a member's page. */
  memberPageMs: 7,
  /** CPU milliseconds of a list of the members' library. */
  memberListMs: 2,
  /** CPU milliseconds of the notification count with 10,000 published notifications. */
  bellMs: 1.65,
  /** CPU of a read or reply on a board of a million posts, relative to a thousand. */
  boardScale: 2,
  /** p99 of a read while a hundred members write, relative to no writes. */
  boardReadsToQuiet: 5,
  /** MB per second of a members' file through both parts, if nginx reaches this rate from the disk. */
  fileMegabytesASecond: 125,
  fileNginxAtBudget: 1300,
  /** Maximum growth in megabytes of either part during a 200 MB download. */
  fileGrowthMegabytes: 50,
  /** Maximum growth in megabytes of the content service during 90,000 digest emails. */
  digestGrowthMegabytes: 60,
  /** Milliseconds from pressing a button of the cookie banner to the next paint, 4× CPU. */
  consentPaintMs: 100,
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  /** Largest contentful paint in milliseconds, Lighthouse's simulated phone. */
  lcpMs: 1900,
  /** Total blocking time in milliseconds, Lighthouse's simulated phone. */
  tbtMs: 50,
  cls: 0.01,
}
