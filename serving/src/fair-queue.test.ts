import { describe, expect, it } from 'vitest'
import { createFairQueue, QueueFullError, type FairQueueLimits } from './fair-queue.ts'

const limits = { running: 2, waiting: 100 }

/** A queue whose work ends when it is told to, in the order in which it began. */
function trial(given: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({ ...limits, ...given })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const bring = (who: string, name: string, signal?: AbortSignal) =>
    queue.run(
      who,
      async () => {
        begun.push(name)
        await new Promise<void>((resolve) => ends.push(resolve))
        return name
      },
      signal,
    )
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  async function endNext(): Promise<void> {
    ends.shift()?.()
    await settle()
  }
  return { queue, begun, bring, endNext, settle }
}

describe('a fair queue', () => {
  it('runs no more at a time than it may', async () => {
    const { begun, bring, endNext } = trial()
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => bring('a', name))
    expect(begun).toEqual(['a1', 'a2'])
    await endNext()
    expect(begun).toEqual(['a1', 'a2', 'a3'])
    for (let left = 3; left > 0; left--) await endNext()
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4'])
  })

  it('gives each his turn: who brings one piece does not wait for all of who brings many', async () => {
    const { begun, bring, endNext } = trial({ running: 1 })
    for (const name of ['a1', 'a2', 'a3', 'a4']) void bring('a', name)
    for (const name of ['b1', 'b2']) void bring('b', name)
    void bring('c', 'c1')
    for (let count = 0; count < 6; count++) await endNext()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('leaves places free that one may not fill alone', async () => {
    const { begun, bring, endNext } = trial({ running: 3, runningEach: 2 })
    for (const name of ['a1', 'a2', 'a3']) void bring('a', name)
    void bring('b', 'b1')
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    await endNext()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('refuses what would wait too long, of one and of all, and goes on after failures', async () => {
    const { queue, bring, endNext } = trial({ running: 1, waiting: 2, waitingEach: 1 })
    const gate = Promise.withResolvers<never>()
    const failing = queue.run('a', () => gate.promise)
    const second = bring('a', 'a2')
    await expect(bring('a', 'a3')).rejects.toThrow(QueueFullError)
    const third = bring('b', 'b1')
    await expect(bring('c', 'c1')).rejects.toThrow(QueueFullError)
    gate.reject(new Error('broken'))
    await expect(failing).rejects.toThrow('broken')
    await endNext()
    await endNext()
    expect(await Promise.all([second, third])).toEqual(['a2', 'b1'])
  })

  it('never begins what was given up before its turn, and makes room for others', async () => {
    const { begun, bring, endNext, settle } = trial({ running: 1, waiting: 1 })
    const gone = new AbortController()
    void bring('a', 'a1')
    const given = bring('a', 'a2', gone.signal)
    gone.abort()
    await expect(given).rejects.toThrow('Nobody waits')
    void bring('b', 'b1')
    await settle()
    await endNext()
    expect(begun).toEqual(['a1', 'b1'])
    await expect(bring('a', 'a3', gone.signal)).rejects.toThrow('aborted')
  })
})
