import { setImmediate as nextRound } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBranch } from '../../../testing/branch-records.ts'
import { failEvery, readElsewhere } from '../../../testing/break-database.ts'
import { createProvince } from '../../../testing/record-data.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { runSql } from './dialect.ts'
import { writeAtomicallyOnSqlite } from './whole-writes.ts'

let payload: BasePayload
let province: number
let id: number
let count = 0

beforeAll(async () => {
  payload = await openPayload()
  province = await createProvince(payload)
})
beforeEach(async () => ({ id } = await createBranch(payload, province, (count += 2))))
afterAll(() => closePayload(payload))

const save = (landmark: string) =>
  payload.update({ collection: 'branches', id, locale: 'th', data: { landmark } })
const read = () => payload.findByID({ collection: 'branches', id, locale: 'all' })

describe('A record that is being saved', () => {
  it('is seen whole by concurrent reads', async () => {
    let isSaving = true
    const saves = (async () => {
      for (let time = 1; time <= 10; time += 1) await save(`ปิดปรับปรุงครั้งที่ ${time}`)
      isSaving = false
    })()
    const seen = new Set<unknown>()
    while (isSaving) {
      await nextRound()
      const { name, services, payments } = await read()
      seen.add(JSON.stringify([name, services, payments]))
    }
    await saves
    expect(seen.size).toBe(1)
  })

  it('keeps all that it had when the save fails half-way, its version too', async () => {
    const before = await read()
    const versions = 'SELECT version_updated_at, latest FROM _branches_v ORDER BY id'
    const versionsBefore = await readElsewhere(versions)
    const endFailing = await failEvery('INSERT', 'branches_locales')
    await expect(save('ไม่ได้บันทึก')).rejects.toThrow(/Failed query/)
    await endFailing()
    expect(await read()).toEqual(before)
    expect(await readElsewhere(versions)).toEqual(versionsBefore)
    await save('บันทึกแล้ว')
    expect((await read()).landmark).toMatchObject({ th: 'บันทึกแล้ว' })
  })
})

describe('Work that is stored whole', () => {
  beforeAll(() => runSql(payload.db, 'CREATE TABLE notes (text TEXT)'))
  beforeEach(() => runSql(payload.db, 'DELETE FROM notes'))
  const add = (text: string) => runSql(payload.db, `INSERT INTO notes VALUES ('${text}')`)
  const list = async () =>
    (await runSql(payload.db, 'SELECT * FROM notes')).map((row) => ({ ...Object(row) }))

  it('sees what it wrote, which others do not before it ends', async () => {
    const { promise: written, resolve: tellWritten } = Promise.withResolvers<void>()
    const { promise: seen, resolve: tellSeen } = Promise.withResolvers<void>()
    const work = writeAtomicallyOnSqlite(payload.db, async () => {
      await add('half')
      tellWritten()
      await seen
      return await list()
    })
    await written
    expect(await list()).toEqual([])
    tellSeen()
    expect(await work).toEqual([{ text: 'half' }])
    expect(await list()).toEqual([{ text: 'half' }])
  })

  it('lets no write of others in between, nor loses one with it', async () => {
    const failing = writeAtomicallyOnSqlite(payload.db, async () => {
      await add('lost')
      await new Promise((resolve) => setTimeout(resolve, 20))
      throw new Error('changed my mind')
    })
    await Promise.all([expect(failing).rejects.toThrow('changed my mind'), add('other')])
    expect(await list()).toEqual([{ text: 'other' }])
  })

  it('belongs to the work around it', async () => {
    const failing = writeAtomicallyOnSqlite(payload.db, async () => {
      await writeAtomicallyOnSqlite(payload.db, () => add('inner'))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await list()).toEqual([])
  })

  it('is over for what its work left running', async () => {
    let later: Promise<unknown> = Promise.resolve()
    await writeAtomicallyOnSqlite(payload.db, async () => {
      later = new Promise((resolve) => setTimeout(resolve, 20)).then(() => add('later'))
    })
    await later
    expect(await list()).toEqual([{ text: 'later' }])
  })
})
