import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres, type ThrowawayPostgres } from '../../content/testing/throwaway-postgres.ts'
import { launchProduct, type LaunchedProduct } from './testing/launched-product.ts'
import { startRoundRobin } from './testing/round-robin.ts'

/** The time in which an edit must be public everywhere. */
const publicMs = 2000
const edits = 20

let postgres: ThrowawayPostgres
let balancer: Awaited<ReturnType<typeof startRoundRobin>>
/** Each has a content service and a website. Both websites use either content service. */
let products: [LaunchedProduct, LaunchedProduct]
/** Of the branch that is edited. */
let page: string

beforeAll(async () => {
  postgres = await startPostgres()
  balancer = await startRoundRobin()
  const addTarget = (url: string) => balancer.targets.push(url)
  const shared = { DATABASE_URL: postgres.url, CONTENT_URL: balancer.url }
  const first = await launchProduct(shared, undefined, addTarget)
  const { dataDir, administrator } = first
  const secrets = parseEnv(await readFile(join(dataDir, 'secrets.env'), 'utf8'))
  const own = { ...shared, ...secrets, NAME: 'content-2' }
  products = [first, await launchProduct(own, administrator)]
  addTarget(products[1].contentUrl)
  const branch = await (await fetch(`${first.contentUrl}/api/branch/1`)).text()
  page = `/branch/${/"slug":"([^"]+)"/.exec(branch)?.[1]}`
}, 900_000)
afterAll(async () => {
  for (const product of products) await product.stop()
  balancer.stop()
  await postgres.stop()
})

/** Milliseconds until the page of a website has the name. */
async function isPublicAfter(website: LaunchedProduct, name: string): Promise<number> {
  const startedAt = performance.now()
  while (!(await website.open(page)).text.includes(name)) {
    if (performance.now() - startedAt > 10 * publicMs) return Infinity
    await sleep(50)
  }
  return performance.now() - startedAt
}

it('an edit at either content service is public on both websites within two seconds', async () => {
  const taken: number[] = []
  for (let edit = 0; edit < edits; edit += 1) {
    const name = `สาขาที่${edit}ซักอบ`
    expect(await products[edit % 2]?.edit(name)).toMatchObject({ status: 200 })
    taken.push(...(await Promise.all(products.map((website) => isPublicAfter(website, name)))))
  }
  console.log(
    `public after ${taken
      .map(Math.round)
      .toSorted((a, b) => a - b)
      .join(', ')} ms`,
  )
  expect(Math.max(...taken)).toBeLessThan(publicMs)
}, 300_000)
