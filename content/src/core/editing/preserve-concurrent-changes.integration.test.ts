import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { BasePayload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createExample } from '../../../testing/example-records.ts'
import { createLead } from '../../../testing/lead-records.ts'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { staffData } from '../../../testing/record-data.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { collectionTable, connectionTo, tableOf } from '../../platform/database/tables.ts'
import { columnNamed } from '../../platform/database/column.ts'

let payload: BasePayload
let editor: TypedUser

beforeAll(async () => {
  payload = await openPayload()
  const stored = await payload.create({ collection: 'staff', data: staffData('editor') })
  editor = { ...stored, collection: 'staff' }
})
afterAll(() => closePayload(payload))

/** Changes a record by SQL, as the service's own statements do. */
async function set(table: string, id: number | string, columns: object): Promise<void> {
  const rows = tableOf(payload, table, ['id'])
  await connectionTo(payload).update(rows).set(columns).where(eq(rows.id, id))
}

async function columnOf(table: string, id: number | string, name: string): Promise<unknown> {
  const rows = tableOf(payload, table)
  const [row] = await connectionTo(payload)
    .select({ value: columnNamed(rows, name) })
    .from(rows)
    .where(eq(columnNamed(rows, 'id'), id))
  return row?.value
}

describe('A save keeps what was written after it had read the record:', () => {
  it('a staff member’s new password and the end of a session, under a change of the name', async () => {
    const data = staffData(randomUUID())
    const { id } = await payload.create({ collection: 'staff', data })
    const sessions = tableOf(payload, 'staff_sessions', ['id', '_order', '_parentID'])
    const session = (key: string) => ({
      id: key,
      _order: 1,
      _parentID: id,
      createdAt: new Date().toISOString(),
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
    })
    const [ended, begun] = [randomUUID(), randomUUID()]
    await connectionTo(payload).insert(sessions).values(session(ended))
    meanwhile(payload, 'staff', async () => {
      await set('staff', id, { hash: 'another', salt: 'one' })
      await connectionTo(payload).delete(sessions).where(eq(sessions.id, ended))
      await connectionTo(payload).insert(sessions).values(session(begun))
    })
    await payload.update({ collection: 'staff', id, data: { name: 'วิภา' } })
    expect(await columnOf('staff', id, 'name')).toBe('วิภา')
    expect(await columnOf('staff', id, 'hash')).toBe('another')
    expect(await columnOf('staff', id, 'salt')).toBe('one')
    const left = await connectionTo(payload)
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions._parentID, id))
    expect(left.map((row) => row.id)).toEqual([begun])
  })

  it('that a lead is nobody’s any more, its sender having left', async () => {
    const { id } = await createLead(payload, { member: randomUUID() })
    meanwhile(payload, 'leads', () => set('leads', id, { member: null }))
    await payload.update({ collection: 'leads', id, data: { status: 'working' } })
    const { member, status } = await payload.findByID({ collection: 'leads', id })
    expect([member, status]).toEqual([null, 'working'])
  })

  it('how far the pictures of a PDF have come', async () => {
    const { id } = await createExample(payload, 'library-files')
    meanwhile(payload, 'library-files', () =>
      set('library_files', id, { previewState: 'drawn', previewTries: 3, pages: 7 }),
    )
    await payload.update({ collection: 'library-files', id: String(id), data: {} })
    const file = await payload.findByID({ collection: 'library-files', id: String(id) })
    expect(file).toMatchObject({ previewState: 'drawn', previewTries: 3, pages: 7 })
  })

  it('that the record is gone', async () => {
    const { id } = await createLead(payload)
    const leads = collectionTable(payload, 'leads')
    meanwhile(payload, 'leads', () => connectionTo(payload).delete(leads).where(eq(leads.id, id)))
    const save = payload.update({ collection: 'leads', id, data: { status: 'working' } })
    await expect(save).rejects.toMatchObject({ status: 404 })
    expect(
      (await payload.count({ collection: 'leads', where: { id: { equals: id } } })).totalDocs,
    ).toBe(0)
  })
})

describe('The text of a campaign, saved in the moment in which', () => {
  const createIssue = async () => Number((await createExample(payload, 'campaigns')).id)
  const save = (id: number, textTh: string, overrideAccess = false) =>
    payload.update({
      collection: 'campaigns',
      id,
      data: { textTh },
      overrideAccess,
      user: editor,
    })
  const issueOf = (id: number) => payload.findByID({ collection: 'campaigns', id })

  it('the issue is stopped, is refused and leaves it stopped', async () => {
    const id = await createIssue()
    await set('campaigns', id, { state: 'planned', textTh: null })
    const endedAt = new Date().toISOString()
    meanwhile(payload, 'campaigns', () => set('campaigns', id, { state: 'stopped', endedAt }))
    await expect(save(id, 'สวัสดีปีใหม่')).rejects.toMatchObject({ status: 409 })
    expect(await issueOf(id)).toMatchObject({ state: 'stopped', endedAt, textTh: null })
  })

  it('a campaign moves on, puts nothing of it back', async () => {
    const id = await createIssue()
    const moved = { state: 'paused', queued: 40, lastMemberId: randomUUID(), holder: 'other' }
    meanwhile(payload, 'campaigns', () => set('campaigns', id, moved))
    await save(id, 'สวัสดีปีใหม่', true)
    expect(await issueOf(id)).toMatchObject({ ...moved, textTh: 'สวัสดีปีใหม่' })
  })

  it('a test mail of the one before is noted, has been seen by nobody', async () => {
    const id = await createIssue()
    await set('campaigns', id, { state: 'planned', textTh: 'เดิม', testedAt: null })
    const testedAt = new Date().toISOString()
    meanwhile(payload, 'campaigns', () => set('campaigns', id, { testedAt }))
    await save(id, 'ใหม่')
    expect((await issueOf(id)).testedAt).toBeNull()
    meanwhile(payload, 'campaigns', () => set('campaigns', id, { testedAt }))
    await save(id, 'ใหม่')
    expect((await issueOf(id)).testedAt).toBe(testedAt)
  })
})
