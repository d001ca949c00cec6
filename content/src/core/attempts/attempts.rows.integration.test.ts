import { randomUUID } from 'node:crypto'
import { type BasePayload, getPayload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteDue } from '../../../testing/delete-due.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { clearAttempts, giveTryBack, takeTry, waitAfterTries } from './attempts.rows.ts'

let payload: BasePayload
let key: string
let now: Date

beforeAll(async () => {
  payload = await openPayload()
})
beforeEach(() => {
  key = randomUUID()
  now = new Date()
})
afterAll(() => closePayload(payload))

const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))
const take = () => takeTry(payload, key, now)

/** A second Payload with its own connection to the same database simulates another process. */
async function openAnother(): Promise<BasePayload> {
  const { default: config } = await import('../../payload.config.ts')
  return await getPayload({ config, key: 'another' })
}

describe('Tries at an account', () => {
  it('are free five times, then cost half a minute that doubles up to an hour', async () => {
    for (let count = 0; count < 5; count++) expect(await take()).toBe(0)
    const waited: number[] = []
    for (let count = 0; count < 9; count++) {
      const wait = await take()
      waited.push(wait)
      pass(wait - 1)
      expect(await take(), 'a second too early').toBe(1)
      pass(1)
      expect(await take(), 'in time').toBe(0)
    }
    expect(waited).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
  })

  it('that are refused make nobody wait longer', async () => {
    for (let count = 0; count < 5; count++) await take()
    pass(20)
    for (let count = 0; count < 30; count++) expect(await take()).toBe(10)
  })

  it('at once are counted one after another', async () => {
    const waits = await Promise.all(Array.from({ length: 30 }, take))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    expect(new Set(waits)).toEqual(new Set([0, 30]))
  })

  it('at once in two processes are counted together: five of ten go through', async () => {
    const other = await openAnother()
    const tries = Array.from({ length: 10 }, (_, index) =>
      takeTry(index % 2 === 0 ? payload : other, key, now),
    )
    const waits = await Promise.all(tries)
    await closePayload(other)
    expect(waits.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 30, 30, 30, 30, 30])
  })

  it('that were given back make nobody wait, and those that were not still do', async () => {
    for (let count = 0; count < 9; count++) {
      expect(await take()).toBe(0)
      await giveTryBack(payload, key, now)
    }
    for (let count = 0; count < 5; count++) expect(await take()).toBe(0)
    pass(30)
    expect(await take()).toBe(0)
    await giveTryBack(payload, key, now)
    expect(await take(), 'again at once').toBe(0)
    expect(await take()).toBe(60)
  })

  it('start again at zero with the right password, and after a day', async () => {
    for (let count = 0; count < 5; count++) await take()
    await clearAttempts(payload, key)
    for (let count = 0; count < 5; count++) expect(await take()).toBe(0)
    pass(24 * 60 * 60)
    for (let count = 0; count < 5; count++) expect(await take()).toBe(0)
    expect(await take()).toBe(30)
  })

  it('are deleted once they count no more', async () => {
    now = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await take()
    await deleteDue(payload, 'sign-in-tries')
    const { totalDocs } = await payload.count({
      collection: 'account-attempts',
      where: { key: { equals: key } },
    })
    expect(totalDocs).toBe(0)
    expect(waitAfterTries(4)).toBe(0)
  })
})
