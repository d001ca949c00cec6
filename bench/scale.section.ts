import { copyDatabase, copyRows, countTo, waitForIndex } from './copied-database.ts'
import { budgets } from './pages.ts'
import { cpuSeconds, median } from './process-cpu.ts'
import type { Product } from './product.ts'
import { spread, verdict, type Section } from './report.ts'

const sizes = [10, 10_000]
const requests = 200
const rounds = 3

const reads = [
  { name: 'first page', path: '/api/branch?limit=12' },
  { name: 'last page', path: '/api/branch?limit=12&page={last}' },
  { name: 'first page of a sector', path: '/api/branch?limit=12&sector={sector}' },
  { name: 'one branch', path: '/api/branch/scale-00005' },
]

/** The same reads with few and with many branches, without caching, to find costs that grow with the table. */
export async function measureScale(product: Product): Promise<Section> {
  const figures: number[][][] = []
  for (const size of sizes) {
    const { file, sector } = fillDatabase(product.dir, size)
    await product.restart('content', { DATABASE_URL: `file:${file}`, RESPONSE_CACHE_MB: '0' })
    const last = String(Math.ceil(size / 12))
    const urls = reads.map(
      ({ path }) => product.contentUrl + path.replace('{sector}', sector).replace('{last}', last),
    )
    await requireSize(product.contentUrl, size)
    await waitForIndex(file, size)
    figures.push(await measureRounds(urls, () => product.contentPid))
  }
  await product.restart('content')
  const [few = [], many = []] = figures
  const rows = reads.map(({ name }, index) => {
    const [least = [], most = []] = [few[index], many[index]]
    const ratio = median(most) / median(least)
    const budget = `${budgets.scale}×: ${verdict(ratio, budgets.scale)}`
    return [name, spread(least, 2), spread(most, 2), ratio.toFixed(2), budget]
  })
  return {
    title: 'Many branches, CPU per request',
    note: `GET /api/branch with ${sizes.join(' and ')} branches, RESPONSE_CACHE_MB=0; ${requests} requests a round, ${rounds} rounds after a warm-up; ms CPU of the content service.`,
    columns: ['read', `${sizes[0]} branches`, `${sizes[1]} branches`, 'ratio', 'budget'],
    rows,
  }
}

async function requireSize(contentUrl: string, size: number): Promise<void> {
  const response = await fetch(`${contentUrl}/api/branch?limit=1`)
  const text = await response.text()
  if (!text.includes(`"total":${size}}`)) throw new Error(`There are not ${size}: ${text}`)
}

/** Alternates the reads, so that noise affects all of them. The first round is a warm-up. */
async function measureRounds(urls: readonly string[], pid: () => number): Promise<number[][]> {
  const figures: number[][] = urls.map(() => [])
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, url] of urls.entries()) {
      const before = cpuSeconds([pid()])
      for (let count = 0; count < requests; count += 1) {
        const response = await fetch(url)
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      }
      if (round > 0) figures[index]?.push(((cpuSeconds([pid()]) - before) / requests) * 1000)
    }
  return figures
}

/** Copies the product's database with `count` copies of its first branch instead of all others. */
function fillDatabase(dir: string, count: number): { file: string; sector: string } {
  const { file, database } = copyDatabase(dir, `scale-${count}`)
  const first = database.prepare('SELECT min(id) AS id, sector_id AS sector FROM branches').get()
  const id = Number(first?.['id'])
  database.exec('BEGIN')
  countTo(database, count)
  const offset = 1_000_000
  const slug = "'scale-' || printf('%05d', n)"
  copyRows(database, 'branches', `id = ${id}`, { id: `${offset} + n`, slug })
  for (const [table, parent] of Object.entries(childTables))
    copyRows(database, table, `${parent} = ${id}`, { id: 'NULL', [parent]: `${offset} + n` })
  for (const [table, parent] of Object.entries(childTables))
    database.exec(`DELETE FROM ${table} WHERE ${parent} < ${offset}`)
  database.exec(`DELETE FROM branches WHERE id < ${offset}`)
  database.exec('COMMIT')
  database.exec('ANALYZE')
  database.close()
  return { file, sector: String(first?.['sector']) }
}

const childTables = {
  branches_locales: '_parent_id',
  branches_services: 'parent_id',
  branches_payments: 'parent_id',
}
