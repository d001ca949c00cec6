import { setTimeout as wait } from 'node:timers/promises'
import type { BoardDatabase } from './board-database.ts'
import type { BoardSize } from './board-fill.ts'
import { boardSearches } from './board-texts.ts'
import { fromElsewhere } from './members.ts'
import { budgets } from './pages.ts'
import { cpuSeconds } from './process-cpu.ts'
import type { Product } from './product.ts'
import { verdict, type Section } from './report.ts'
import { yardstickNote } from './yardstick.ts'

const searches = 60
const warmups = 10
const longestMinutes = 90
/** After this time an idle service uses negligible CPU. */
const restMs = 2000
const restShare = 0.05
const longestRests = 300

/** Table of the search index. */
const documentsOf = ({ name }: BoardDatabase) =>
  name === 'SQLite' ? 'search_documents' : 'washhouse_search.documents'

/** Deletes posts from the search index, so that the new ones can be counted. */
export async function forgetPosts(database: BoardDatabase): Promise<void> {
  await database.run(`DELETE FROM ${documentsOf(database)} WHERE source = 'board_posts';`)
}

/** Waits until all posts are indexed and the service is idle, so that indexing does not count. Returns the seconds. */
export async function waitForPosts(
  product: Product,
  database: BoardDatabase,
  { posts }: BoardSize,
): Promise<number> {
  const startedAt = performance.now()
  const newest = `SELECT coalesce(max(record_id), 0) FROM ${documentsOf(database)} WHERE source = 'board_posts'`
  while ((await database.ask(newest)) < posts) {
    if (performance.now() - startedAt > longestMinutes * 60_000)
      throw new Error(`The search has not taken in ${posts} posts`)
    await wait(restMs)
  }
  const seconds = (performance.now() - startedAt) / 1000
  const busy = () => cpuSeconds([product.contentPid]) + (database.cpuSeconds?.() ?? 0)
  for (let rests = 0; rests < longestRests; rests += 1) {
    const used = busy()
    await wait(restMs)
    if (busy() - used < (restMs / 1000) * restShare) return seconds
  }
  throw new Error('The service does not come to rest')
}

interface SearchFigures {
  total: number
  p50: number
  p95: number
  cpuMs: number
  besideMs: number
}

/** Measures each search, with alternating members. */
export async function measureBoardSearches(
  product: Product,
  database: BoardDatabase,
  tokens: readonly string[],
): Promise<SearchFigures[]> {
  const found: SearchFigures[] = []
  for (const { text } of boardSearches) {
    const url = `${product.contentUrl}/api/web_board?limit=12&search=${encodeURIComponent(text)}`
    for (let done = 0; done < warmups; done += 1) await ask(url, tokens[done % tokens.length])
    const before = [cpuSeconds([product.contentPid]), database.cpuSeconds?.() ?? 0] as const
    const times: number[] = []
    let total = 0
    for (let done = 0; done < searches; done += 1) {
      const startedAt = performance.now()
      total = await ask(url, tokens[done % tokens.length])
      times.push(performance.now() - startedAt)
    }
    const cpu = cpuSeconds([product.contentPid]) - before[0]
    const beside = (database.cpuSeconds?.() ?? 0) - before[1]
    times.sort((one, other) => one - other)
    const share = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
    const each = (seconds: number) => (seconds / searches) * 1000
    const [p50, p95] = [share(0.5), share(0.95)]
    found.push({ total, p50, p95, cpuMs: each(cpu), besideMs: each(beside) })
  }
  return found
}

interface MeasuredSize {
  size: BoardSize
  indexSeconds: number
  figures: readonly SearchFigures[]
}

export function boardSearchSection(
  { name }: BoardDatabase,
  sizes: MeasuredSize[],
  slowness: number,
): Section {
  const most = sizes.at(-1)
  const limit = budgets.boardSearchMs * slowness
  const taken = sizes.map(
    ({ size, indexSeconds }) => `${size.posts} in ${indexSeconds.toFixed(0)} s`,
  )
  const said = (one: SearchFigures | undefined) =>
    one
      ? [
          `${one.p50.toFixed(1)} · ${one.p95.toFixed(1)}`,
          `${one.cpuMs.toFixed(1)} · ${one.besideMs.toFixed(1)}`,
        ]
      : ['', '']
  return {
    title: `The search of the web board on ${name}`,
    note: `GET /api/web_board?search=…, the first 12 of what is found, ${searches} times each; ms until the whole answer, p50 · p95; CPU in ms of the content service · of the database's own processes. The posts were taken into the index behind the start: ${taken.join(', ')}. The budget of ${budgets.boardSearchMs} ms is for a machine where ${yardstickNote}: here it is ${slowness.toFixed(2)} times as slow.`,
    columns: [
      'search',
      ...sizes.flatMap(({ size }) => [`${size.posts} posts`, 'CPU']),
      'found',
      'budget',
    ],
    rows: boardSearches.map((search, index) => {
      const last = most?.figures[index]
      return [
        search.name,
        ...sizes.flatMap(({ figures }) => said(figures[index])),
        String(last?.total ?? ''),
        `${limit.toFixed(1)} ms: ${verdict(last?.p95 ?? Number.NaN, limit)}`,
      ]
    }),
  }
}

/** Returns the number of results. */
async function ask(url: string, token = ''): Promise<number> {
  const response = await fetch(url, {
    headers: { ...fromElsewhere(), authorization: `Bearer ${token}` },
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return Number(/"total":(\d+)/.exec(text)?.[1])
}
