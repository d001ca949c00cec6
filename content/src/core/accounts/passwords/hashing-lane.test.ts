import { argon2Sync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { lowerPriorityOf } from '@washhouse/serving/lower-priority'
import { afterAll, expect, it, vi } from 'vitest'
import { endAtOnce, isAlive, pidOf, stop } from '../../../../testing/side-processes.ts'
import { env } from '../../../platform/env.ts'
import { createHashingLane } from './hashing-lane.ts'

// Tests that run in parallel would delay the answer.
vi.mock('@washhouse/serving/lower-priority', () => ({
  lowerPriorityOf: vi.fn<(pid: number, priority: number) => Promise<void>>(() => Promise.resolve()),
}))

const hashing = createHashingLane({ patienceMs: 60_000 })
const message = 'แมวสามตัวกินขนมปังร้อน'
const nonce = Buffer.from('sixteen bytes it')
const work = { message, nonce, memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const expected = argon2Sync('argon2id', work)

afterAll(() => endAtOnce(hashing))

it('A password is hashed in a process of low priority', async () => {
  expect(await hashing.hash(work)).toEqual(expected)
  expect(isAlive(pidOf(hashing))).toBe(true)
  expect(lowerPriorityOf).toHaveBeenCalledWith(pidOf(hashing), constants.priority.PRIORITY_LOW)
}, 60_000)

it.runIf(process.platform === 'linux')(
  'Nobody who lists processes sees a password or a secret',
  () => {
    for (const file of ['cmdline', 'environ']) {
      const text = readFileSync(`/proc/${hashing.pid()}/${file}`, 'utf8')
      for (const secret of [message, nonce.toString(), ...env.payloadSecrets])
        expect(text).not.toContain(secret)
    }
  },
)

it('A password is hashed even if the process is killed meanwhile, and the next one in a new process', async () => {
  const first = hashing.pid()
  const waiting = hashing.hash(work)
  endAtOnce(hashing)
  expect(await waiting).toEqual(expected)
  expect(await hashing.hash(work)).toEqual(expected)
  expect(hashing.pid()).not.toBe(first)
}, 60_000)

it.runIf(process.platform === 'linux')(
  'A hash does not wait long for a process that does not answer',
  async () => {
    const { hash, pid } = createHashingLane({ patienceMs: 50 })
    const first = hash(work)
    stop({ pid })
    for (const each of [first, hash(work), hash(work)]) expect(await each).toEqual(expected)
    endAtOnce({ pid })
  },
)

it('An invalid request rejects, and does not end the process', async () => {
  const { hash, pid } = createHashingLane({ patienceMs: 60_000 })
  await expect(hash({ ...work, passes: 0 })).rejects.toThrow(/passes/)
  expect(isAlive(pidOf({ pid }))).toBe(true)
  endAtOnce({ pid })
}, 60_000)
