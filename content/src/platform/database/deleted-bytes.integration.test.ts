import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memberData } from '../../../testing/record-data.ts'
import { removeMember } from '../../features/account/removal/remove-member.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { env } from '../env.ts'
import { emptyJournal } from './empty-journal.ts'
import { collectionTable, connectionTo, writeWhole } from './tables.ts'

let payload: BasePayload
beforeAll(async () => {
  payload = await openPayload()
})
afterAll(() => closePayload(payload))

async function filesWith(text: string): Promise<string[]> {
  const names = (await readdir(env.dataDir)).filter((name) => name.startsWith('washhouse.db'))
  const found = []
  for (const name of names)
    if ((await readFile(join(env.dataDir, name))).includes(text)) found.push(name)
  return found
}

/** Long enough to need its own pages. */
const nameOf = (mark: string) => `${mark} ${'ยาว'.repeat(20)}`

async function register(mark: string): Promise<string> {
  const data = { ...memberData(randomUUID()), firstName: nameOf(mark) }
  return (await payload.create({ collection: 'members', data })).id
}

it('Of an erased member no file of SQLite keeps a byte, neither the database nor its journal', async () => {
  const mark = randomUUID()
  const ids = []
  for (let count = 0; count < 50; count += 1) ids.push(await register(mark))
  expect(await filesWith(mark)).not.toEqual([])
  for (const id of ids) await removeMember(payload, id, { isTold: false })
  expect(await filesWith(mark)).toEqual([])
})

it('The journal waits for a write that is under way, and is emptied behind it', async () => {
  const mark = randomUUID()
  const id = await register(mark)
  const writing = writeWhole(payload, async () => {
    await connectionTo(payload).delete(collectionTable(payload, 'members'))
    await sleep(300)
  })
  await sleep(50)
  await Promise.all([writing, emptyJournal(payload)])
  expect(await filesWith(mark), id).toEqual([])
})
