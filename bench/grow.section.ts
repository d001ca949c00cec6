import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { accountCalls } from '@washhouse/contract/account/account.calls'
import { startAcceptingSmtp } from '../content/testing/accepting-smtp.ts'
import { inheritedEnvironment } from '../tooling/process.env.ts'
import { copySqlite, openPostgres, type BoardDatabase } from './board-database.ts'
import { fillBoard } from './board-fill.ts'
import { waitForPosts } from './board-search.ts'
import { boardSearches } from './board-texts.ts'
import { fillBranches } from './branch-fill.ts'
import { measureCost, startMeter, totalOf } from './costs.ts'
import { fillReaders, startFirstIssue } from './digest.section.ts'
import { clientFromElsewhere, openMembers, password, readWhole, register } from './members.ts'
import type { Product } from './product.ts'
import { measureRequests, requestSection } from './request-costs.ts'
import type { Section } from './report.ts'

const run = promisify(execFile)
const backupProgram = fileURLToPath(new URL('../tooling/backup/backup.ts', import.meta.url))

const times = [1, 3, 10]
const branches = 12_600
const members = 100_000
/** Posts and replies. */
const writings = 100_000
const acts = 100
const erasures = 20
const mails = { before: 500, measured: 3000 }
const settings = {
  RESPONSE_CACHE_MB: '0',
  BOARD_RATE_LIMITS: '0',
  LEAD_POST_LIMIT: '1000000',
  // Each call comes from a network of its own: a proxy that is believed says so.
  TRUSTED_PROXIES: '127.0.0.1',
}

/** What each kind of request costs, and how costs grow with the data, on both databases. */
export async function* measureGrowth(product: Product): AsyncGenerator<Section> {
  await product.restart('web', settings)
  try {
    const costs: string[][] = []
    const open = {
      SQLite: async () => copySqlite(product),
      PostgreSQL: () => openPostgres(product),
    }
    for (const openDatabase of Object.values(open))
      await withDatabase(await openDatabase(), async (database) => {
        await product.restart('content', {
          ...database.environment,
          ...settings,
          RESPONSE_CACHE_MB: '64',
        })
        costs.push(...(await measureRequests(product, database)))
      })
    yield requestSection(costs)
    for (const [name, openDatabase] of Object.entries(open)) {
      const figures: Map<string, number>[] = []
      for (const size of times)
        await withDatabase(await openDatabase(), async (database) => {
          figures.push(await measureSize(product, database, size))
        })
      if (figures.length > 0) yield growthSection(name, figures)
    }
  } finally {
    await product.restart('content')
    await product.restart('web')
  }
}

async function withDatabase(
  database: BoardDatabase | undefined,
  work: (database: BoardDatabase) => Promise<void>,
): Promise<void> {
  // This machine has no PostgreSQL.
  if (!database) return
  try {
    await work(database)
  } finally {
    await database.stop()
  }
}

/** CPU milliseconds of each kind of work at this size; the backup in seconds. */
async function measureSize(
  product: Product,
  database: BoardDatabase,
  size: number,
): Promise<Map<string, number>> {
  const { contentUrl } = product
  const posts = Math.round((size * writings) / 3)
  const board = { posts, replies: 2 * posts, longest: 1000 }
  await database.run(fillReaders(database, size * members))
  await database.run(fillBranches(database, size * branches))
  await database.run(fillBoard(database, board))
  await product.restart('content', { ...database.environment, ...settings })
  const seconds = await waitForPosts(product, database, board)
  console.log(`${database.name} × ${size}: indexed in ${seconds.toFixed(0)} s`)

  const opened = await openMembers(product)
  const figures = new Map<string, number>()
  const measure = async (name: string, count: number, once: (act: number) => Promise<unknown>) => {
    figures.set(name, totalOf(await measureCost(product, database, count, once)))
  }
  const read = (path: string) => (act: number) =>
    readWhole(contentUrl + path, { authorization: opened.inTurn(act).authorization })
  const searchOf = (text: string) => encodeURIComponent(text)
  const [frequent, , rare] = boardSearches
  await measure('branches, page 1', acts, read('/api/branch?limit=12'))
  const last = Math.floor((size * branches) / 12)
  await measure('branches, last page', acts, read(`/api/branch?limit=12&page=${last}`))
  await measure('web board, page 1', acts, read('/api/web_board?limit=12'))
  await measure('web board, page 1,000', acts, read('/api/web_board?limit=12&page=1000'))
  await measure(
    'site search, a word of all branches',
    acts,
    read(`/api/search?q=${searchOf('สาขา')}`),
  )
  await measure(
    'board search, a frequent word',
    acts,
    read(`/api/web_board?search=${searchOf(frequent?.text ?? '')}`),
  )
  await measure(
    'board search, a rare word',
    acts,
    read(`/api/web_board?search=${searchOf(rare?.text ?? '')}`),
  )
  await measureErasure(product, measure)
  figures.set('digest, each mail', await measureDigestMails(product, database))
  figures.set('backup, seconds', await measureBackup(product, database))
  return figures
}

/** Members who delete their accounts. */
async function measureErasure(
  product: Product,
  measure: (name: string, count: number, once: (act: number) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const client = clientFromElsewhere(product.contentUrl)
  const tokens: string[] = []
  // As many as are measured, and for the warm-up.
  while (tokens.length < 4 * erasures) {
    const login = {
      email: await register(product),
      password,
      mode: null,
      remember: null,
      device: null,
    }
    tokens.push(
      (await client.send(accountCalls.login, login, { language: 'th' }))?.accessToken ?? '',
    )
  }
  await measure('erasure of an account', erasures, (act) =>
    client.send(
      accountCalls.removeMe,
      { currentPassword: password },
      { language: 'th', token: tokens[act] ?? '' },
    ),
  )
}

/** CPU milliseconds of a mail, after the first ones. */
async function measureDigestMails(product: Product, database: BoardDatabase): Promise<number> {
  const mailServer = await startAcceptingSmtp()
  try {
    await product.restart('content', {
      ...database.environment,
      ...settings,
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'bench@example.com',
      MAIL_PER_MINUTE: '0',
    })
    await startFirstIssue(product, database)
    while (mailServer.total() < mails.before) await wait(100)
    const [read, start] = [startMeter(product, database), mailServer.total()]
    while (mailServer.total() < start + mails.measured) await wait(100)
    return totalOf(read(mailServer.total() - start))
  } finally {
    await product.restart('content', { ...database.environment, ...settings })
    await mailServer.stop()
  }
}

async function measureBackup(product: Product, database: BoardDatabase): Promise<number> {
  const folder = database.environment['DATA_DIR'] ?? product.dir
  const to = join(product.dir, `backup-${randomUUID()}`)
  const env = { ...inheritedEnvironment(), DATA_DIR: folder, ...database.environment }
  const startedAt = performance.now()
  await run(process.execPath, [backupProgram, '--to', to], { env })
  return (performance.now() - startedAt) / 1000
}

/** Slope: the exponent with which the cost grows from the first to the last size. 0 is constant, 1 linear. */
function growthSection(name: string, figures: readonly Map<string, number>[]): Section {
  const [first] = figures
  const rows = [...(first?.keys() ?? [])].map((what) => {
    const values = figures.map((each) => each.get(what) ?? Number.NaN)
    const ratio = (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN)
    const slope = Math.log(ratio) / Math.log((times.at(-1) ?? 1) / (times[0] ?? 1))
    return [what, ...values.map((value) => value.toFixed(2)), slope.toFixed(2)]
  })
  const thousand = (count: number) => count.toLocaleString('en')
  return {
    title: `As the data grows, on ${name}`,
    note: `1, 3 and 10 times ${thousand(branches)} branches, ${thousand(members)} members and ${thousand(writings)} posts and replies; RESPONSE_CACHE_MB=0. ms CPU of the content service, its side processes and the database for each request; the digest over ${thousand(mails.measured)} mails; the backup in seconds until it is complete. The slope is the exponent of growth from the first to the last size: 0 is constant, 1 linear.`,
    columns: ['work', ...times.map((size) => `× ${size}`), 'slope'],
    rows,
  }
}
