import { budgets } from './pages.ts'
import { cpuSeconds, median } from './process-cpu.ts'
import type { Product } from './product.ts'
import { spread, verdict, type Section } from './report.ts'

const requests = 500
const rounds = 5
const pageCount = 10

/** The list of 12 as it costs when nothing is kept; the service runs without its response cache. */
export async function measureUncached(product: Product): Promise<Section> {
  await product.restart('content', { RESPONSE_CACHE_MB: '0' })
  const values: number[] = []
  for (let round = 0; round <= rounds; round += 1) values.push(await measureRound(product))
  await product.restart('content')
  const counted = values.slice(1)
  const limit = budgets.uncachedListMs
  return {
    title: 'Uncached contract list of 12, CPU per request',
    note: `GET /api/branch?limit=12, pages 1 to ${pageCount} in turn, RESPONSE_CACHE_MB=0; ${requests} requests a round, ${rounds} rounds after a warm-up; CPU of the content service.`,
    columns: ['read', 'ms CPU per request', 'budget'],
    rows: [['/api/branch', spread(counted, 2), `${limit} ms: ${verdict(median(counted), limit)}`]],
  }
}

async function measureRound(product: Product): Promise<number> {
  const before = cpuSeconds([product.contentPid])
  for (let index = 0; index < requests; index += 1) {
    const page = (index % pageCount) + 1
    const response = await fetch(`${product.contentUrl}/api/branch?limit=12&page=${page}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`The list answered ${response.status}`)
  }
  return ((cpuSeconds([product.contentPid]) - before) / requests) * 1000
}
