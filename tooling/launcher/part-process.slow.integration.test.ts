import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { spawnPart } from './part-process.ts'
import { CONTENT, WEB, type Part } from './parts.ts'

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'washhouse-part-'))
  await writeFile(join(root, 'idle.mjs'), 'setInterval(() => {}, 1000)')
})
afterAll(() => rm(root, { recursive: true }))

it('lets those who wait for the website go before those who keep the content service busy', async () => {
  // A higher number means a lower priority.
  expect(await priorityOf(CONTENT)).toBeGreaterThan(await priorityOf(WEB))
})

async function priorityOf(part: Part): Promise<number> {
  const idle = { ...part, folder: '.', entry: 'idle.mjs' }
  const { pid = 0, kill, ended } = spawnPart(root, idle, {}, () => {})
  const priority = getPriority(pid)
  kill('SIGKILL')
  await ended
  return priority
}
