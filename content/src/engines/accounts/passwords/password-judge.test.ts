import { afterAll, expect, it } from 'vitest'
import { endAtOnce, isAlive, pidOf } from '../../../../testing/side-processes.ts'
import { createPasswordJudge } from './password-judge.ts'

// It takes a second to begin.
const shared = createPasswordJudge({ idleMs: 60_000 })
afterAll(() => endAtOnce(shared))

it('A password is judged beside the thread that answers visitors, the first one too', async () => {
  const start = process.threadCpuUsage()
  expect(await shared.judge('สวัสดีครับ2569', [])).toBe('word')
  expect(await shared.judge('quiet lamp seven rivers', [])).toBeUndefined()
  const { user, system } = process.threadCpuUsage(start)
  // Milliseconds of its processor: 170 to 190 for the lists alone when they were read here.
  expect((user + system) / 1000).toBeLessThan(80)
})

it('Of many who ask at once each hears of his own', async () => {
  const asked = ['0812345678901', 'quiet lamp seven rivers', 'abcdabcdabcd', 'fongsaifongsai']
  const found = await Promise.all(asked.map((password) => shared.judge(password, ['fongsai'])))
  expect(found).toEqual(['number', undefined, 'repetition', expect.any(String)])
})

it('Its memory is given back when nobody asked for a while, and the next one is judged all the same', async () => {
  const { judge, pid } = createPasswordJudge({ idleMs: 20 })
  expect(pid()).toBeUndefined()
  await judge('quiet lamp seven rivers', [])
  const first = pidOf({ pid })
  expect(isAlive(first)).toBe(true)
  await expect.poll(() => isAlive(first)).toBe(false)
  expect(await judge('abcdabcdabcd', [])).toBe('repetition')
})

it('Whoever waits while it is killed is told, and the next one is judged by another', async () => {
  const { judge, pid } = createPasswordJudge({ idleMs: 1000 })
  const waiting = judge('quiet lamp seven rivers', [])
  endAtOnce({ pid })
  await expect(waiting).rejects.toThrow('The process that judges passwords ended')
  expect(await judge('abcdabcdabcd', [])).toBe('repetition')
})

it('It is ended when it hangs, and the next one is judged by another', async () => {
  const { judge, pid } = createPasswordJudge({ idleMs: 1000, deadlineMs: 300 })
  const waiting = judge('quiet lamp seven rivers', []).catch((error: unknown) => error)
  process.kill(pidOf({ pid }), 'SIGSTOP')
  expect(await waiting).toMatchObject({ name: 'SideProcessEndedError', reason: 'late' })
  const patient = createPasswordJudge({ idleMs: 1000 })
  expect(await patient.judge('abcdabcdabcd', [])).toBe('repetition')
})
