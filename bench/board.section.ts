import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { BoardDatabase } from './board-database.ts'
import { fillBoard, longTopicOf, type BoardSize } from './board-fill.ts'
import { measureBoardFlood } from './board-flood.ts'
import {
  boardSearchSection,
  forgetPosts,
  measureBoardSearches,
  waitForPosts,
} from './board-search.ts'
import { clientFromElsewhere, fromElsewhere, password, readWhole, register } from './members.ts'
import { budgets } from './pages.ts'
import { cpuSeconds, median } from './process-cpu.ts'
import type { Product } from './product.ts'
import { spread, verdict, type Section } from './report.ts'
import { measureYardstick, yardstickAtBudget } from './yardstick.ts'

const sizes: [BoardSize, BoardSize] = [
  { posts: 1000, replies: 2000, longest: 100 },
  { posts: 1_000_000, replies: 2_000_000, longest: 10_000 },
]
const pageSize = 12
const topicPageSize = 20
const reads = 200
const rounds = 3
/** Each may write 60 times and read 600 times a minute. */
const memberCount = 100

/** Cost of the web board, small and large, and with many writers. */
export async function* measureBoard(
  product: Product,
  database: BoardDatabase | undefined,
): AsyncGenerator<Section> {
  if (!database) throw new Error('This machine has no PostgreSQL')
  try {
    await open(product, database)
    const authors = await registerAuthors(product, database)
    yield* await measureScale(product, database, authors)
    yield await measureBoardFlood(product, database, await signInAll(product, authors))
  } finally {
    await product.restart('content')
    await database.stop()
  }
}

function open(product: Product, { environment }: BoardDatabase): Promise<number> {
  return product.restart('content', {
    ...environment,
    BOARD_RATE_LIMITS: '0',
    // Each call comes from a network of its own: a proxy that is believed says so.
    TRUSTED_PROXIES: '127.0.0.1',
  })
}

/** Registers members with verified addresses and returns the addresses. */
async function registerAuthors(product: Product, database: BoardDatabase): Promise<string[]> {
  const emails: string[] = []
  while (emails.length < memberCount) emails.push(await register(product))
  await database.run(
    `UPDATE members SET email_verified = ${database.name === 'SQLite' ? '1' : 'true'};`,
  )
  return emails
}

/** Access tokens expire before a million posts are indexed. */
async function signInAll({ contentUrl }: Product, emails: readonly string[]): Promise<string[]> {
  const client = clientFromElsewhere(contentUrl)
  const tokens: string[] = []
  for (const email of emails) {
    const login = { email, password, mode: null, remember: null, device: null }
    const signedIn = await client.send(accountCalls.login, login, { language: 'th' })
    tokens.push(signedIn?.accessToken ?? '')
  }
  return tokens
}

interface Act {
  name: string
  count: number
  /** The measured action, for the count-th time. */
  once: (size: BoardSize, token: string, count: number) => Promise<void>
}

function actsOf({ contentUrl }: Product): Act[] {
  const read = (name: string, pathOf: (size: BoardSize) => string): Act => ({
    name,
    count: reads,
    once: (size, token) =>
      readWhole(contentUrl + pathOf(size), { authorization: `Bearer ${token}` }),
  })
  const list = (query: string) => `/api/web_board?limit=${pageSize}&${query}`
  const topic = (size: BoardSize, page: number) =>
    `/items/feedback_webboard?filter[web_board][_eq]=${longTopicOf(size)}&limit=${topicPageSize}&page=${page}`
  return [
    read('page 1, by activity', () => list('')),
    read('page 1, newest', () => list('order=newest')),
    // A whole page, like the other: the cost of a page is in its posts.
    read('last whole page, page 1,000', ({ posts }) =>
      list(`page=${Math.min(1000, Math.floor(posts / pageSize))}`),
    ),
    read('first page of the longest topic', (size) => topic(size, 1)),
    read('its last page', (size) => topic(size, Math.ceil(size.longest / topicPageSize))),
    { name: 'a new reply', count: 100, once: (size, token, count) => reply(size, token, count) },
  ]

  async function reply(size: BoardSize, token: string, count: number): Promise<void> {
    const detail = `ขอบคุณค่ะ จะลองดูนะคะ ${size.posts} ${count} ${performance.now()}`
    const response = await fetch(`${contentUrl}/items/feedback_webboard`, {
      method: 'POST',
      headers: {
        ...fromElsewhere(),
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ web_board: 1 + ((count * 37) % size.posts), detail }),
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`A reply answered ${response.status}`)
  }
}

async function measureScale(
  product: Product,
  database: BoardDatabase,
  authors: readonly string[],
): Promise<Section[]> {
  const acts = actsOf(product)
  const figures: { service: number[][]; beside: number[][] }[] = []
  const searched: Parameters<typeof boardSearchSection>[1] = []
  const slowness: number[] = []
  for (const size of sizes) {
    await forgetPosts(database)
    await database.run(fillBoard(database, size))
    await open(product, database)
    const indexSeconds = await waitForPosts(product, database, size)
    const tokens = await signInAll(product, authors)
    figures.push(await measureActs(product, database, { acts, size, tokens }))
    slowness.push(median(await measureYardstick(product)) / yardstickAtBudget)
    const found = await measureBoardSearches(product, database, tokens)
    searched.push({ size, indexSeconds, figures: found })
  }
  const [few, many] = figures
  const [slownessBefore = 1, slownessNow = 1] = slowness
  const slowed = slownessNow / slownessBefore
  const rows = acts.map(({ name }, index) => {
    const [least = [], most = []] = [few?.service[index], many?.service[index]]
    const ratio = median(most) / median(least) / slowed
    const budget = `${budgets.boardScale}×: ${verdict(ratio, budgets.boardScale)}`
    const beside = [few, many].map((one) => spread(one?.beside[index] ?? [], 2)).join(' · ')
    const own = database.cpuSeconds ? [beside] : ['']
    return [name, spread(least, 2), spread(most, 2), ratio.toFixed(2), budget, ...own]
  })
  const said = ({ posts, replies, longest }: BoardSize) =>
    `${posts} posts with ${replies} replies, ${longest} of them to one`
  const scale = {
    title: `The web board on ${database.name}, CPU per request`,
    note: `${sizes.map(said).join('; and ')}. ${reads} requests a round (100 replies), ${rounds} rounds after a warm-up; ms CPU of the content service, and of the database's own processes beside it. Meanwhile the machine became ${slowed.toFixed(2)} times as slow (a bare node:http just before the searches of each size), which the ratios leave out.`,
    columns: ['what', 'small', 'large', 'ratio', 'budget', 'the database beside it'],
    rows,
  }
  return [scale, boardSearchSection(database, searched, slownessNow)]
}

/** The first round is a warm-up. */
async function measureActs(
  product: Product,
  database: BoardDatabase,
  { acts, size, tokens }: { acts: Act[]; size: BoardSize; tokens: string[] },
) {
  const service: number[][] = acts.map(() => [])
  const beside: number[][] = acts.map(() => [])
  const used = () => [cpuSeconds([product.contentPid]), database.cpuSeconds?.() ?? 0] as const
  let made = 0
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, { count, once }] of acts.entries()) {
      const before = used()
      for (let done = 0; done < count; done += 1) {
        made += 1
        await once(size, tokens[made % tokens.length] ?? '', made)
      }
      const after = used()
      if (round === 0) continue
      service[index]?.push(((after[0] - before[0]) / count) * 1000)
      beside[index]?.push(((after[1] - before[1]) / count) * 1000)
    }
  return { service, beside }
}
