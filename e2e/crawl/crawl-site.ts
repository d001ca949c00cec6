import type { APIRequestContext, Page } from '@playwright/test'
import { checkHtml } from './check-html.ts'
import { readDocument, type ReadDocument } from './read-document.ts'

/** Requests under way at once: the service is asked as by a few visitors, not by a flood. */
const lanes = 4

export interface CrawledPage extends ReadDocument {
  /** Where it breaks the HTML standard. */
  nonconforming: string[]
}

export interface Crawl {
  /** By address without fragment. */
  pages: Map<string, CrawledPage>
  /** Whatever was linked and did not answer 200, with one page that links it. */
  broken: string[]
}

interface Parts {
  request: APIRequestContext
  /** Documents are read in it. */
  parser: Page
  origin: string
  /** Of addresses that differ in their last part or in what they ask for, no more than so many. */
  mostOfKind?: number
  /** Where it begins, and what it goes on to, by paths without the language: from both homes to everything unless said. */
  starts?: readonly string[]
  follows?: RegExp
}

/** Follows the links of the website in both languages; calls and forms are not links. */
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
  // A lane that finds nothing to do ends; the rest of a round waits for the others' links.
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
