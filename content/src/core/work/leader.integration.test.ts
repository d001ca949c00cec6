import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { isPostgres, runSql } from '../../platform/database/dialect.ts'
import { createLeader, type Leader } from './leader.ts'

let payload: BasePayload
let leaders: Leader[]

beforeAll(async () => {
  payload = await openPayload()
  // As in two processes: each has its own connection.
  leaders = [createLeader(payload), createLeader(payload)]
})
afterAll(async () => {
  for (const leader of leaders) leader.stop()
  await closePayload(payload)
})

const whoLeads = async () => {
  const answers = []
  for (const { leads } of leaders) answers.push(await leads())
  return answers
}

it('is one process of a PostgreSQL database, and the one process of SQLite', async () => {
  const expected = isPostgres(payload.db) ? [true, false] : [true, true]
  for (let time = 0; time < 3; time += 1) expect(await whoLeads()).toEqual(expected)
})

it('is another process once the first has ended', async () => {
  leaders[0]?.stop()
  await vi.waitFor(async () => expect(await leaders[1]?.leads()).toBe(true))
})

it('stays the same while the database is away, and asks again once that is back', async () => {
  const { db } = payload
  if (!isPostgres(db)) return
  const away = vi.spyOn(db.pg.Client.prototype, 'connect').mockImplementation(() => {
    throw new Error('away')
  })
  const holders = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 20261130`
  await runSql(db, `SELECT pg_terminate_backend(pid) FROM (${holders}) AS own`)
  await vi.waitFor(async () => expect(await runSql(db, holders)).toEqual([]))
  expect(await leaders[1]?.leads()).toBe(true)
  away.mockRestore()
  const other = createLeader(payload)
  expect(await other.leads()).toBe(true)
  expect(await leaders[1]?.leads()).toBe(false)
  other.stop()
})
