import { and, eq } from 'drizzle-orm'
import { getPayload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDataRequestBench } from '../../../../testing/data-request-bench.ts'
import { closePayload } from '../../../composition/open-payload.ts'
import { outboxOf } from '../../../core/mail/outbox.rows.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { receiveOfMember } from '../receive/receive-request.ts'

const { payload, createMember, mailsTo, act, pause, resume } = await openDataRequestBench()
const hourMs = 60 * 60_000
const title = 'คำขอเรื่องข้อมูลส่วนบุคคล'

let other: typeof payload
beforeAll(async () => {
  // With its own connections, like another process.
  const { default: config } = await import('../../../payload.config.ts')
  other = await getPayload({ config, key: 'another' })
})
beforeEach(() => payload.delete({ collection: 'outbox', where: {} }))
afterAll(() => closePayload(other))

/** Sends a member's request and returns its id. */
async function ask(kind: 'copy' | 'access' = 'copy', process = payload): Promise<string> {
  const { id: member } = await createMember()
  const about = { idempotencyKey: undefined }
  await receiveOfMember(process, { id: member, language: 'th' }, { kind, message: null }, about)
  const where = { memberId: { equals: member } }
  const { docs } = await payload.find({ collection: 'data-requests', where })
  return docs[0]?.id ?? ''
}
const subjects = async () =>
  (await mailsTo('administrator@example.com')).map(({ subject }) => subject)
async function waiting() {
  const where = { purpose: { equals: 'data-arrived' }, status: { equals: 'waiting' } }
  return (await payload.find({ collection: 'outbox', where })).docs
}
/** Changes the stored arrival emails with one status. */
async function shift(status: string, change: Record<string, unknown>): Promise<void> {
  const box = outboxOf(payload)
  await connectionTo(payload)
    .update(box)
    .set(change)
    .where(and(eq(box.purpose, 'data-arrived'), eq(box.status, status)))
}
const makeDue = () => shift('waiting', { nextAttemptAt: new Date().toISOString() })

describe('Of requests that arrive', () => {
  it('the administrators are mailed at once, and of what comes within the hour in one mail after it', async () => {
    const before = Date.now()
    await ask('copy')
    expect(await subjects()).toEqual([`${title}: ขอสำเนาข้อมูล`])
    for (const kind of ['access', 'copy', 'access'] as const) await ask(kind)
    expect(await subjects()).toHaveLength(1)
    const [next, ...more] = await waiting()
    expect(more).toEqual([])
    // Before that it does not count as delayed.
    expect(next?.queuedAt).toBe(next?.nextAttemptAt)
    expect(Date.parse(next?.nextAttemptAt ?? '')).toBeGreaterThanOrEqual(before + hourMs)
    await makeDue()
    const [, gathered] = await mailsTo('administrator@example.com')
    expect(gathered?.subject).toBe(`${title} 3 เรื่อง`)
    expect(gathered?.text).toContain('ขอทราบว่าเก็บอะไรไว้: 2 เรื่อง')
    expect(gathered?.text).toContain('ขอสำเนาข้อมูล: 1 เรื่อง')
    expect(gathered?.html).toContain('/admin/collections/data-requests"')
  })

  it('the next that comes after the hour is told at once', async () => {
    await ask()
    expect(await subjects()).toHaveLength(1)
    await shift('sent', { sentAt: new Date(Date.now() - hourMs - 1000).toISOString() })
    await ask()
    expect(await subjects()).toHaveLength(2)
  })

  it('what was closed meanwhile is told to nobody', async () => {
    await ask()
    await subjects()
    const [closed, open] = [await ask('copy'), await ask('access')]
    await act(closed, 'answer')
    await makeDue()
    expect((await subjects()).slice(1)).toEqual([`${title}: ขอทราบว่าเก็บอะไรไว้`])
    await act(await ask(), 'answer')
    await act(open, 'answer')
    await makeDue()
    expect(await subjects()).toHaveLength(2)
  })

  it('one that comes while a mail is leaving has the next', async () => {
    await pause()
    await ask()
    await shift('waiting', { status: 'sending' })
    await ask()
    const [next] = await waiting()
    expect(Date.parse(next?.nextAttemptAt ?? '')).toBeGreaterThan(Date.now() + hourMs - 60_000)
    resume()
  })

  it('those that come to two processes at once are in one mail', async () => {
    await pause()
    await Promise.all(
      Array.from({ length: 6 }, (_, index) => ask('copy', index % 2 ? other : payload)),
    )
    expect(await waiting()).toHaveLength(1)
    resume()
    expect(await subjects()).toEqual([`${title} 6 เรื่อง`])
  })
})
