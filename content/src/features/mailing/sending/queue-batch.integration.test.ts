import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openDigestBench } from '../../../../testing/campaign-bench.ts'
import { log } from '../../../platform/log.ts'
import { digestKind } from '../digest/digest.kind.ts'
import { checkHalted, leaseCampaign } from './campaign.rows.ts'
import { mostErrors, queueBatch } from './queue-batch.ts'

const bench = await openDigestBench()
const { act, begin, createReader, campaignOf, look, payload, publishNews, rowsOf, shift } = bench

const first = await createReader()
await publishNews('ฉบับแรก')
await begin()
await look()

let count = 0
/** Each test has its own hour, as rate limits depend on the time. */
let hours = 0

beforeEach(async () => {
  await bench.wake()
  await payload.delete({ collection: 'members', where: { id: { not_equals: first.id } } })
  await payload.delete({ collection: 'outbox', where: {} })
  await payload.delete({ collection: 'mail-allowances', where: {} })
  count += 1
  hours += 1
  await publishNews(`เรื่องที่ ${count}`)
})

async function createReaders(number: number): Promise<string[]> {
  const ids: string[] = [first.id]
  while (ids.length < number) ids.push((await createReader()).id)
  return ids
}
const at = (seconds: number) => new Date(Date.now() + hours * 3_600_000 + seconds * 1000)
const queued = async () => (await payload.find({ collection: 'outbox', limit: 0 })).docs
const pacedAt = (perMinute: number, seconds: number) => ({
  now: at(seconds),
  pace: { perMinute, perDay: 0 },
})

describe('The mails of a campaign', () => {
  it('are made for each member once, by two processes that work at once', async () => {
    const ids = await createReaders(25)
    const id = await bench.planNow()
    await Promise.all(['one', 'other', 'one', 'other'].map((holder) => look({ holder })))
    await look()
    await bench.wake()
    const rows = await queued()
    expect(rows).toHaveLength(ids.length)
    expect(new Set(rows.map(({ subjectId }) => subjectId))).toEqual(new Set(ids))
    expect(rows.map(({ status }) => status)).toEqual(ids.map(() => 'sent'))
    await look()
    expect(await campaignOf(id)).toMatchObject({
      state: 'done',
      queued: ids.length,
      sent: ids.length,
    })
  })

  it('are made by another process once the one that had begun has been silent for a minute', async () => {
    await createReaders(3)
    const id = await bench.planNow()
    await look({ pace: { perMinute: 0, perDay: 1 } })
    expect(await queued()).toHaveLength(1)
    const now = at(0)
    // The process dies right after this.
    expect(await leaseCampaign(payload, { id, now, holder: 'dead' })).toBeDefined()
    const other = (seconds: number) => ({ ...pacedAt(0, seconds), holder: 'living' })
    expect(await queueBatch(payload, digestKind, id, other(59))).toBe(false)
    expect(await queued()).toHaveLength(1)
    await look(other(61))
    expect(await queued()).toHaveLength(3)
  })

  it('leave no faster than a minute shall have, counted by all processes together', async () => {
    await createReaders(25)
    await bench.planNow()
    await look(pacedAt(60, 0))
    await look({ ...pacedAt(60, 1), holder: 'other' })
    expect(await queued()).toHaveLength(10)
    await look({ ...pacedAt(60, 9), holder: 'other' })
    expect(await queued()).toHaveLength(10)
    await look({ ...pacedAt(60, 10), holder: 'other' })
    expect(await queued()).toHaveLength(20)
    await look(pacedAt(60, 30))
    expect(await queued()).toHaveLength(25)
  })

  it('are no more than a day may have; the others leave on the days after', async () => {
    await createReaders(5)
    await bench.planNow()
    const limited = (days: number) => ({
      now: at(days * 86_400),
      pace: { perMinute: 0, perDay: 3 },
    })
    await look(limited(0))
    await look({ ...limited(0), holder: 'other' })
    expect(await queued()).toHaveLength(3)
    await look(limited(1))
    expect(await queued()).toHaveLength(5)
  })

  it('are halted by a thousand attempts that failed, until somebody has them go on', async () => {
    await createReaders(3)
    const error = vi.spyOn(log, 'error').mockReturnValue()
    await bench.pause()
    const id = await bench.planNow()
    await look()
    expect(await campaignOf(id)).toMatchObject({ queued: 3, open: 3 })
    await shift('outbox', { attempts: mostErrors })
    await look()
    expect(await campaignOf(id)).toMatchObject({ state: 'halted', errors: 3 * mostErrors })
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ run: `campaigns:${id}` }),
      'mails to members were halted by errors',
    )
    error.mockRestore()
    const halted = { run: `campaigns:${id}`, errors: 3 * mostErrors }
    expect(await checkHalted(payload)).toEqual(halted)
    expect(await act(id, 'resume')).toMatchObject({ status: 200 })
    await look()
    expect(await campaignOf(id)).toMatchObject({ state: 'running' })
    expect(await checkHalted(payload)).toBeUndefined()
    bench.resume()
    await bench.wake()
    await look()
    expect(await campaignOf(id)).toMatchObject({ state: 'done', sent: 3 })
  })

  it('that a process died over are sent again, counted and shown', async () => {
    const id = await bench.planNow()
    await bench.pause()
    await look()
    // Claimed by a dead process: due again after its time.
    await shift('outbox', {
      status: 'sending',
      attempts: 1,
      nextAttemptAt: new Date(0).toISOString(),
    })
    bench.resume()
    await bench.wake()
    await look()
    expect(await rowsOf(first.id)).toMatchObject([{ status: 'sent', attempts: 2 }])
    expect(await campaignOf(id)).toMatchObject({ state: 'done', sent: 1, unheard: 1, errors: 0 })
  })

  it('are none for members who come behind the last one that it has come to', async () => {
    await createReaders(2)
    const id = await bench.planNow()
    await look()
    await createReader()
    await look()
    expect(await campaignOf(id)).toMatchObject({ queued: 2 })
    expect(await queued()).toHaveLength(2)
  })
})

it('An issue goes past members who do not take it, a thousand at a time', async () => {
  const many = Array.from({ length: 1500 }, (_, index) => ({
    id: `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
    email: `nobody-${index}@example.com`,
    language: 'th',
    status: 'active',
    emailVerified: true,
    emailNotifications: false,
  }))
  for (const some of [many.slice(0, 750), many.slice(750)])
    await payload.db.drizzle.insert(payload.db.tables['members']).values(some)
  const id = await bench.planNow()
  await look()
  expect(await queued()).toHaveLength(1)
  await bench.wake()
  await look()
  expect(await campaignOf(id)).toMatchObject({ state: 'done', sent: 1 })
})
