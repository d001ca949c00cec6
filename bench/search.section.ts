import type { DatabaseSync } from 'node:sqlite'
import { copyDatabase, copyRows, countTo, waitForIndex } from './copied-database.ts'
import { budgets } from './pages.ts'
import { cpuSeconds, median } from './process-cpu.ts'
import type { Product } from './product.ts'
import { spread, verdict, type Section } from './report.ts'
import { measureYardstick, yardstickAtBudget, yardstickNote } from './yardstick.ts'

const sizes = [
  { branches: 10, news: 100 },
  { branches: 10_000, news: 100_000 },
]
const requests = 100
const rounds = 3
const searches = [
  { name: 'one branch by its name', text: 'สาขาที่ 7' },
  { name: 'a word of many titles', text: 'ร้านสะดวกซัก' },
  { name: 'a word of many texts', text: 'แม่บ้าน' },
  { name: 'three words', text: 'ซักผ้า ข่าวที่ 99 เครื่อง' },
  { name: 'two letters', text: 'อบ' },
  { name: 'two letters that are nowhere', text: 'ฌฆ' },
  { name: 'nothing to find', text: 'ไม่มีอะไรเลย' },
]

/** The same searches in a small and in a large index; searches are never cached. */
export async function measureSearch(product: Product): Promise<Section> {
  const figures: number[][][] = []
  for (const size of sizes) {
    const file = fillDatabase(product.dir, size)
    await product.restart('content', { DATABASE_URL: `file:${file}`, TRUSTED_PROXIES: '127.0.0.1' })
    await waitForIndex(file, size.branches + size.news)
    const urls = searches.map(({ text }) => searchUrl(product.contentUrl, text))
    figures.push(await measureRounds(urls, () => product.contentPid))
  }
  await product.restart('content')
  const limit = (budgets.searchMs * median(await measureYardstick(product))) / yardstickAtBudget
  const [few = [], many = []] = figures
  const rows = searches.map(({ name }, index) => {
    const [least = [], most = []] = [few[index], many[index]]
    const ratio = (median(most) / median(least)).toFixed(2)
    const budget = `${limit.toFixed(0)} ms: ${verdict(median(most), limit)}`
    return [name, spread(least, 2), spread(most, 2), ratio, budget]
  })
  return {
    title: 'Search, CPU per request',
    note: `GET /api/search in ${sizes.map(({ branches, news }) => `${branches} branches and ${news} news`).join(', and in ')} (SQLite); ${requests} requests a round, ${rounds} rounds after a warm-up; ms CPU of the content service. The budget of ${budgets.searchMs} ms is for a machine where ${yardstickNote}.`,
    columns: ['search', 'small', 'large', 'ratio', 'budget'],
    rows,
  }
}

function searchUrl(contentUrl: string, text: string): string {
  return `${contentUrl}/api/search?q=${encodeURIComponent(text)}`
}

/** Alternates the searches, so that noise affects all of them. The first round is a warm-up. */
async function measureRounds(urls: readonly string[], pid: () => number): Promise<number[][]> {
  const figures: number[][] = urls.map(() => [])
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, url] of urls.entries()) {
      const before = cpuSeconds([pid()])
      for (let count = 0; count < requests; count += 1) await ask(url, count)
      if (round > 0) figures[index]?.push(((cpuSeconds([pid()]) - before) / requests) * 1000)
    }
  return figures
}

let visitors = 0

async function ask(url: string, count: number): Promise<void> {
  // A visitor may search 60 times a minute.
  if (count % 50 === 0) visitors += 1
  const headers = { 'x-forwarded-for': `2001:db8:${visitors.toString(16)}::1` }
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
}

type Size = (typeof sizes)[number]

/** Copies the product's database with this many copies of its first branch and first news article. */
function fillDatabase(dir: string, { branches, news }: Size): string {
  const { file, database } = copyDatabase(dir, `search-${branches}`)
  database.exec('BEGIN')
  replaceAll(database, { table: 'branches', count: branches, title: 'name', word: 'สาขาที่' })
  replaceAll(database, { table: 'news', count: news, title: 'title', word: 'ข่าวที่' })
  database.exec('COMMIT')
  database.exec('ANALYZE')
  database.close()
  return file
}

interface Copies {
  table: string
  count: number
  title: string
  word: string
}

const offset = 1_000_000

/** Each copy has its own title; texts are as long as a summary with the first lines. */
function replaceAll(database: DatabaseSync, { table, count, title, word }: Copies): void {
  countTo(database, count)
  const { id } = { ...database.prepare(`SELECT min(id) AS id FROM ${table}`).get() }
  const locales = `${table}_locales`
  const isNews = table === 'news'
  copyRows(database, table, `id = ${String(id)}`, {
    id: `${offset} + n`,
    slug: "'search-' || n",
    ...(isNews && {
      published_at: "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || n || ' minutes')",
    }),
  })
  copyRows(database, locales, `_parent_id = ${String(id)}`, {
    id: 'NULL',
    _parent_id: `${offset} + n`,
    [title]: `"${title}" || ' ${word} ' || n || CASE n % 3 WHEN 0 THEN ' ร้านสะดวกซัก' ELSE '' END`,
    ...(isNews && {
      body: 'NULL',
      body_html: `'<p>ซักผ้าที่เครื่องใหญ่ ' || CASE n % 5 WHEN 0 THEN 'แม่บ้านก็ชอบ ' ELSE '' END || substr(body_html, 1, 300)`,
    }),
  })
  database.exec(`DELETE FROM ${locales} WHERE _parent_id < ${offset}`)
  database.exec(`DELETE FROM ${table} WHERE id < ${offset}`)
}
