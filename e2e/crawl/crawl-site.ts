import type { APIRequestContext, Page } from '@playwright/test'
import { readDocument, type CrawledPage } from './read-document.ts'

/** Requests under way at once: the service is asked as by a few visitors, not by a flood. */
const lanes = 4

export interface Crawl {
  /** By address without fragment. */
  pages: Map<string, CrawledPage>
  /** Whatever was linked and did not answer 200, with one page that links it. */
  broken: string[]
}

/** Follows every link of the website from its two homes; calls and forms are not links. */
export async function crawlSite(
  request: APIRequestContext,
  parser: Page,
  origin: string,
): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>()
  const broken: string[] = []
  const linkedFrom = new Map([`${origin}/`, `${origin}/en`].map((start) => [start, 'the start']))
  const waiting = [...linkedFrom.keys()]

  const visit = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 5 })
    const type = answer.headers()['content-type'] ?? ''
    if (!answer.ok()) broken.push(`${answer.status()} ${address} from ${linkedFrom.get(address)}`)
    if (!answer.ok() || !type.startsWith('text/html')) return
    const html = await answer.text()
    const page = await parser.evaluate(readDocument, { html, address: answer.url() })
    pages.set(address, page)
    for (const link of page.links) {
      const [target = ''] = link.split('#')
      if (!target.startsWith(`${origin}/`) || linkedFrom.has(target)) continue
      linkedFrom.set(target, address)
      waiting.push(target)
    }
  }
  const walk = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await visit(next)
  }
  // A lane that finds nothing to do ends; the rest of a round waits for the others' links.
  while (waiting.length > 0) await Promise.all(Array.from({ length: lanes }, walk))
  return { pages, broken }
}
