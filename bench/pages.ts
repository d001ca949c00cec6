import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { createContentClient } from '@washhouse/contract/client/content-client'
import { newsCalls } from '@washhouse/contract/news/news.calls'

export interface BenchPage {
  name: string
  path: string
  /** No search engine is to keep it: Lighthouse's figure for them says nothing of it. */
  isNoindex?: boolean
}

/** The pages that the budgets are about, each in both languages. */
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

/** A branch, and the heaviest article: the one with a film. */
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

/** Budgets of the design, in bytes over the wire. */
export const budgets = {
  script: 120_000,
  style: 13_000,
  font: 36_000,
  home: 400_000,
  /** CPU of a cached page against nginx with the same bytes. */
  cachedPageToNginx: 3.5,
  /** CPU of a cached contract read against bare node:http with the same bytes. */
  cachedReadToBareNode: 2,
  /** CPU milliseconds of an uncached contract list of 12. */
  uncachedListMs: 0.9,
  /** Megabytes that the content service holds while it is flooded with lists. */
  floodMegabytes: 400,
  /** CPU of a read with 10,000 branches against 10. */
  scale: 2,
  /** Milliseconds of a search: CPU of one in 10,000 branches and 100,000 news, p95 of one in a million posts. */
  searchMs: 25,
  /** A kept page's p99 during a crowd against a quiet website's. */
  crowdToQuiet: 20,
  /** The same while 50 sign-ins a second are tried. */
  signInsToQuiet: 2,
  /** Share by which the times of refused sign-ins may differ. */
  signInShare: 0.05,
  /** CPU milliseconds of a sign-in besides its password. */
  signInMs: 5,
  /** CPU milliseconds of reading oneself. */
  meMs: 0.7,
  /** CPU milliseconds of a member's page, rendered. */
  memberPageMs: 3,
  /** CPU milliseconds of a list that members read of their library. */
  memberListMs: 2,
  /** CPU milliseconds of the bell's count with 10,000 published notifications. */
  bellMs: 1,
  /** CPU of a read or a reply on a board of a million posts against one of a thousand. */
  boardScale: 2,
  /** A read's p99 while a hundred members write against quiet reading. */
  boardReadsToQuiet: 2,
  /** MB a second of a members' file through both parts, where nginx gives so many from the disk. */
  fileMegabytesASecond: 200,
  fileNginxAtBudget: 1300,
  /** Megabytes that either part may grow by while it passes 200 on. */
  fileGrowthMegabytes: 50,
  /** Megabytes that the content service may grow by while 90,000 mails of a digest leave. */
  digestGrowthMegabytes: 60,
  /** Milliseconds from a press of the cookie banner to the next paint, 4× CPU. */
  consentPaintMs: 100,
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  /** Milliseconds to the largest paint, Lighthouse's simulated phone. */
  lcpMs: 1900,
  /** Milliseconds in which the page is deaf, Lighthouse's simulated phone. */
  tbtMs: 50,
  cls: 0.01,
}
