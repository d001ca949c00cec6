import '../../testing/throwaway.env.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../../testing/free-port.ts'
import { runOnPostgres } from '../../testing/on-postgres.ts'
import { memberData } from '../../testing/record-data.ts'
import { launchServiceProcess, type ServiceProcess } from '../../testing/service-process.ts'
import { pendingErasuresTable } from '../platform/retention/pending-erasures.ts'

await runOnPostgres()
const { closePayload, openPayload } = await import('./open-payload.ts')
const { hashOfErased } = await import('../core/erasures/erasures.rows.ts')
const { runSql } = await import('../platform/database/dialect.ts')

const members = 150
let payload: BasePayload
let folders: string[]
const services: ServiceProcess[] = []

beforeAll(async () => {
  payload = await openPayload()
  folders = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'washhouse-machine-'))))
})
afterAll(async () => {
  for (const service of services) await service.kill()
  await closePayload(payload)
  for (const folder of folders) await rm(folder, { recursive: true })
})

const countMembers = async () => (await payload.count({ collection: 'members' })).totalDocs
const tables = () =>
  runSql(payload.db, `SELECT 1 WHERE to_regclass('${pendingErasuresTable}') IS NOT NULL`)

/** As after a restore: neither machine has anything in its folder. */
async function bringBack(): Promise<void> {
  const hashes: string[] = []
  for (let index = 0; index < members; index += 1) {
    const { id } = await payload.create({
      collection: 'members',
      data: memberData(`brought-back-${index}`),
    })
    hashes.push(hashOfErased('members', id))
  }
  await runSql(
    payload.db,
    `CREATE TABLE ${pendingErasuresTable} (hash text PRIMARY KEY, at text NOT NULL)`,
  )
  const at = new Date().toISOString()
  const rows = hashes.map((hash) => `('${hash}', '${at}')`)
  await runSql(payload.db, `INSERT INTO ${pendingErasuresTable} VALUES ${rows.join(',')}`)
}

async function launch(folder: string): Promise<ServiceProcess> {
  const service = launchServiceProcess(await findFreePort(), { DATA_DIR: folder })
  services.push(service)
  return service
}

/** The number of members when a service answers its first request. */
async function membersAtFirstAnswer(service: ServiceProcess): Promise<number> {
  for (;;) {
    const answer = await fetch(`${service.url}/api/branch_points`).catch(() => undefined)
    if (answer && answer.status !== 503) return await countMembers()
    if (service.exitCode() !== null) throw new Error(`The service ended:\n${service.output()}`)
    await sleep(10)
  }
}

it('Of two machines on one PostgreSQL neither answers before what a restore brought back is erased, once', async () => {
  await bringBack()
  const both = await Promise.all(folders.map(launch))
  expect(await Promise.all(both.map(membersAtFirstAnswer))).toEqual([0, 0])
  const told = both.map((service) => /"erased":(\d+)/.exec(service.output())?.[1])
  expect(told.filter((count) => count !== undefined)).toEqual([String(members)])
  expect(await tables()).toEqual([])
  expect((await payload.count({ collection: 'erasures' })).totalDocs).toBe(members)
  for (const service of both) await service.kill()
})

it('What one machine has begun and died over, the other does', async () => {
  await bringBack()
  const [one = '', another = ''] = folders
  const dying = await launch(one)
  while ((await countMembers()) === members) await sleep(5)
  const other = await launch(another)
  await dying.kill()
  expect(await membersAtFirstAnswer(other)).toBe(0)
  expect(await tables()).toEqual([])
})
