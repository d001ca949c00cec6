import { cpuSeconds, median } from './process-cpu.ts'
import { budgets } from './pages.ts'
import type { Product } from './product.ts'
import { spread, verdict, type Section } from './report.ts'

const requests = 300
const rounds = 5

/** Lists of 12 that no cache has seen: each names another set of ids. */
export async function measureUncached(product: Product): Promise<Section> {
  const values: number[] = []
  for (let round = 0; round <= rounds; round += 1) values.push(await measureRound(product, round))
  const counted = values.slice(1)
  const limit = budgets.uncachedListMs
  return {
    title: 'Uncached contract list of 12, CPU per request',
    note: `GET /api/branch?limit=12&ids=… with ids that no request named before, total included; ${requests} requests a round, ${rounds} rounds after a warm-up; CPU of the content service.`,
    columns: ['read', 'ms CPU per request', 'budget'],
    rows: [['/api/branch', spread(counted, 2), `${limit} ms: ${verdict(median(counted), limit)}`]],
  }
}

async function measureRound(product: Product, round: number): Promise<number> {
  const before = cpuSeconds([product.contentPid])
  for (let index = 0; index < requests; index += 1) {
    const response = await fetch(`${product.contentUrl}${newList(round * requests + index)}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`The list answered ${response.status}`)
  }
  return ((cpuSeconds([product.contentPid]) - before) / requests) * 1000
}

/** The id at the end does not exist: it makes a new key and changes nothing in the work. */
function newList(index: number): string {
  const ids = Array.from({ length: 40 }, (_, id) => id + 1)
  return `/api/branch?limit=12&ids=${[...ids, 100_000 + index].join(',')}`
}
