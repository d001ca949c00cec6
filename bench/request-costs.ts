import { randomUUID } from 'node:crypto'
import type { BoardDatabase } from './board-database.ts'
import { measureCost, totalOf, type Cost } from './costs.ts'
import { cpuPerRequest } from './load.ts'
import { fromElsewhere, openMembers, password, readWhole, register } from './members.ts'
import type { Product } from './product.ts'
import type { Section } from './report.ts'

const acts = 100
/** A member may make 600 calls in a minute, and a page needs ten. */
const readers = 60

/** What each kind of request costs on a database. */
export async function measureRequests(
  product: Product,
  database: BoardDatabase,
): Promise<string[][]> {
  const { webUrl, contentUrl, webPid } = product
  const opened = await openMembers(product, readers)
  await verifyAll(database)
  const email = await register(product)
  const home = await (await fetch(`${webUrl}/`)).text()
  const [picture = ''] = /\/assets\/[^"\s]+/.exec(home) ?? []
  const ofWebsite = async (path: string): Promise<Cost> => {
    const headers = { 'Accept-Encoding': 'br' }
    const target = { name: path, url: webUrl + path, pids: [webPid], headers }
    await cpuPerRequest(target, 2)
    const website = (await cpuPerRequest(target, 5)) / 1000
    return { website, service: 0, beside: 0, database: 0 }
  }
  const login = () =>
    send(
      `${contentUrl}/auth/login`,
      { 'content-type': 'application/json' },
      JSON.stringify({ email, password }),
    )
  const asMember = (act: number) => ({
    authorization: opened.inTurn(act).authorization,
    'content-type': 'application/json',
  })
  const post = (act: number) =>
    send(
      `${contentUrl}/items/web_boards`,
      asMember(act),
      JSON.stringify({ title: `ซักผ้านวมที่ไหนดี ${act}`, detail: `แนะนำหน่อยค่ะ ${randomUUID()}` }),
    )
  const lead = () => {
    const times = { key: randomUUID(), openedAt: String(Date.now() - 60_000) }
    const form = {
      ...times,
      firstName: 'สมศรี',
      phone: '0812345678',
      message: randomUUID(),
      consent: 'on',
    }
    return send(`${webUrl}/contact`, { origin: webUrl }, new URLSearchParams(form))
  }
  const account = (act: number) =>
    readWhole(`${webUrl}/account`, { cookie: opened.inTurn(act).cookie })
  const measure = (count: number, once: (act: number) => Promise<unknown>) =>
    measureCost(product, database, count, once)
  const rows: [string, Cost][] = [
    ['cached page, home', await ofWebsite('/')],
    ['picture of it', await ofWebsite(picture.replaceAll('&amp;', '&'))],
    ['member page, my laundry', await measure(4 * acts, account)],
    ['sign-in', await measure(acts, login)],
    ['post on the web board', await measure(acts, post)],
    ['lead by the contact form', await measure(acts, lead)],
  ]
  return rows.map(([name, cost]) => {
    const parts = [cost.website, cost.service, cost.beside, cost.database, totalOf(cost)]
    return [database.name, name, ...parts.map((value) => value.toFixed(2))]
  })
}

const verifyAll = (database: BoardDatabase) =>
  database.run(`UPDATE members SET email_verified = ${database.name === 'SQLite' ? '1' : 'true'};`)

async function send(
  url: string,
  headers: Record<string, string>,
  body: string | URLSearchParams,
): Promise<void> {
  const init = { method: 'POST', headers: { ...fromElsewhere(), ...headers }, body }
  const response = await fetch(url, { ...init, redirect: 'manual' })
  await response.arrayBuffer()
  if (response.status >= 400) throw new Error(`${url} answered ${response.status}`)
}

/** The rows of all databases. */
export function requestSection(rows: string[][]): Section {
  return {
    title: 'What a request costs',
    note: `ms CPU per request with the demo content, everything included; page and picture from the website’s caches by wrk -t1 -c16, the others one after another: ${acts} a round (member pages ${4 * acts}), the median of three rounds after a warm-up. Side processes hash passwords.`,
    columns: [
      'database',
      'request',
      'website',
      'content service',
      'side processes',
      'database’s processes',
      'together',
    ],
    rows,
  }
}
