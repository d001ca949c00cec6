import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { askForPage, pageVisitors } from './ask-for-page.ts'
import { runClient } from './client-process.ts'
import { fromElsewhere, openMembers, password, readWhole, register } from './members.ts'
import { budgets } from './pages.ts'
import { cpuSeconds, cpuSecondsAlongside, median } from './process-cpu.ts'
import type { Product } from './product.ts'
import { spread, verdict, type Section } from './report.ts'
import { cpuPerAct, rounds } from './rounds.ts'
import { measureYardstick, yardstickAtBudget, yardstickNote } from './yardstick.ts'

const tries = 300
const reads = 200
/** V8 optimizes the code of a page up to its thousandth request and beyond. */
const pagesBefore = 1500
const readers = 60
const signInsARound = 100
const parts = ['content', 'web'] as const
const keptPath = '/branch'
const signIns = { aSecond: 50, seconds: 6 }

/** Sign-ins and reads of members. */
export async function measureAccounts(product: Product): Promise<Section[]> {
  // Each attempt comes from its own network, set by a trusted proxy.
  for (const part of parts) await product.restart(part, { TRUSTED_PROXIES: '127.0.0.1' })
  try {
    const known = await register(product)
    const suspended = await register(product)
    suspend(product, suspended)
    return [
      await measureTimes(product, { known, suspended }),
      await measureWork(product, known),
      await measureWaiting(product, known),
    ]
  } finally {
    for (const part of parts) await product.restart(part)
  }
}

function suspend({ dir }: Product, email: string): void {
  const database = new DatabaseSync(join(dir, 'washhouse.db'), { timeout: 10_000 })
  database.prepare("UPDATE members SET status = 'suspended' WHERE email = ?").run(email)
  database.close()
}

function post(url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...fromElsewhere() }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

const signIn = ({ contentUrl }: Product, email: string, typed: string) =>
  post(`${contentUrl}/auth/login`, { email, password: typed })

/** Response times of failed sign-ins in milliseconds: they must not reveal who is a member. */
async function measureTimes(
  product: Product,
  { known, suspended }: { known: string; suspended: string },
): Promise<Section> {
  const kinds = [
    { name: 'known address, wrong password', email: () => known, typed: 'ไม่ใช่รหัสผ่านนี้แน่นอน' },
    { name: 'unknown address', email: () => `${randomUUID()}@example.com`, typed: password },
    { name: 'suspended, right password', email: () => suspended, typed: password },
  ]
  const times = kinds.map((): number[] => [])
  for (let count = 0; count < tries; count += 1)
    for (const [index, { email, typed }] of kinds.entries()) {
      const startedAt = performance.now()
      const response = await signIn(product, email(), typed)
      await response.arrayBuffer()
      times[index]?.push(performance.now() - startedAt)
      if (response.status !== 401) throw new Error(`A refused try answered ${response.status}`)
    }
  const wanted = median(times[0] ?? [])
  return {
    title: 'Refused sign-ins, by whose address it is',
    note: `${tries} tries each in turn, each from a network of its own; milliseconds until the whole answer. The medians may differ by ${budgets.signInShare * 100} %.`,
    columns: ['who', 'median ms (least–most)', 'against the first', 'budget'],
    rows: kinds.map(({ name }, index) => {
      const ratio = median(times[index] ?? []) / wanted
      const off = Math.abs(ratio - 1)
      const budget = index === 0 ? '' : verdict(off, budgets.signInShare)
      return [name, spread(times[index] ?? [], 2), ratio.toFixed(3), budget]
    }),
  }
}

/** CPU of the most frequent member calls. */
async function measureWork(product: Product, email: string): Promise<Section> {
  const { contentUrl, webUrl, contentPid, webPid } = product
  const ofService = () => cpuSeconds([contentPid])
  const ofItsHashing = () => cpuSecondsAlongside(contentPid)
  const ofWebsite = () => cpuSeconds([webPid])
  const yardstick = await measureYardstick(product)
  const signInOnce = async () => {
    const response = await signIn(product, email, password)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`Signing in answered ${response.status}`)
  }
  const signingIn = await cpuPerAct(ofService, signInsARound, signInOnce)
  // Passwords are hashed in a side process, which has started by then.
  const hashing = await cpuPerAct(ofItsHashing, signInsARound, signInOnce)
  const members = await openMembers(product, readers)
  const me = await cpuPerAct(ofService, reads, (count) =>
    readWhole(`${contentUrl}/users/me`, { authorization: members.inTurn(count).authorization }),
  )
  const readAccount = (count: number) =>
    readWhole(`${webUrl}/account`, { cookie: members.inTurn(count).cookie, ...fromElsewhere() })
  const account = await cpuPerAct(ofWebsite, reads, readAccount, pagesBefore)
  yardstick.push(...(await measureYardstick(product)))
  const slowness = median(yardstick) / yardstickAtBudget
  const row = (name: string, values: number[], most: number) => {
    const limit = most * slowness
    return [name, spread(values, 2), `${limit.toFixed(2)} ms: ${verdict(median(values), limit)}`]
  }
  return {
    title: 'What members do, CPU per request',
    note: `${rounds} rounds after a warm-up (${pagesBefore} pages); ms CPU of the content service, of the website for the page. Beside it the password takes ${spread(hashing)} ms in the process that hashes (argon2id). Each budget (${budgets.signInMs}, ${budgets.meMs} and ${budgets.memberPageMs} ms) is for a machine where ${yardstickNote}.`,
    columns: ['what', 'ms CPU per request', 'budget'],
    rows: [
      ['bare node:http', spread(yardstick, 4), ''],
      row('signing in, without the password', signingIn, budgets.signInMs),
      row('GET /users/me', me, budgets.meMs),
      row('my laundry', account, budgets.memberPageMs),
    ],
  }
}

/** Latency of a cached page during password attempts, and with only busy processors. */
async function measureWaiting(product: Product, email: string): Promise<Section> {
  const page = product.webUrl + keptPath
  await readWhole(page, {})
  const beside = {
    nothing: () => Promise.resolve(''),
    loops: () => keepBusy(availableParallelism()),
    tries: () => tryPasswords(product, email),
  }
  const p99s: Record<keyof typeof beside, number[]> = { nothing: [], loops: [], tries: [] }
  let fate = ''
  for (let round = 0; round < rounds; round += 1)
    for (const name of ['nothing', 'loops', 'tries'] as const) {
      const busy = beside[name]()
      await wait(300)
      p99s[name].push((await askForPage(page, pageVisitors, signIns.seconds - 1)).p99)
      fate = await busy
    }
  const quiet = median(p99s.nothing)
  const times = (values: number[]) => median(values) / quiet
  return {
    title: 'A kept page while passwords are tried',
    note: `${pageVisitors.connections} visitors ask for ${keptPath} about every ${pageVisitors.pauseMs} ms; p99 in ms, ${rounds} rounds in turn. Meanwhile ${signIns.aSecond} sign-ins a second, each from a network of its own, by a process that takes what processors are left; or, to see what the machine itself makes of busy processors, an empty loop of the lowest priority on each of its ${availableParallelism()}.`,
    columns: ['meanwhile', 'p99 (least–most)', '× quiet', 'budget', 'what became of the tries'],
    rows: [
      ['quiet', spread(p99s.nothing), '1.0', '', ''],
      ['empty loops', spread(p99s.loops), times(p99s.loops).toFixed(1), '', ''],
      [
        `${signIns.aSecond} sign-ins a second`,
        spread(p99s.tries),
        times(p99s.tries).toFixed(1),
        `${budgets.signInsToQuiet}×: ${verdict(times(p99s.tries), budgets.signInsToQuiet)}`,
        fate,
      ],
    ],
  }
}

/** Idle-priority processes that keep the processors busy during the measurement. */
async function keepBusy(count: number): Promise<string> {
  const loop = { script: 'empty-loop.ts', words: [signIns.seconds], isCrowd: true }
  await Promise.all(Array.from({ length: count }, () => runClient(loop)))
  return ''
}

/** Half of the attempts use a known address; resolves to the response counts. */
function tryPasswords({ contentUrl }: Product, email: string): Promise<string> {
  const words = [signIns.aSecond, signIns.seconds, contentUrl, email]
  return runClient({ script: 'password-client.ts', words, isCrowd: true })
}
