import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openAuditBench } from '../../testing/audit-bench.ts'
import { deleteDue } from '../../testing/delete-due.ts'
import { createLead } from '../../testing/lead-records.ts'
import { memberData } from '../../testing/record-data.ts'
import { auditedCollections } from '../core/audit/audited-collections.ts'
import { guardAudit } from '../core/audit/guard-audit.ts'
import { settleAudit } from '../core/audit/note-read.ts'
import { noteStaffAct } from '../core/audit/staff-audit.rows.ts'
import { isPostgres, runSql } from '../platform/database/dialect.ts'
import { collectionTable, connectionTo } from '../platform/database/tables.ts'
import { log } from '../platform/log.ts'

const dayMs = 24 * 60 * 60 * 1000
const { payload, ask, entries, self, signIn } = await openAuditBench()

afterEach(() => vi.restoreAllMocks())

const createMember = async () =>
  (await payload.create({ collection: 'members', data: memberData(randomUUID()) })).id

describe('The audit of staff', () => {
  it('is kept of every collection with records of people', () => {
    const known = payload.config.collections.map(({ slug }) => String(slug))
    expect(auditedCollections.filter((slug) => !known.includes(slug))).toEqual([])
  })

  it('has who read, changed and erased a lead, by its id and no text of it', async () => {
    const { id } = await createLead(payload, { firstName: 'วิมลรัตน์' })
    expect(await ask(`/leads/${id}`)).toBe(200)
    expect(await ask(`/leads/${id}`, 'PATCH', { status: 'working' })).toBe(200)
    expect(await ask(`/leads/${id}`, 'DELETE')).toBe(200)
    const found = await entries()
    const ofLead = { about: 'leads', ids: id, count: 1 }
    expect(found).toContainEqual({ act: 'read', ...ofLead })
    expect(found).toContainEqual({ act: 'change', ...ofLead })
    expect(found.at(-1)).toEqual({ act: 'erase', ...ofLead })
    expect(JSON.stringify(found)).not.toContain('วิมลรัตน์')
  })

  it('has a lead that the queue shows, and the others of its sender', async () => {
    const phone = '+66817654321'
    const [one, other] = [
      await createLead(payload, { phone }),
      await createLead(payload, { phone }),
    ]
    const where = { subject: { equals: `lead:${one.id}` } }
    const [found] = (await payload.find({ collection: 'cases', where })).docs
    expect(await ask(`/cases/queue/${found?.id}`)).toBe(200)
    const read = (await entries()).filter(({ act, about }) => act === 'read' && about === 'leads')
    const ids = read.flatMap((entry) => entry.ids.split(' '))
    expect(ids.toSorted()).toEqual([one.id, other.id].toSorted())
  })

  it('has a list as one entry with those on it, once a minute', async () => {
    await createLead(payload)
    await createLead(payload)
    expect([await ask('/leads?limit=2'), await ask('/leads?limit=2')]).toEqual([200, 200])
    const found = await entries()
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ act: 'read', about: 'leads', count: 2 })
    expect(found[0]?.ids.split(' ')).toHaveLength(2)
  })

  it('has what was done with a member, and the export of their data', async () => {
    const id = await createMember()
    const done = [
      ['GET', 'export'],
      ['POST', 'end-sessions'],
      ['POST', 'erase'],
    ] as const
    for (const [method, act] of done) expect(await ask(`/members/${id}/${act}`, method)).toBe(200)
    const found = (await entries()).filter(({ act }) => act !== 'read')
    const ofMember = { about: 'members', ids: id, count: 1 }
    expect(found).toEqual([
      { act: 'export', ...ofMember },
      { act: 'change', ...ofMember },
      { act: 'erase', ...ofMember },
    ])
  })

  it('has the export of leads, and each page of it', async () => {
    const { id } = await createLead(payload)
    expect(await ask('/leads/export')).toBe(200)
    const found = await entries()
    expect(found[0]).toMatchObject({ act: 'export', about: 'leads', ids: '' })
    expect(found.slice(1).some(({ act, ids }) => act === 'read' && ids.includes(id))).toBe(true)
  })

  it('has nothing of what is nobody’s data, what was refused, and what the service does itself', async () => {
    const editor = await signIn('editor')
    const { id } = await createLead(payload)
    expect(await ask('/provinces', 'GET', undefined, editor)).toBe(200)
    expect(await ask(`/leads/${id}`, 'DELETE', undefined, editor)).toBe(403)
    await payload.findByID({ collection: 'leads', id })
    expect((await entries(editor.id)).filter(({ act }) => act !== 'read')).toEqual([])
  })

  it('is for administrators alone', async () => {
    await noteStaffAct(payload, { act: 'read', by: self(), about: 'leads', ids: ['a'] })
    expect(await ask('/staff-audit')).toBe(200)
    for (const role of ['editor', 'moderator'] as const)
      expect(await ask('/staff-audit', 'GET', undefined, await signIn(role))).toBe(403)
  })
})

describe('An entry of it', () => {
  async function entry(days = 0): Promise<number> {
    const table = collectionTable(payload, 'staff-audit')
    const createdAt = new Date(Date.now() - days * dayMs).toISOString()
    const [row] = await connectionTo(payload)
      .insert(table)
      .values({
        act: 'read',
        by: self(),
        about: 'leads',
        createdAt,
        updatedAt: createdAt,
      })
      .returning({ id: table.id })
    return Number(row?.id)
  }
  const isThere = async (id: number) =>
    (await payload.count({ collection: 'staff-audit', where: { id: { equals: id } } }))
      .totalDocs === 1

  it('is changed and deleted by nobody, not even by SQL', async () => {
    const id = await entry()
    for (const statement of [
      `UPDATE staff_audit SET about = 'nothing' WHERE id = ${id}`,
      `DELETE FROM staff_audit WHERE id = ${id}`,
      'DELETE FROM staff_audit',
      ...(isPostgres(payload.db) ? ['TRUNCATE staff_audit'] : []),
    ])
      await expect(runSql(payload.db, statement), statement).rejects.toThrow(
        /staff audit is append-only/,
      )
    for (const [method, path] of [
      ['DELETE', `/staff-audit/${id}`],
      ['PATCH', `/staff-audit/${id}`],
      ['POST', '/staff-audit'],
    ] as const)
      expect(await ask(path, method, { about: 'nothing' }), `${method} ${path}`).toBe(403)
    expect(await isThere(id)).toBe(true)
  })

  it('goes after 400 days, by the job alone that is due', async () => {
    const [old, young] = [await entry(401), await entry(399)]
    await deleteDue(payload, 'staff-audit')
    expect([await isThere(old), await isThere(young)]).toEqual([false, true])
  })

  it('is guarded after each start, also of two at once', async () => {
    await Promise.all([guardAudit(payload), guardAudit(payload)])
    const id = await entry()
    await expect(runSql(payload.db, `DELETE FROM staff_audit WHERE id = ${id}`)).rejects.toThrow(
      /staff audit is append-only/,
    )
  })
})

describe('What cannot be written down', () => {
  const fill = async () => {
    const end = isPostgres(payload.db)
      ? 'ALTER TABLE staff_audit ADD CONSTRAINT full_disk CHECK (count < 0) NOT VALID'
      : "CREATE TRIGGER full_disk BEFORE INSERT ON staff_audit BEGIN SELECT RAISE(ABORT, 'disk is full'); END"
    await runSql(payload.db, end)
  }
  const clear = async () => {
    await runSql(
      payload.db,
      isPostgres(payload.db)
        ? 'ALTER TABLE staff_audit DROP CONSTRAINT IF EXISTS full_disk'
        : 'DROP TRIGGER IF EXISTS full_disk',
    )
  }
  afterEach(clear)

  it('is not done where something changes or leaves, and said where it is read', async () => {
    const said = vi.spyOn(log, 'error').mockReturnValue()
    const [{ id }, member] = [await createLead(payload), await createMember()]
    await fill()
    expect(await ask(`/leads/${id}`)).toBe(200)
    await settleAudit()
    expect(said).toHaveBeenCalledWith(
      expect.objectContaining({ staff: self(), about: 'leads' }),
      expect.any(String),
    )
    for (const [method, path] of [
      ['DELETE', `/leads/${id}`],
      ['GET', `/members/${member}/export`],
      ['POST', `/members/${member}/erase`],
      ['GET', '/leads/export'],
    ] as const)
      expect(await ask(path, method), `${method} ${path}`).toBeGreaterThanOrEqual(500)
    expect(
      (await payload.count({ collection: 'members', where: { id: { equals: member } } })).totalDocs,
    ).toBe(1)
    const kept = await payload.count({ collection: 'leads', where: { id: { equals: id } } })
    expect(kept.totalDocs).toBe(1)
  })

  it('is written down when it is read once more', async () => {
    vi.spyOn(log, 'error').mockReturnValue()
    const { id } = await createLead(payload)
    await fill()
    expect(await ask(`/leads/${id}`)).toBe(200)
    expect(await entries()).toEqual([])
    await clear()
    expect(await ask(`/leads/${id}`)).toBe(200)
    expect(await entries()).toContainEqual({ act: 'read', about: 'leads', ids: id, count: 1 })
  })
})
