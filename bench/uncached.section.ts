import { productDatabase, startDemoPostgres, type DemoDatabase } from './databases.ts'
import { budgets } from './pages.ts'
import { cpuSeconds, median } from './process-cpu.ts'
import type { Product } from './product.ts'
import { spread, verdict, type Section } from './report.ts'
import { measureYardstick, yardstickAtBudget, yardstickNote } from './yardstick.ts'

const requests = 500
const rounds = 5

/** Lists of 12, and the minimum number of their pages in the demo content. */
const lists = [
  { path: '/api/branch', pageCount: 10 },
  { path: '/api/news', pageCount: 1 },
]
type List = (typeof lists)[number]

/** Cost of uncached lists of 12, on both databases. */
export async function measureUncached(product: Product): Promise<Section> {
  const rows = await measureOn(product, productDatabase)
  const postgres = await startDemoPostgres(product)
  if (postgres) {
    try {
      rows.push(...(await measureOn(product, postgres)))
    } finally {
      await product.restart('content')
      await postgres.stop()
    }
  } else {
    await product.restart('content')
    rows.push(['PostgreSQL', 'not measured: it is not installed', '', '', ''])
  }
  return {
    title: 'Uncached contract list of 12, CPU per request',
    note: `limit=12, page by page (${lists.map(({ path, pageCount }) => `${path} 1 to ${pageCount}`).join(', ')}), RESPONSE_CACHE_MB=0; ${requests} requests a round, ${rounds} rounds after a warm-up; CPU of the content service, and of the database's own processes beside it. The budget is ${budgets.uncachedListMs} ms where ${yardstickNote}.`,
    columns: ['database', 'read', 'ms CPU per request', 'budget', 'the database beside it'],
    rows,
  }
}

async function measureOn(product: Product, database: DemoDatabase): Promise<string[][]> {
  await product.restart('content', { ...database.environment, RESPONSE_CACHE_MB: '0' })
  const yardstick = await measureYardstick(product)
  const limit = budgets.uncachedListMs * (median(yardstick) / yardstickAtBudget)
  const rows = [[database.name, 'bare node:http', spread(yardstick, 4), '', '']]
  for (const list of lists) {
    const counted: Round[] = []
    await measureRound(product, database, list)
    while (counted.length < rounds) counted.push(await measureRound(product, database, list))
    const service = counted.map((round) => round.service)
    const beside = database.cpuSeconds
      ? spread(
          counted.map((round) => round.beside),
          2,
        )
      : ''
    const budget = `${limit.toFixed(2)} ms: ${verdict(median(service), limit)}`
    rows.push([database.name, list.path, spread(service, 2), budget, beside])
  }
  return rows
}

/** CPU milliseconds per request. */
interface Round {
  service: number
  beside: number
}

async function measureRound(
  { contentPid, contentUrl }: Product,
  database: DemoDatabase,
  { path, pageCount }: List,
): Promise<Round> {
  const used = () => ({
    service: cpuSeconds([contentPid]),
    beside: database.cpuSeconds?.() ?? 0,
  })
  const before = used()
  for (let index = 0; index < requests; index += 1) {
    const page = (index % pageCount) + 1
    const response = await fetch(`${contentUrl}${path}?limit=12&page=${page}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`The list answered ${response.status}`)
  }
  const after = used()
  const perRequest = (seconds: number) => (seconds / requests) * 1000
  return {
    service: perRequest(after.service - before.service),
    beside: perRequest(after.beside - before.beside),
  }
}
