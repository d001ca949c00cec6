import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { isPostgres } from '../../platform/database/dialect.ts'
import { takeAdvisoryLock, writeWhole } from '../../platform/database/tables.ts'
import { announce } from './announce.ts'
import { changeBus } from './change-bus.ts'

let service: ContractService
let heard: string[] = []

beforeAll(async () => {
  service = await startContractService()
  changeBus.subscribe(({ tags }) => heard.push(...tags))
})
afterAll(() => service.stop())

const request = () => createLocalReq({}, service.payload)

/** The received tags in order. */
async function hearOf(work: (req: PayloadRequest) => Promise<unknown>): Promise<string[]> {
  await service.announced()
  heard = []
  await work(await request())
  await service.announced()
  return heard
}

it.each<[string, (index: number) => string]>([
  ['pictures', (index) => `media:00000000-0000-4000-8000-${index + 1e11}`],
  ['Thai texts', (index) => `สาขา:${'ซักอบรีด'.repeat(3)}${index}`],
])('An announcement of thousands of tags is heard whole, and in order: %s', async (_, tagOf) => {
  const tags = Array.from({ length: 3000 }, (_value, index) => tagOf(index))
  expect(await hearOf((req) => announce(req, tags))).toEqual(tags)
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

it('Changes have the order in which their transactions commit', async () => {
  const { db } = service.payload
  if (!isPostgres(db)) return
  const first = await request()
  const second = await request()
  for (const req of [first, second]) {
    req.transactionID = (await db.beginTransaction()) ?? ''
    await announce(req, [req === first ? 'first' : 'second'])
  }
  const told = await hearOf(async () => {
    await db.commitTransaction((await second.transactionID) ?? '')
    expect(heard).toEqual(['second'])
    await db.commitTransaction((await first.transactionID) ?? '')
  })
  expect(told).toEqual(['second', 'first'])
})

it('Transactions that announce do not wait for each other in a circle', async () => {
  const { payload } = service
  const steps = [
    async (tag: string) => await announce(await request(), [tag]),
    async () => await takeAdvisoryLock(payload, 'a row of all'),
  ]
  const write = (tag: string, index: number) =>
    writeWhole(payload, async () => {
      for (const step of index % 2 === 0 ? steps : steps.toReversed()) await step(tag)
    })
  const told = await hearOf(() => Promise.all(['a', 'b', 'c', 'd'].map(write)))
  expect(told.toSorted()).toEqual(['a', 'b', 'c', 'd'])
})
