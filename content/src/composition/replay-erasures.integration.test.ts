import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLead } from '../../testing/lead-records.ts'
import { memberData, staffData } from '../../testing/record-data.ts'
import { removeMember } from '../features/account/removal/remove-member.ts'
import type { Erasable } from '../core/erasures/erasures.rows.ts'
import { replayErasures } from '../core/erasures/replay-erasures.ts'
import { isPostgres } from '../platform/database/dialect.ts'
import { env } from '../platform/env.ts'
import { pendingErasuresName } from '../platform/retention/pending-erasures.ts'
import { erasables } from './areas.ts'
import { closePayload, openPayload } from './open-payload.ts'

const path = join(env.dataDir, pendingErasuresName)
let payload: BasePayload

beforeAll(async () => {
  payload = await openPayload()
})
afterAll(() => closePayload(payload))

async function ledger() {
  const { docs } = await payload.find({ collection: 'erasures', pagination: false })
  return docs.map(({ hash, createdAt }) => ({ hash, at: createdAt }))
}
const hasMember = async (id: string) =>
  (await payload.count({ collection: 'members', where: { id: { equals: id } } })).totalDocs > 0
const hasLead = async (id: string) =>
  (await payload.count({ collection: 'leads', where: { id: { equals: id } } })).totalDocs > 0

/** Creates two members and two leads, erases one of each, and restores them as from an older backup. */
async function eraseAndBringBack() {
  const staff = await payload.create({
    collection: 'staff',
    data: staffData(randomUUID(), 'administrator'),
  })
  const [gone, stays] = [memberData(randomUUID()), memberData(randomUUID())]
  for (const data of [gone, stays]) await payload.create({ collection: 'members', data })
  const [goneLead, staysLead] = [await createLead(payload), await createLead(payload)]
  await removeMember(payload, gone.id)
  const user = { ...staff, collection: 'staff' } as const
  await payload.delete({ collection: 'leads', id: goneLead.id, user, overrideAccess: false })
  const pending = await ledger()
  await payload.delete({ collection: 'erasures', where: {} })
  await payload.delete({ collection: 'outbox', where: {} })
  await payload.create({ collection: 'members', data: gone })
  await createLead(payload, { id: goneLead.id })
  return { pending, gone: gone.id, stays: stays.id, goneLead: goneLead.id, staysLead: staysLead.id }
}

describe('The ledger of erasures', () => {
  it('has a hash and a time of each erasure, and no personal data', async () => {
    const { pending, gone, goneLead } = await eraseAndBringBack()
    expect(pending).toHaveLength(2)
    const text = JSON.stringify(pending)
    expect(text).not.toContain(gone)
    expect(text).not.toContain(goneLead)
    expect(text).not.toContain('example.com')
    await payload.delete({ collection: 'members', where: {} })
    await payload.delete({ collection: 'leads', where: {} })
  })

  it('of what fails has nothing', async () => {
    const data = memberData(randomUUID())
    await payload.create({ collection: 'members', data })
    const before = await ledger()
    const alsoWrite = () => Promise.reject(new Error('the disk is full'))
    await expect(removeMember(payload, data.id, { alsoWrite })).rejects.toThrow('full')
    expect(await ledger()).toEqual(before)
  })
})

describe('A start after a restore', () => {
  it('erases again what had been, and tells nobody a second time', async () => {
    const { pending, gone, stays, goneLead, staysLead } = await eraseAndBringBack()
    await writeFile(path, JSON.stringify(pending))
    await replayErasures(payload, erasables)
    expect([await hasMember(gone), await hasLead(goneLead)]).toEqual([false, false])
    expect([await hasMember(stays), await hasLead(staysLead)]).toEqual([true, true])
    expect((await payload.count({ collection: 'outbox' })).totalDocs).toBe(0)
    expect(existsSync(path)).toBe(false)
    const hashes = (entries: readonly { hash: string }[]) =>
      entries.map(({ hash }) => hash).toSorted()
    expect(hashes(await ledger())).toEqual(hashes(pending))
  })

  it('that is killed on the way is made up for by the next', async () => {
    const { pending, gone, goneLead } = await eraseAndBringBack()
    await writeFile(path, JSON.stringify(pending))
    const dying: Erasable[] = erasables.map(({ collection, eraseAgain }) => ({
      collection,
      async eraseAgain(...given) {
        await eraseAgain(...given)
        throw new Error('killed')
      },
    }))
    await expect(replayErasures(payload, dying)).rejects.toThrow('killed')
    expect(existsSync(path)).toBe(true)
    await replayErasures(payload, erasables)
    expect([await hasMember(gone), await hasLead(goneLead)]).toEqual([false, false])
    expect(existsSync(path)).toBe(false)
  })

  it('ends once all is erased, also of two at once, which erase it once on PostgreSQL', async () => {
    const { pending, gone, goneLead } = await eraseAndBringBack()
    await writeFile(path, JSON.stringify(pending))
    const erased: string[] = []
    const slow: Erasable[] = erasables.map(({ collection, eraseAgain }) => ({
      collection,
      async eraseAgain(...given) {
        await sleep(50)
        await eraseAgain(...given)
        erased.push(given[1])
      },
    }))
    const start = async () => {
      await replayErasures(payload, slow)
      expect([await hasMember(gone), await hasLead(goneLead)]).toEqual([false, false])
    }
    await Promise.all([start(), start()])
    const once = [gone, goneLead].toSorted()
    expect(isPostgres(payload.db) ? erased.toSorted() : [...new Set(erased)].toSorted()).toEqual(
      once,
    )
    expect(await ledger()).toHaveLength(pending.length)
  })

  it('is refused while nobody can tell what is to be erased', async () => {
    for (const text of ['[{"hash":', '[{"hash":"abc"}]', '{}']) {
      await writeFile(path, text)
      await expect(replayErasures(payload, erasables), text).rejects.toThrow('cannot be read')
    }
    await writeFile(path, '[]')
    await replayErasures(payload, erasables)
    expect(existsSync(path)).toBe(false)
  })
})
