import { findFreePort } from '../tooling/launcher/ports.ts'
import { compareCpu } from './load.ts'
import { budgets } from './pages.ts'
import { startBareNode } from './peers.ts'
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

/** CPU milliseconds of the yardstick on the quiet machine for which the budget was set. */
const yardstickAtBudget = 0.0104

/** The lists of 12 as they cost when nothing is kept; the service runs without its response cache. */
export async function measureUncached(product: Product): Promise<Section> {
  await product.restart('content', { RESPONSE_CACHE_MB: '0' })
  const yardstick = await measureYardstick(product)
  const limit = budgets.uncachedListMs * (median(yardstick) / yardstickAtBudget)
  const rows = [['bare node:http', spread(yardstick, 4), '']]
  for (const list of lists) {
    const values: number[] = []
    for (let round = 0; round <= rounds; round += 1) values.push(await measureRound(product, list))
    const counted = values.slice(1)
    const budget = `${limit.toFixed(2)} ms: ${verdict(median(counted), limit)}`
    rows.push([list.path, spread(counted, 2), budget])
  }
  await product.restart('content')
  return {
    title: 'Uncached contract list of 12, CPU per request',
    note: `limit=12, page by page (${lists.map(({ path, pageCount }) => `${path} 1 to ${pageCount}`).join(', ')}), RESPONSE_CACHE_MB=0; ${requests} requests a round, ${rounds} rounds after a warm-up; CPU of the content service. The budget is ${budgets.uncachedListMs} ms where a bare node:http takes ${yardstickAtBudget} ms for such a list (wrk -c16), and moves with it: the machine's speed halves by the hour.`,
    columns: ['read', 'ms CPU per request', 'budget'],
    rows,
  }
}

/** CPU milliseconds of a server that does nothing but send such a list's bytes: how quick the machine is just now. */
async function measureYardstick(product: Product): Promise<number[]> {
  const response = await fetch(`${product.contentUrl}${lists[0]?.path}?limit=12`)
  const body = Buffer.from(await response.arrayBuffer())
  const contentType = response.headers.get('content-type') ?? ''
  const bare = await startBareNode(product.dir, await findFreePort(), { body, contentType })
  try {
    const microseconds = [...(await compareCpu([bare])).values()].flat()
    return microseconds.map((value) => value / 1000)
  } finally {
    await bare.stop()
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
