import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProvince } from '../../../testing/record-data.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { collectionTable, connectionTo, writeWhole } from './tables.ts'

let payload: BasePayload
let province: number

beforeAll(async () => {
  payload = await openPayload()
  province = await createProvince(payload)
})
afterAll(() => closePayload(payload))

it('Reads are answered while many transactions wait for each other', async () => {
  const provinces = collectionTable(payload, 'provinces')
  const isIt = eq(provinces.id, province)
  const { promise: end, resolve: letGo } = Promise.withResolvers<undefined>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>()
  const stamp = () =>
    connectionTo(payload).update(provinces).set({ updatedAt: new Date().toISOString() }).where(isIt)
  const first = writeWhole(payload, async () => {
    await stamp()
    begin(undefined)
    await end
  })
  await begun
  // More than the number of database connections.
  const others = Array.from({ length: 30 }, () => writeWhole(payload, stamp))
  const read = connectionTo(payload).select({ id: provinces.id }).from(provinces).where(isIt)
  expect(await read).toHaveLength(1)
  letGo(undefined)
  await Promise.all([first, ...others])
})
