import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { isAlive, pidOf, stop } from '../../../testing/side-processes.ts'
import { log } from '../log.ts'
import { createLane } from './lane.ts'

let folder: string
let work: URL

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lane-'))
  const path = join(folder, 'work.mjs')
  await writeFile(path, 'export const work = (question) => `${question}, by ${process.pid}`')
  work = pathToFileURL(path)
})
afterAll(() => rm(folder, { recursive: true }))

function openLane(running: number, processes = running) {
  const queue = { running, waiting: 10 }
  return createLane<string, string>({
    work,
    does: 'is tested',
    answer: z.string(),
    queue,
    processes,
  })
}

it('Whatever one lane is at, another answers', async () => {
  vi.spyOn(log, 'warn').mockReturnValue()
  const [pictures, passwords] = [openLane(1), openLane(1)]
  await pictures.ask('begin')
  const pid = stop(pictures)
  const held = pictures.run('a', () => pictures.ask('hangs', { deadlineMs: 1500 }))
  const waiting = pictures.run('b', () => pictures.ask('waits'))
  expect(await passwords.run('c', () => passwords.ask('a password'))).toContain('a password')
  await expect(held).rejects.toMatchObject({ name: 'SideProcessEndedError', reason: 'late' })
  expect(isAlive(pid)).toBe(false)
  expect(await waiting).toContain('waits')
  for (const lane of [pictures, passwords]) lane.end()
  vi.restoreAllMocks()
})

it('One process answers several questions at once where that is said, and else each has its own', async () => {
  const processesOf = async (lane: ReturnType<typeof openLane>) => {
    const answers = await Promise.all(['1', '2'].map((question) => lane.ask(question)))
    return new Set(answers.map((answer) => answer.split('by ')[1])).size
  }
  const [shared, apart] = [openLane(2, 1), openLane(2)]
  expect([await processesOf(shared), await processesOf(apart)]).toEqual([1, 2])
  const first = shared.ask('1')
  const second = shared.ask('2')
  await expect(shared.ask('3')).rejects.toThrow('More is asked at a time')
  await Promise.all([first, second])
  for (const lane of [shared, apart]) lane.end()
})

it('One that has begun is asked before one that has not', async () => {
  const lane = openLane(2)
  const answers: string[] = []
  for (const question of ['1', '2', '3']) answers.push(await lane.ask(question))
  expect(new Set(answers.map((answer) => answer.split('by ')[1])).size).toBe(1)
  expect(lane.free.filter((each) => each.pid() !== undefined).map(pidOf)).toHaveLength(1)
  lane.end()
})
