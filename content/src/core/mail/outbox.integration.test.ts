import { lte } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BasePayload } from 'payload'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { collectionTable, connectionTo } from '../../platform/database/tables.ts'
import { label } from '../../platform/languages/labels.ts'
import { log } from '../../platform/log.ts'
import { deleteDue } from '../../../testing/delete-due.ts'
import { createProvince } from '../../../testing/record-data.ts'
import { checkOutbox, findOutboxStall, deleteOrphanedMails } from './outbox-admin.rows.ts'
import { type Delivered, type OutboxSource, sent, type Job } from './outbox-source.ts'
import { type Outbox, startOutbox } from './outbox-worker.ts'
import { outboxOf, queueJobs } from './outbox.rows.ts'
import { maxAttempts } from './retry-times.ts'

/** A feature that exists only in this test: it writes to the governors of provinces. */
const deliver = vi.fn<(job: Job) => Promise<Delivered>>()
const letters: OutboxSource = {
  collection: 'provinces',
  purposes: {
    staff: { label: label('แจ้งทีมงาน', 'To staff'), channel: 'mail' },
    sender: { label: label('ตอบรับ', 'To the sender'), channel: 'line', toVisitor: true },
    digest: { label: label('ข่าว', 'News'), channel: 'bulk', toVisitor: true },
  },
  deliver,
}
const content = { token: 'opens-the-province' }
let payload: BasePayload
let subjectId: string
let outbox: Outbox | undefined

beforeAll(async () => {
  payload = await openPayload()
})
beforeEach(async () => {
  await payload.delete({ collection: 'outbox', where: {} })
  subjectId = String(await createProvince(payload, 'น่าน'))
  deliver.mockReset().mockResolvedValue(sent)
})
afterEach(() => outbox?.stop())
afterAll(() => closePayload(payload))

function start(...sources: OutboxSource[]): Outbox {
  outbox = startOutbox(payload, sources)
  return outbox
}
const fail = () => deliver.mockRejectedValue(new Error('the post is on strike'))
const queue = (more: object = {}) =>
  queueJobs(payload, letters, [{ subjectId, purpose: 'staff', ...more }])
const rows = async () => (await payload.find({ collection: 'outbox', sort: 'key' })).docs
async function shift(change: Record<string, unknown>): Promise<void> {
  await connectionTo(payload).update(collectionTable(payload, 'outbox')).set(change)
}
const makeDue = () => shift({ nextAttemptAt: new Date().toISOString() })

describe('A job about a record of any collection', () => {
  it('is queued once, unless its part is another one, and is delivered with what it carries', async () => {
    await queue({ content })
    await queue({ content: { token: 'second' } })
    await queue({ part: 'other' })
    await start(letters).wake()
    expect(deliver.mock.calls.map(([job]) => job)).toMatchObject([
      { subjectKind: 'provinces', subjectId, purpose: 'staff', attempts: 1, content },
      { subjectId, content: null },
    ])
    expect(await rows()).toMatchObject([
      { status: 'sent', content: null, channel: 'mail' },
      { status: 'sent', content: null },
    ])
  })

  it('is asked of its area by each waking, first for all records', async () => {
    const queueNew = vi.fn<NonNullable<OutboxSource['queueNew']>>(async () => {
      await queue()
    })
    const worker = start({ ...letters, queueNew })
    await worker.wake()
    await worker.wake()
    expect(queueNew.mock.calls[0]?.[1]).toEqual(new Date(0))
    expect(queueNew.mock.lastCall?.[1].getTime()).toBeGreaterThan(Date.now() - 25 * 3_600_000)
    expect(deliver).toHaveBeenCalledTimes(1)
  })

  it('leaves also while another area cannot say what it has', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue()
    await queue()
    const queueNew = () => Promise.reject(new Error('broken'))
    await start({ ...letters, collection: 'sectors', queueNew }, letters).wake()
    expect(deliver).toHaveBeenCalledTimes(1)
    expect(error).toHaveBeenCalled()
    error.mockRestore()
  })

  it('keeps what it carries while it is tried again, and arrives with it', async () => {
    fail()
    await queue({ content })
    const worker = start(letters)
    await worker.wake()
    await worker.wake()
    expect(deliver).toHaveBeenCalledTimes(1)
    expect(await rows()).toMatchObject([
      { status: 'waiting', attempts: 1, lastError: 'the post is on strike', content },
    ])
    deliver.mockResolvedValue(sent)
    await makeDue()
    await worker.wake()
    expect(deliver.mock.lastCall?.[0]).toMatchObject({ attempts: 2, content })
    expect(await rows()).toMatchObject([{ status: 'sent', lastError: null, content: null }])
  })

  it('is tried at once when it was queued or tried while the clock was a day ahead, unless it should wait', async () => {
    const tomorrow = new Date(Date.now() + 24 * 3_600_000)
    const later = new Date(tomorrow.getTime() + 3_600_000)
    await queue()
    await queue({ part: 'waits', notBefore: later })
    const ofTomorrow = tomorrow.toISOString()
    await connectionTo(payload)
      .update(outboxOf(payload))
      .set({ queuedAt: ofTomorrow, nextAttemptAt: ofTomorrow, updatedAt: ofTomorrow })
      .where(lte(outboxOf(payload).queuedAt, ofTomorrow))
    await shift({ updatedAt: ofTomorrow })
    await start(letters).wake()
    expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'waiting'])
  })

  it('is given up after the last attempt, and keeps nothing that it carried', async () => {
    fail()
    await queue({ content })
    await shift({ attempts: maxAttempts - 1 })
    await start(letters).wake()
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: maxAttempts, content: null }])
    expect(await findOutboxStall(payload)).toEqual({ waiting: 0, failed: 1 })
  })

  it('is not sent any more once it has expired, and is looked at then', async () => {
    fail()
    const expiresAt = new Date(Date.now() + 20_000)
    await queue({ content, expiresAt })
    const worker = start(letters)
    await worker.wake()
    expect((await rows())[0]?.nextAttemptAt).toBe(expiresAt.toISOString())
    await shift({ expiresAt: new Date().toISOString(), nextAttemptAt: new Date().toISOString() })
    await worker.wake()
    expect(deliver).toHaveBeenCalledTimes(1)
    expect(await rows()).toMatchObject([{ status: 'dropped', content: null }])
  })

  it('is dropped when nobody sends its kind any more', async () => {
    await queue()
    await start().wake()
    expect(await rows()).toMatchObject([{ status: 'dropped' }])
  })

  it('loses what it was to bring after a month, and is given up', async () => {
    await queue({ content })
    await shift({ queuedAt: new Date(Date.now() - 29 * 24 * 3_600_000).toISOString() })
    await deleteDue(payload, 'mail-bodies')
    expect(await rows()).toMatchObject([{ status: 'waiting', content }])
    await shift({ queuedAt: new Date(Date.now() - 31 * 24 * 3_600_000).toISOString() })
    await deleteDue(payload, 'mail-bodies')
    expect(await rows()).toMatchObject([{ status: 'dropped', content: null }])
  })

  it('is forgotten with its record, and a month after it expired', async () => {
    await queue()
    await queue({ part: 'link', expiresAt: new Date(Date.now() - 31 * 24 * 3_600_000) })
    await deleteOrphanedMails(payload, [letters])
    await deleteDue(payload, 'mail-bodies')
    expect(await rows()).toHaveLength(2)
    await start(letters).wake()
    await deleteOrphanedMails(payload, [letters])
    expect(await rows()).toHaveLength(2)
    await deleteDue(payload, 'mail-bodies')
    expect(await rows()).toMatchObject([{ key: `provinces:${subjectId}:staff` }])
    await payload.delete({ collection: 'provinces', id: Number(subjectId) })
    await deleteOrphanedMails(payload, [letters])
    expect(await rows()).toEqual([])
  })
})

describe('What goes to many', () => {
  it('holds up nothing that one person waits for, however much of it there is and however slowly it leaves', async () => {
    const slow = Promise.withResolvers<Delivered>()
    deliver.mockImplementation(({ purpose }) =>
      purpose === 'digest' ? slow.promise : Promise.resolve(sent),
    )
    for (const part of ['1', '2', '3', '4', '5', '6']) await queue({ purpose: 'digest', part })
    const worker = start(letters)
    const first = worker.wake()
    await expect.poll(() => deliver.mock.calls.length).toBe(4)
    await queue()
    const second = worker.wake()
    const urgent = async () => (await rows()).find(({ purpose }) => purpose === 'staff')?.status
    await expect.poll(urgent).toBe('sent')
    expect((await rows()).filter(({ status }) => status === 'sent')).toHaveLength(1)
    slow.resolve(sent)
    await Promise.all([first, second])
    expect((await rows()).map(({ status }) => status)).toEqual(Array(7).fill('sent'))
  })
})

describe('A job whose process died over it', () => {
  it('is sent again once its time is up, and is counted as unheard', async () => {
    await queue()
    await queue({ part: 'other' })
    await shift({ status: 'sending', attempts: 1, nextAttemptAt: new Date(0).toISOString() })
    await start(letters).wake()
    expect(await rows()).toMatchObject([
      { status: 'sent', attempts: 2, unheard: 1 },
      { status: 'sent', attempts: 2, unheard: 1 },
    ])
  })

  it('is none that failed, or that is sent once more on purpose', async () => {
    deliver.mockRejectedValueOnce(new Error('the post is on strike'))
    await queue()
    const worker = start(letters)
    await worker.wake()
    await makeDue()
    await worker.wake()
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2, unheard: 0 }])
  })
})

describe('A stall of the outbox', () => {
  it('is what waits for a quarter of an hour', async () => {
    fail()
    await queue()
    await start(letters).wake()
    expect(await checkOutbox(payload)).toBeUndefined()
    await shift({ queuedAt: new Date(Date.now() - 16 * 60_000).toISOString() })
    expect(await checkOutbox(payload)).toEqual({ waiting: 1, failed: 0 })
  })

  it('is none when it was for an address that a visitor typed', async () => {
    fail()
    await queue({ purpose: 'sender' })
    await start(letters).wake()
    expect(await rows()).toMatchObject([{ status: 'waiting', channel: 'line' }])
    await shift({ queuedAt: new Date(0).toISOString() })
    expect(await findOutboxStall(payload)).toEqual({ waiting: 0, failed: 0 })
  })
})
