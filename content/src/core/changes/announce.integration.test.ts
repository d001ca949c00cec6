import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { isPostgres } from '../../platform/database/dialect.ts'
import { announce } from './announce.ts'
import { changeBus, everythingTag } from './change-bus.ts'

let service: ContractService
let heard: string[] = []

beforeAll(async () => {
  service = await startContractService()
  changeBus.subscribe(({ tags }) => heard.push(...tags))
})
afterAll(() => service.stop())

const request = () => createLocalReq({}, service.payload)

/** The received tags in order, without the marker that ends the wait. */
async function hearOf(work: (req: PayloadRequest) => Promise<unknown>): Promise<string[]> {
  await service.announced()
  heard = []
  await work(await request())
  await service.announced()
  return heard.filter((tag) => !/^[0-9a-f-]{36}$/.test(tag))
}

it.each<[string, (index: number) => string]>([
  ['pictures', (index) => `media:00000000-0000-4000-8000-${index + 1e11}`],
  ['Thai texts', (index) => `สาขา:${'ซักอบรีด'.repeat(3)}${index}`],
])('An announcement of thousands of tags is heard whole, and in order: %s', async (_, tagOf) => {
  const tags = Array.from({ length: 3000 }, (_value, index) => tagOf(index))
  expect(await hearOf((req) => announce(req, tags))).toEqual(tags)
})

it('A tag that is too long for PostgreSQL fails no save: everything counts as changed', async () => {
  const tag = `media:${'ก'.repeat(3000)}`
  const told = isPostgres(service.payload.db) ? [everythingTag] : [tag]
  expect(await hearOf((req) => announce(req, [tag]))).toEqual(told)
})

it('Of a transaction that is rolled back no part is heard', async () => {
  const { db } = service.payload
  // On SQLite requests have no transactions.
  if (!isPostgres(db)) return
  const told = await hearOf(async (req) => {
    const id = (await db.beginTransaction()) ?? ''
    req.transactionID = id
    await announce(
      req,
      Array.from({ length: 3000 }, (_, index) => `media:${index}`),
    )
    await db.rollbackTransaction(id)
  })
  expect(told).toEqual([])
})
