import { copyDatabase, copyRows, countTo } from './copied-database.ts'
import { measureLargeFile } from './large-file.section.ts'
import { type Members, openMembers, readWhole } from './members.ts'
import { budgets } from './pages.ts'
import { cpuSeconds, median } from './process-cpu.ts'
import type { Product } from './product.ts'
import { spread, verdict, type Section } from './report.ts'
import { cpuPerAct, rounds } from './rounds.ts'
import { measureYardstick, yardstickAtBudget, yardstickNote } from './yardstick.ts'

const published = 10_000
const requests = 200
/** Full lists of notifications requested at once. */
const wholeLists = 10

const bell = '/api/notification_count'
const whole = '/items/notifications?limit=-1'
const lists = ['/api/downloads?limit=12', '/api/e_news?limit=12', '/api/faq']

/** Reads of the members' library, and a large file through both parts. */
export async function measureLibrary(product: Product): Promise<Section[]> {
  const members = await openMembers(product)
  const large = await measureLargeFile(product, members)
  try {
    return [await measureReads(product, members), large]
  } finally {
    await product.restart('content')
  }
}

async function measureReads(product: Product, members: Members): Promise<Section> {
  const databaseUrl = `file:${tellAll(product)}`
  await product.restart('content', {
    DATABASE_URL: databaseUrl,
    RESPONSE_CACHE_MB: '0',
    // Each call comes from its own network, set by a trusted proxy.
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const yardstick = await measureYardstick(product)
  const slowness = median(yardstick) / yardstickAtBudget
  const ofService = () => cpuSeconds([product.contentPid])
  const read = (path: string, count: number) =>
    cpuPerAct(ofService, count, (index) => {
      const { authorization } = members.inTurn(index)
      return readWhole(product.contentUrl + path, { authorization })
    })
  await requireCount(product, members)
  const rows = [['bare node:http', spread(yardstick, 4), '']]
  for (const [path, most] of [
    ...lists.map((path) => [path, budgets.memberListMs] as const),
    [bell, budgets.bellMs] as const,
  ]) {
    const values = await read(path, requests)
    const limit = most * slowness
    rows.push([
      path,
      spread(values, 2),
      `${limit.toFixed(2)} ms: ${verdict(median(values), limit)}`,
    ])
  }
  rows.push([whole, spread(await read(whole, wholeLists)), ''])
  return {
    title: 'What members read of their library, CPU per request',
    note: `With ${published} published notifications that every one of these members is told, RESPONSE_CACHE_MB=0; ${requests} requests a round (of the whole list ${wholeLists}), ${rounds} rounds after a warm-up; ms CPU of the content service. Each budget (${budgets.memberListMs} ms a list, ${budgets.bellMs} ms the bell's count) is for a machine where ${yardstickNote}.`,
    columns: ['read', 'ms CPU per request', 'budget'],
    rows,
  }
}

/** Copies the product's database and adds many notifications for all members; returns the file. */
function tellAll({ dir }: Product): string {
  const { file, database } = copyDatabase(dir, 'library')
  const [one] = database
    .prepare("SELECT id FROM notifications WHERE audience = 'all' AND status = 'published' LIMIT 1")
    .all()
  if (!one) throw new Error('The demo content tells members nothing')
  database.exec('BEGIN')
  countTo(database, published)
  const now = `'${new Date().toISOString()}'`
  copyRows(database, 'notifications', `id = ${Number(one['id'])}`, {
    id: '1000000 + n',
    source: 'NULL',
    published_at: now,
    updated_at: now,
    created_at: now,
  })
  database.exec('COMMIT')
  database.exec('ANALYZE')
  database.close()
  return file
}

async function requireCount({ contentUrl }: Product, members: Members): Promise<void> {
  const { authorization } = members.inTurn(0)
  const response = await fetch(contentUrl + bell, { headers: { authorization } })
  const text = await response.text()
  if (!text.includes(String(published))) throw new Error(`The bell counts otherwise: ${text}`)
}
