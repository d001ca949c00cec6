import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { retryWhileRefused, lowerPriorityOf } from './lower-priority.ts'

test('a process gets a lower priority with all its threads, among sessions too', async () => {
  const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' })
  await once(child, 'spawn')
  const { pid = 0 } = child
  try {
    await lowerPriorityOf(pid, 7)
    expect(getPriority(pid)).toBe(7)
    const ofSession = `/proc/${pid}/autogroup`
    expect(existsSync(ofSession) ? readFileSync(ofSession, 'utf8') : 'nice 7').toContain('nice 7')
  } finally {
    child.kill('SIGKILL')
  }
})

test('one that has ended is left alone', async () => {
  const child = spawn('true', { stdio: 'ignore' })
  await once(child, 'exit')
  await expect(lowerPriorityOf(child.pid ?? 0, 7)).resolves.toBeUndefined()
})

test('a change that the kernel refuses is retried', async () => {
  let count = 0
  await retryWhileRefused(() => {
    count += 1
    if (count < 3)
      throw Object.assign(new Error('Resource temporarily unavailable'), { code: 'EAGAIN' })
  })
  expect(count).toBe(3)
})

test('what fails otherwise is not tried again', async () => {
  let count = 0
  const refused = Object.assign(new Error('Permission denied'), { code: 'EACCES' })
  const asking = retryWhileRefused(() => {
    count += 1
    throw refused
  })
  await expect(asking).rejects.toBe(refused)
  expect(count).toBe(1)
})
