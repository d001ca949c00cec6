import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type BasePayload, getPayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteDue } from '../../../testing/delete-due.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { connectionTo, writeWhole } from '../../platform/database/tables.ts'
import { attemptKey, attemptsOf } from './attempts.rows.ts'
import { requireFormQuota } from './form-quota.ts'
import { type Quota, takeQuota } from './quota.rows.ts'

let payload: BasePayload

beforeAll(async () => {
  payload = await openPayload()
})
afterAll(() => closePayload(payload))

const newQuota = (): Quota => ({ name: randomUUID(), most: 3, spanSeconds: 60 })
const at = (seconds: number) => new Date(1_790_000_000_000 + seconds * 1000)

async function takeMany(quota: Quota, count: number, of = [payload]): Promise<number> {
  const tries = Array.from({ length: count }, (_, index) =>
    takeQuota(of[index % of.length] ?? payload, quota, 'somebody'),
  )
  return (await Promise.all(tries)).filter(Boolean).length
}

describe('A quota', () => {
  it('is used up after the maximum, for one owner only, and free again after its span', async () => {
    const quota = newQuota()
    const take = (seconds: number, owner = 'one') => takeQuota(payload, quota, owner, at(seconds))
    expect([await take(0), await take(20), await take(59), await take(59)]).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(await take(59, 'another')).toBe(true)
    expect([await take(60), await take(60), await take(60), await take(60)]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('is full for those that come at once, also to two processes', async () => {
    expect(await takeMany(newQuota(), 20)).toBe(3)
    const { default: config } = await import('../../payload.config.ts')
    const other = await getPayload({ config, key: 'another' })
    expect(await takeMany(newQuota(), 20, [payload, other])).toBe(3)
    await closePayload(other)
  })

  it('does not count a write that failed', async () => {
    const quota = newQuota()
    const fail = () =>
      writeWhole(payload, async () => {
        await takeQuota(payload, quota, 'somebody')
        throw new Error('refused')
      })
    for (let count = 0; count < 5; count += 1) await expect(fail()).rejects.toThrow('refused')
    expect(await takeMany(quota, 5)).toBe(3)
  })

  it('names nobody, and is deleted a day after its span began', async () => {
    const kept = () => connectionTo(payload).select().from(attemptsOf(payload))
    await deleteDue(payload, 'sign-in-tries')
    const before = (await kept()).length
    const quota = newQuota()
    const owner = `${randomUUID()}@example.com`
    await takeQuota(payload, quota, owner, new Date(Date.now() - 25 * 60 * 60 * 1000))
    expect(JSON.stringify(await kept())).not.toContain(owner)
    expect((await kept()).length).toBe(before + 1)
    await deleteDue(payload, 'sign-in-tries')
    expect((await kept()).length).toBe(before)
  })
})

describe('The quota of a public form', () => {
  it('still lets the owner of a mailbox send from another network when one network has used up its quota', async () => {
    const email = `${randomUUID()}@example.com`
    const send = async (visitor: string) => {
      await requireFormQuota(payload, 'form', { visitor, email })
    }
    for (let index = 0; index < 10; index += 1) await send('one network')
    const key = attemptKey(payload, 'quota', 'form of network', 'one network')
    const attempts = attemptsOf(payload)
    await connectionTo(payload).delete(attempts).where(eq(attempts.key, key))
    await expect(send('one network')).rejects.toMatchObject({ code: 'REQUESTS_EXCEEDED' })
    await expect(send('another network')).resolves.toBeUndefined()
  })
})
