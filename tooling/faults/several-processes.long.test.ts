import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { serviceTokenHeader, visitorAddressHeader } from '@washhouse/contract/client/content-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askPostgres } from '../../content/testing/throwaway-postgres.ts'
import { loadSecrets } from '../launcher/secrets.ts'
import { startSeveralProducts, type SeveralProducts } from '../testing/several-products.ts'
import { createPeople, type People } from './testing/people.ts'
import { createReports } from './testing/reports.ts'
import { whileVisited } from './testing/visited.ts'

/** The time in which an edit must be public everywhere. */
const publicMs = 2000
const edits = 20
const leadLimit = 120

let several: SeveralProducts
let people: People
/** One at each content service. */
let editors: People[]
/** Of the branch that is edited. */
let page: string

beforeAll(async () => {
  several = await startSeveralProducts()
  const { webUrl, contentUrl, administrator, products } = several
  people = createPeople({ webUrl, contentUrl, administrator })
  await people.arrive()
  editors = products.map(({ own }) =>
    createPeople({ webUrl, contentUrl: own.content, administrator }),
  )
  for (const editor of editors) await editor.signInEditor()
  const branch = await (await fetch(`${contentUrl}/api/branch/1`)).text()
  page = `/branch/${/"slug":"([^"]+)"/.exec(branch)?.[1]}`
}, 900_000)
afterAll(() => several.stop())

/** Milliseconds until the page of a website has the name. */
async function isPublicAfter(website: string, name: string): Promise<number> {
  const startedAt = performance.now()
  const read = async () => await (await fetch(website + page)).text()
  while (!(await read()).includes(name)) {
    if (performance.now() - startedAt > 10 * publicMs) return Infinity
    await sleep(50)
  }
  return performance.now() - startedAt
}

it('an edit at either content service is public on both websites within two seconds', async () => {
  const taken: number[] = []
  for (let edit = 0; edit < edits; edit += 1) {
    const name = `สาขาที่${edit}ซักอบ`
    expect(await editors[edit % 2]?.edit(name)).toMatchObject({ status: 200 })
    const websites = several.products.map(({ own }) => isPublicAfter(own.web, name))
    taken.push(...(await Promise.all(websites)))
  }
  console.log(
    `public after ${taken
      .map(Math.round)
      .toSorted((a, b) => a - b)
      .join(', ')} ms`,
  )
  expect(Math.max(...taken)).toBeLessThan(publicMs)
}, 300_000)

it('each process is killed in turn while visitors write: pages go on, and nothing is lost or stored twice', async () => {
  const reports = createReports(people)
  const { pages, sent } = await whileVisited(people, reports, async () => {
    for (const part of ['content', 'web'] as const)
      for (const product of several.products) {
        await sleep(1000)
        process.kill(product.pid(part), 'SIGKILL')
        await sleep(1000)
        await product.stopPart(part)
        await product.startPart(part)
      }
  })
  expect(pages.filter(({ status }) => status !== 200)).toEqual([])
  const statuses = new Map<number, number>()
  for (const { status } of sent) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  console.log(`${pages.length} pages; reports ${JSON.stringify([...statuses])}`)
  // 502 from nginx: the process died while it stored the report, and the sender does not know whether it is stored.
  expect([303, 502, 503]).toEqual(expect.arrayContaining([...statuses.keys()]))
  const stored = await askPostgres(several.postgres.url, 'SELECT message FROM leads')
  reports.expectStored(stored.split('\n'))
}, 600_000)

it('a form that is sent again after its process was killed is stored once', async () => {
  const [first] = several.products
  const kept = { message: randomUUID(), key: randomUUID() }
  const send = () => people.report(kept.message, kept.key)
  const both = Promise.all(Array.from({ length: 8 }, send))
  process.kill(first.pid('content'), 'SIGKILL')
  await both
  await first.stopPart('content')
  await first.startPart('content')
  expect(await send()).toMatchObject({ status: 303 })
  const count = `SELECT count(*) FROM leads WHERE message = '${kept.message}'`
  expect(await askPostgres(several.postgres.url, count)).toBe('1')
}, 120_000)

it('a network stores as many leads at two processes as at one', async () => {
  for (const product of several.products) {
    await product.stopPart('content')
    await product.startPart('content', { LEAD_POST_LIMIT: String(leadLimit) })
  }
  const secrets = await loadSecrets(several.dataDir, {})
  const headers = {
    'content-type': 'application/json',
    [serviceTokenHeader]: secrets['SERVICE_TOKEN'] ?? '',
    [visitorAddressHeader]: '2001:db8:22::1',
  }
  const statuses: number[] = []
  for (let sent = 0; sent < leadLimit + 10; sent += 1) {
    const lead = { first_name: 'สมศรี', tel: '0812345678', message: randomUUID(), consent: true }
    const url = `${several.products[sent % 2]?.own.content}/items/contact`
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(lead) })
    statuses.push(answer.status)
  }
  expect(statuses.filter((status) => status < 300)).toHaveLength(leadLimit)
  expect(new Set(statuses.slice(leadLimit))).toEqual(new Set([429]))
}, 180_000)
