import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { statementsOf } from '../../../testing/asked-statements.ts'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { isCountedPassword } from './counted-password.ts'
import { isArgonPassword } from './passwords/argon-password.ts'
import { passwordHashing } from './passwords/hashing-lane.ts'

let payload: BasePayload

beforeAll(async () => {
  payload = await openPayload()
})
afterAll(() => closePayload(payload))

const tryAs = (visitor: string) =>
  isCountedPassword(payload, { key: randomUUID(), stored: null, password: 'a guess', visitor })

it('A password that nobody would look at in time is refused before anything is written of it', async () => {
  const slow = vi.spyOn(passwordHashing(), 'hash').mockImplementation(async () => {
    await sleep(60)
    return Buffer.alloc(32, 1)
  })
  const guess = () => isArgonPassword(null, 'a guess', 'crowd')
  // Teaches the queue how long one hash takes.
  for (let count = 0; count < 20; count += 1) await guess()
  const crowd = Promise.allSettled(Array.from({ length: 40 }, guess))
  const asked = await statementsOf(payload, async () => {
    await expect(tryAs('crowd')).rejects.toMatchObject({ status: 429 })
  })
  expect(asked).toEqual([])
  // For another network this attempt is the next but one in the queue.
  expect(await tryAs('somebody else')).toBe(false)
  await crowd
  slow.mockRestore()
})
