import { knownChangeHeader } from '@washhouse/contract/client/content-client'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createNewsCategory } from '../../../testing/record-data.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { collectionTable, connectionTo, tableOf } from '../../platform/database/tables.ts'
import { addChange, deleteOldChanges } from './change-log.rows.ts'
import { changeBus } from './change-bus.ts'
import { catchUp, hearsChanges, startPolling } from './follow-changes.ts'

let service: ContractService
let category: number

beforeAll(async () => {
  service = await startContractService()
  category = await createNewsCategory(service.payload)
})
afterAll(() => service.stop())

const tag = 'categories_news'

/** Renames the category as another process does: nothing in this one notices. */
async function renameElsewhere(name: string): Promise<void> {
  const { payload } = service
  const texts = tableOf(payload, 'news_categories_locales', ['name', '_parentID'])
  await connectionTo(payload).update(texts).set({ name }).where(eq(texts._parentID, category))
  await addChange(payload, connectionTo(payload), [tag])
}

async function nameSeen(headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${service.url}/api/categories_news`, { headers })
  return await response.text()
}

it('hears what another process has changed within a second, in the order of the commits', async () => {
  const heard: (number | undefined)[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = changeBus.lastNumber() + 1
  const unsubscribe = changeBus.subscribe(({ number }) => {
    heard.push(number)
    if (heard.length === 2) resolve()
  })
  const stop = startPolling()
  const startedAt = performance.now()
  await renameElsewhere('โปรโมชั่น')
  await renameElsewhere('ข่าวสาร')
  await promise
  expect(performance.now() - startedAt).toBeLessThan(1000)
  stop()
  unsubscribe()
  expect(heard).toEqual([first, first + 1])
  expect(hearsChanges()).toBe(true)
})

it('answers with a change that the website knows, past the cache', async () => {
  expect(await nameSeen()).toContain('ข่าวสาร')
  await renameElsewhere('ประกาศ')
  expect(await nameSeen()).toContain('ข่าวสาร')
  const next = changeBus.lastNumber() + 1
  expect(await nameSeen({ [knownChangeHeader]: String(next) })).toContain('ประกาศ')
  expect(changeBus.lastNumber()).toBe(next)
})

it.each(['', 'abc', '-1', '1e99', `${2 ** 60}`])(
  'answers also where the number of the change is %j',
  async (number) => {
    expect(await nameSeen({ [knownChangeHeader]: number })).toContain('ประกาศ')
  },
)

it('keeps the changes of a day, and always the newest one', async () => {
  const { payload } = service
  const table = collectionTable(payload, 'changes')
  const connection = connectionTo(payload)
  const createdAt = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString()
  await connection.update(table).set({ createdAt })
  await addChange(payload, connection, [tag])
  await connection.update(table).set({ createdAt })
  await deleteOldChanges(payload)
  await catchUp()
  const rows = await connection.select({ id: table.id }).from(table)
  expect(rows).toEqual([{ id: changeBus.lastNumber() }])
})
