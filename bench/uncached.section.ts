import { budgets } from './pages.ts'
import { cpuSeconds, median } from './process-cpu.ts'
import type { Product } from './product.ts'
import { spread, verdict, type Section } from './report.ts'

const requests = 500
const rounds = 5

/** The lists of 12 and how many pages of them the demo content has, at least. */
const lists = [
  { path: '/api/branch', pageCount: 10 },
  { path: '/api/news', pageCount: 1 },
]
type List = (typeof lists)[number]

/** The lists of 12 as they cost when nothing is kept; the service runs without its response cache. */
export async function measureUncached(product: Product): Promise<Section> {
  await product.restart('content', { RESPONSE_CACHE_MB: '0' })
  const limit = budgets.uncachedListMs
  const rows: string[][] = []
  for (const list of lists) {
    const values: number[] = []
    for (let round = 0; round <= rounds; round += 1) values.push(await measureRound(product, list))
    const counted = values.slice(1)
    rows.push([list.path, spread(counted, 2), `${limit} ms: ${verdict(median(counted), limit)}`])
  }
  await product.restart('content')
  return {
    title: 'Uncached contract list of 12, CPU per request',
    note: `limit=12, page by page (${lists.map(({ path, pageCount }) => `${path} 1 to ${pageCount}`).join(', ')}), RESPONSE_CACHE_MB=0; ${requests} requests a round, ${rounds} rounds after a warm-up; CPU of the content service.`,
    columns: ['read', 'ms CPU per request', 'budget'],
    rows,
  }
}

async function measureRound(product: Product, { path, pageCount }: List): Promise<number> {
  const before = cpuSeconds([product.contentPid])
  for (let index = 0; index < requests; index += 1) {
    const page = (index % pageCount) + 1
    const response = await fetch(`${product.contentUrl}${path}?limit=12&page=${page}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`The list answered ${response.status}`)
  }
  return ((cpuSeconds([product.contentPid]) - before) / requests) * 1000
}
