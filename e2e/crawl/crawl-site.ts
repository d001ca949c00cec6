import type { APIRequestContext, Page } from '@playwright/test'
import { checkHtml } from './check-html.ts'
import { readDocument, type ReadDocument } from './read-document.ts'

/** Parallel requests: as many as a few visitors make. */
const lanes = 4

export interface CrawledPage extends ReadDocument {
  /** Violations of the HTML standard. */
  nonconforming: string[]
}

export interface Crawl {
  /** By URL without fragment. */
  pages: Map<string, CrawledPage>
  /** Links that did not return 200, each with one page that contains it. */
  broken: string[]
}

interface Parts {
  request: APIRequestContext
  /** Page in which documents are parsed. */
  parser: Page
  origin: string
  /** Maximum number of URLs that differ only in the last segment or the query. */
  mostOfKind?: number
  /** Start paths and the paths to follow, without language; by default both home pages and everything. */
  starts?: readonly string[]
  follows?: RegExp
}

/** Follows the links of the website in both languages, but no actions or forms. */
export async function crawlSite({
  request,
  parser,
  origin,
  mostOfKind = Infinity,
  starts = ['/'],
  follows = /^/,
}: Parts): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>()
  const broken: string[] = []
  const kinds = new Map<string, number>()
  const addresses = starts.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`])
  const linkedFrom = new Map(addresses.map((path) => [origin + path, 'the start']))
  const waiting = [...linkedFrom.keys()]

  const visit = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 5 })
    const type = answer.headers()['content-type'] ?? ''
    if (!answer.ok()) broken.push(`${answer.status()} ${address} from ${linkedFrom.get(address)}`)
    if (!answer.ok() || !type.startsWith('text/html')) return
    const html = await answer.text()
    const page = await parser.evaluate(readDocument, { html, address: answer.url() })
    pages.set(address, { ...page, nonconforming: await checkHtml(html) })
    for (const link of page.links) {
      const [target = ''] = link.split('#')
      if (!target.startsWith(`${origin}/`) || linkedFrom.has(target)) continue
      if (!follows.test(new URL(target).pathname.replace(/^\/en(?=\/|$)/, ''))) continue
      linkedFrom.set(target, address)
      const ofKind = (kinds.get(kindOf(target)) ?? 0) + 1
      kinds.set(kindOf(target), ofKind)
      if (ofKind <= mostOfKind) waiting.push(target)
    }
  }
  const walk = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await visit(next)
  }
  // A worker without work ends; the next round handles links found by the others.
  while (waiting.length > 0) await Promise.all(Array.from({ length: lanes }, walk))
  return { pages, broken }
}

/** The same for all branches, or for all pages of a list. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const [language, ...parts] = pathname.startsWith('/en')
    ? pathname.split('/').slice(1)
    : ['', ...pathname.split('/').slice(1)]
  const folder = parts.length > 1 ? `${parts.slice(0, -1).join('/')}/…` : parts.join('/')
  return `${language} ${folder} ${[...searchParams.keys()].toSorted().join()}`
}
