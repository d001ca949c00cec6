import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { startAcceptingSmtp } from '../content/testing/accepting-smtp.ts'
import { tokenIn } from '../content/testing/staff-cookie.ts'
import { copySqlite, openPostgres, type BoardDatabase } from './board-database.ts'
import { residentMegabytes } from './memory.section.ts'
import { budgets } from './pages.ts'
import { cpuSeconds } from './process-cpu.ts'
import type { Product } from './product.ts'
import { verdict, type Section } from './report.ts'

const readers = 100_000
const sampleMs = 500
/** After this many emails everything loaded lazily is in memory, and further growth is a leak. */
const warmMails = 10_000
/** Growth compares averages over this many emails, as single samples measure the garbage collector. */
const averagedMails = 30_000
const mostMinutes = 120

/** Cost of a weekly digest to 100,000 members, on both databases. */
export async function measureDigest(product: Product): Promise<Section> {
  const both = [copySqlite(product), await openPostgres(product)]
  const databases = both.filter((one) => one !== undefined)
  const rows: string[][] = []
  try {
    for (const database of databases) {
      const row = await measureOn(product, database)
      // Prints each row at once, as the runs take long.
      console.log(row.join(' | '))
      rows.push(row)
    }
  } finally {
    await product.restart('content')
    for (const database of databases) await database.stop()
  }
  return {
    title: 'A weekly digest',
    note: `To ${readers} members, half of them in English, by a mail server of this machine that takes everything, MAIL_PER_MINUTE=0; ms CPU of the content service for each mail, and of the database's own processes beside it; RSS of the service in MB: the average from mail ${warmMails} to ${warmMails + averagedMails}, that of the last ${averagedMails} mails, and the most; growth is from the first average to the second. Rows are those of the outbox; ahead are those whose mail had not left, at most.`,
    columns: [
      'database',
      'minutes',
      'mails, to members',
      'ms CPU a mail',
      'the database beside it',
      'MB first, last, most',
      'growth',
      'rows, ahead',
    ],
    rows,
  }
}

async function measureOn(product: Product, database: BoardDatabase): Promise<string[]> {
  const mailServer = await startAcceptingSmtp()
  try {
    await database.run(fillReaders(database, readers))
    await product.restart('content', {
      ...database.environment,
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'bench@example.com',
      MAIL_PER_MINUTE: '0',
    })
    await startFirstIssue(product, database)
    const used = () => [cpuSeconds([product.contentPid]), database.cpuSeconds?.() ?? 0] as const
    const [service, beside] = used()
    const tests = mailServer.total()
    const startedAt = performance.now()
    const memory = await watchUntilDone(product, database, mailServer)
    const minutes = (performance.now() - startedAt) / 60_000
    const [serviceAfter, besideAfter] = used()
    const mails = mailServer.total() - tests
    const perMail = (seconds: number) => ((seconds * 1000) / mails).toFixed(2)
    const queued = await database.ask(`SELECT count(*) FROM outbox WHERE purpose = 'digest'`)
    const growth = memory.last - memory.first
    return [
      database.name,
      minutes.toFixed(1),
      `${mails}, ${countReaders(mailServer)}`,
      perMail(serviceAfter - service),
      database.cpuSeconds ? perMail(besideAfter - beside) : '',
      [memory.first, memory.last, memory.most].map((value) => value.toFixed(0)).join(', '),
      `${budgets.digestGrowthMegabytes} MB: ${verdict(growth, budgets.digestGrowthMegabytes)}`,
      `${queued}, ${memory.ahead}`,
    ]
  } finally {
    await mailServer.stop()
  }
}

type MailServer = Awaited<ReturnType<typeof startAcceptingSmtp>>

/** Recipients that are not editors. */
export function countReaders({ accepted }: MailServer): number {
  return [...accepted.keys()].filter((email) => email.startsWith('reader-')).length
}

/** Creates exactly as many subscribers as are measured; unsubscribes all others. */
export function fillReaders({ name }: BoardDatabase, readers: number): string {
  const isSqlite = name === 'SQLite'
  const numbers = isSqlite
    ? `WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < ${readers}) SELECT n FROM c`
    : `SELECT n FROM generate_series(1, ${readers}) AS s(n)`
  const id = isSqlite
    ? `printf('%08x-0000-4000-8000-%012x', n * 2654435761 % 4294967296, n)`
    : `lpad(to_hex(n::bigint * 2654435761 % 4294967296), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(n), 12, '0')`
  const yes = isSqlite ? '1' : 'true'
  const now = isSqlite ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')` : 'now()'
  const language = (text: string) => (isSqlite ? text : `(${text})::enum_members_language`)
  return `
    UPDATE members SET email_frequency = 'none';
    INSERT INTO members
      (id, email, language, status, email_verified, email_notifications, email_frequency, created_at, updated_at)
    SELECT ${id}, 'reader-' || n || '@example.com',
      ${language(`CASE WHEN n % 2 = 0 THEN 'th' ELSE 'en' END`)}, 'active', ${yes}, ${yes}, 'weekly', ${now}, ${now}
    FROM (${numbers}) AS numbered;
    ANALYZE;`
}

const Issues = z.object({
  docs: z.array(z.object({ id: z.number(), testedAt: z.string().nullish() })),
})

/** Like an editor: an introduction, a test email, and start. */
export async function startFirstIssue(
  { contentUrl, administrator: own }: Product,
  { administrator = own }: BoardDatabase,
): Promise<void> {
  const api = `${contentUrl}/cms-api`
  const login = await send(`${api}/staff/login`, 'POST', {}, administrator)
  const token = tokenIn(login.headers.getSetCookie().join())
  const authorization = { authorization: `JWT ${token}` }
  const find = async () => {
    const list = await send(
      `${api}/campaigns?limit=1&where[kind][equals]=digest`,
      'GET',
      authorization,
    )
    return Issues.parse(await list.json()).docs[0]
  }
  let issue = await find()
  // The service plans it shortly after its start.
  for (; !issue; issue = await find()) await wait(200)
  const its = `${api}/campaigns/${issue.id}`
  await send(its, 'PATCH', authorization, {
    textTh: 'สัปดาห์นี้มีโปรโมชันใหม่และสาขาใหม่ให้แวะไปซักกัน',
    textEn: 'This week brings new promotions and a new branch.',
  })
  await send(`${its}/test`, 'POST', authorization)
  while (!(await find())?.testedAt) await wait(200)
  await send(`${its}/start`, 'POST', authorization)
}

async function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
  })
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}`)
  return response
}

/** Memory of the service until all emails are sent, and how many outbox rows were created in advance. */
async function watchUntilDone(
  { contentPid }: Product,
  database: BoardDatabase,
  mailServer: MailServer,
) {
  const deadline = Date.now() + mostMinutes * 60_000
  const samples: { mails: number; megabytes: number }[] = []
  let ahead = 0
  while (countReaders(mailServer) < readers) {
    if (Date.now() > deadline) throw new Error(`Only ${mailServer.total()} mails came`)
    await wait(sampleMs)
    const mails = countReaders(mailServer)
    if (mails < warmMails) continue
    samples.push({ mails, megabytes: residentMegabytes(contentPid) })
    const open = `SELECT count(*) FROM outbox WHERE purpose = 'digest' AND status IN ('waiting', 'sending')`
    ahead = Math.max(ahead, await database.ask(open))
  }
  const average = (from: number, to: number) => {
    const within = samples.filter(({ mails }) => mails >= from && mails < to)
    return within.reduce((sum, { megabytes }) => sum + megabytes, 0) / within.length
  }
  return {
    first: average(warmMails, warmMails + averagedMails),
    last: average(readers - averagedMails, readers + 1),
    most: Math.max(...samples.map(({ megabytes }) => megabytes)),
    ahead,
  }
}
