import { eq } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type BulkBench, openBulkBench } from '../../../../testing/bulk-bench.ts'
import { createLead } from '../../../../testing/lead-records.ts'
import { closePayload } from '../../../composition/open-payload.ts'
import { connectionTo, tableOf, writeWhole } from '../../../platform/database/tables.ts'
import { noteRead, settleAudit } from '../../audit/note-read.ts'

let bench: BulkBench

beforeAll(async () => {
  bench = await openBulkBench()
})
afterAll(() => closePayload(bench.payload))

/** The leads that the audit notes as read. */
async function readNoted(leads: readonly string[]) {
  await settleAudit()
  const { docs } = await bench.payload.find({
    collection: 'staff-audit',
    where: { act: { equals: 'read' }, about: { equals: 'leads' } },
    pagination: false,
  })
  const noted = docs.map(({ ids }) => ids)
  return leads.filter((id) => noted.includes(id))
}

describe('of several records', () => {
  it('no draft is published but the one that was shown', async () => {
    const { openBranch, saveDraft, send, published, newest } = bench
    const ids = [
      await openBranch({ name: 'พร้อมแล้ว' }),
      await openBranch(),
      await openBranch({ name: 'ก' }),
    ]
    const shown = await Promise.all(ids.map((id) => newest(id)))
    const updatedAt = Object.fromEntries(shown.map((each) => [each.id, each.updatedAt]))
    const [ready = 0, drafted = 0, changed = 0] = ids
    await saveDraft(drafted, { name: 'ยังไม่เสร็จ' })
    await saveDraft(changed, { name: 'ยังไม่เสร็จ' })
    const { records, text } = await send({ ids, act: 'publish', updatedAt })
    const failed = expect.stringMatching(/newer version|ฉบับที่ใหม่กว่า/)
    expect(records, text).toMatchObject([{ id: ready }, { failed }, { failed }])
    expect(records[0]).not.toHaveProperty('failed')
    expect(await published(ready)).toMatchObject({ name: 'พร้อมแล้ว' })
    for (const id of [drafted, changed]) {
      expect((await published(id)).name).not.toBe('ยังไม่เสร็จ')
      expect(await newest(id)).toMatchObject({ name: 'ยังไม่เสร็จ', _status: 'draft' })
    }
    const short = await send({ ids, act: 'publish', updatedAt: { [ready]: updatedAt[ready] } })
    expect(short).toMatchObject({ status: 400, fields: ['updatedAt'] })
    const wrong = { ...updatedAt, [ready]: 'yesterday' }
    const odd = await send({ ids, act: 'publish', updatedAt: wrong })
    expect(odd).toMatchObject({ status: 400, fields: ['updatedAt'] })
  })

  it('no draft is published that was saved while the call was under way', async () => {
    const { payload, openBranch, send, published } = bench
    const id = await openBranch({ name: 'พร้อมแล้ว' })
    const { findByID } = payload
    const versions = tableOf(payload, '_branches_v', ['parent', 'version_updatedAt'])
    // Simulates a save by another process on PostgreSQL.
    const reading = vi.spyOn(payload, 'findByID').mockImplementation(async (asked) => {
      const found: unknown = await findByID.call(payload, asked)
      if (asked.draft)
        await connectionTo(payload)
          .update(versions)
          .set({ version_updatedAt: new Date().toISOString() })
          .where(eq(versions.parent, id))
      return found as never
    })
    const { records } = await send({ ids: [id], act: 'publish' })
    reading.mockRestore()
    expect(records[0]?.failed).toMatch(/newer version|ฉบับที่ใหม่กว่า/)
    expect((await published(id)).name).not.toBe('พร้อมแล้ว')
  })

  it('none gets a row twice where the call is made again, and all rows are one announcement each', async () => {
    const { openBranch, send, published, newest } = bench
    const ids = [await openBranch(), await openBranch({ name: 'ร่าง' })]
    const [begins, ends] = ['2027-04-12T17:00:00.000Z', '2027-04-15T17:00:00.000Z']
    const row = (id: string, thai: string) => ({
      id,
      kind: 'closed',
      begins,
      ends,
      thai,
      tell: 'begin',
    })
    const first = row('a', 'หยุดสงกรานต์')
    const exceptions = [first, row('b', 'ซ่อมเครื่อง')]
    const call = { act: 'change', key: 'one drawer' }
    await send({ ...call, ids: ids.slice(0, 1), data: { exceptions: [first] } })
    for (const time of ['again', 'and again']) {
      const { records, text } = await send({ ...call, ids, data: { exceptions } })
      for (const record of records) expect(record, `${time}: ${text}`).not.toHaveProperty('failed')
    }
    const stored = await Promise.all([
      ...ids.map((id) => published(id)),
      ...ids.map((id) => newest(id)),
    ])
    const announced = stored.map((each) =>
      each.exceptions?.map(({ thai, announcement }) => [thai, announcement]),
    )
    expect(announced[0]?.map(([thai]) => thai)).toEqual(['หยุดสงกรานต์', 'ซ่อมเครื่อง'])
    for (const each of announced) expect(each).toEqual(announced[0])
    await send({ ...call, key: 'another', ids, data: { exceptions: [first] } })
    expect((await published(ids[0] ?? 0)).exceptions).toHaveLength(3)
  })

  it('a read of those that could not be changed is in the audit', async () => {
    const { payload, call, send } = bench
    const leads = [await createLead(payload), await createLead(payload)].map(({ id }) => id)
    const { records } = await send(
      { ids: leads, act: 'change', data: { status: 'nonsense' } },
      'leads',
    )
    expect(records.map(({ failed }) => typeof failed)).toEqual(['string', 'string'])
    for (const id of leads) expect((await call('GET', `/leads/${id}`)).status).toBe(200)
    expect(await readNoted(leads)).toEqual(leads)
  })

  it('a read in a write that is taken back is in the audit', async () => {
    const { payload } = bench
    const user = { id: 1, collection: 'staff' } as never
    const req = await createLocalReq({ user }, payload)
    const failing = writeWhole(payload, async () => {
      noteRead(req, 'leads', { act: 'read', ids: ['taken-back'] })
      await payload.count({ collection: 'leads' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await readNoted(['taken-back'])).toEqual(['taken-back'])
  })
})
