import { argon2Sync } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { afterAll, expect, it, vi } from 'vitest'
import { endAtOnce } from '../../../../testing/side-processes.ts'
import { createHashingLane } from './hashing-lane.ts'

vi.unmock('@washhouse/serving/lower-priority')

// Tests that run in parallel can delay the answer.
const hashing = createHashingLane({ patienceMs: 60_000 })
const message = 'แมวสามตัวกินขนมปังร้อน'
const nonce = Buffer.from('sixteen bytes it')
const work = { message, nonce, memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const expected = argon2Sync('argon2id', work)

afterAll(() => endAtOnce(hashing))

/** CPU milliseconds of this process for five hashes: the minimum of three rounds, because other work runs here too. */
async function cpuOf(hash: () => unknown): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < 3; round++) {
    const before = process.cpuUsage()
    for (let count = 0; count < 5; count++) expect(await hash()).toEqual(expected)
    const { user, system } = process.cpuUsage(before)
    rounds.push((user + system) / 1000)
  }
  return Math.min(...rounds)
}

it('A password is hashed in another process, and takes almost no CPU time of the service', async () => {
  await hashing.hash(work)
  const beside = await cpuOf(() => hashing.hash(work))
  expect(beside).toBeLessThan((await cpuOf(() => argon2Sync('argon2id', work))) / 2)
}, 60_000)

it.runIf(process.platform === 'linux')('Every thread that hashes stands back', () => {
  const threads = readdirSync(`/proc/${hashing.pid()}/task`)
  const priorities = threads.map((thread) => getPriority(Number(thread)))
  expect(new Set(priorities)).toEqual(new Set([constants.priority.PRIORITY_LOW]))
})
