import { describe, expect, it, vi } from 'vitest'
import { createFairQueue, QueueFullError, type FairQueueLimits } from './fair-queue.ts'

const limits = { running: 2, waiting: 100 }

/** A queue whose work ends on command, in the order of its start or by name. */
function trial(given: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({ ...limits, ...given })
  const begun: string[] = []
  const refused: string[] = []
  const ends = new Map<string, () => void>()
  const bring = (who: string, name: string, signal?: AbortSignal) => {
    const piece = queue.run(
      who,
      async () => {
        begun.push(name)
        await new Promise<void>((resolve) => ends.set(name, resolve))
        return name
      },
      signal,
    )
    piece.catch(() => refused.push(name))
    return piece
  }
  /** Names the work a1, a2, … */
  const bringMany = (who: string, count: number) =>
    Array.from({ length: count }, (_, index) => bring(who, `${who}${index + 1}`))
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  async function end(...names: string[]): Promise<void> {
    for (const name of names) {
      ends.get(name)?.()
      ends.delete(name)
      await settle()
    }
  }
  async function endNext(): Promise<void> {
    const [first] = ends.keys()
    if (first !== undefined) await end(first)
  }
  return { queue, begun, refused, bring, bringMany, end, endNext, settle }
}

describe('a fair queue', () => {
  it('runs no more at a time than it may', async () => {
    const { begun, bringMany, endNext } = trial()
    const all = bringMany('a', 4)
    expect(begun).toEqual(['a1', 'a2'])
    await endNext()
    expect(begun).toEqual(['a1', 'a2', 'a3'])
    for (let left = 3; left > 0; left--) await endNext()
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4'])
  })

  it('gives one client all slots that nobody else wants, and the next free one to a new client', async () => {
    const { begun, bringMany, end } = trial({ running: 4 })
    void bringMany('a', 6)
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4'])
    void bringMany('b', 1)
    await end('a2')
    expect(begun.at(-1)).toBe('b1')
    await end('a1')
    expect(begun.at(-1)).toBe('a5')
  })

  it('takes turns: a client with one piece does not wait for all pieces of another', async () => {
    const { begun, bringMany, endNext } = trial({ running: 1 })
    void bringMany('a', 4)
    void bringMany('b', 2)
    void bringMany('c', 1)
    for (let count = 0; count < 6; count++) await endNext()
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  it('leaves slots free that one client may not fill alone', async () => {
    const { begun, bringMany, end } = trial({ running: 3, runningEach: 2 })
    void bringMany('a', 3)
    void bringMany('b', 1)
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    await end('b1')
    expect(begun).toHaveLength(3)
    await end('a1')
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('lets one client fill the queue, and is full for that client only', async () => {
    const { begun, refused, bringMany, settle, endNext } = trial({ running: 1, waiting: 3 })
    void bringMany('a', 6)
    await settle()
    expect(refused).toEqual(['a5', 'a6'])
    void bringMany('b', 1)
    await settle()
    expect(refused).toEqual(['a5', 'a6', 'a4'])
    for (let count = 0; count < 4; count++) await endNext()
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('refuses a client that would have as many pieces in a full queue as any other', async () => {
    const { refused, bringMany, settle } = trial({ running: 1, waiting: 2 })
    void bringMany('a', 2)
    void bringMany('b', 1)
    void bringMany('c', 1)
    await settle()
    expect(refused).toEqual(['c1'])
  })

  it('goes on after failures', async () => {
    const { queue, begun, bringMany, settle } = trial({ running: 1 })
    for (let round = 0; round < 3; round++) {
      const failing = queue.run('a', () => Promise.reject(new Error('broken')))
      await expect(failing).rejects.toThrow('broken')
    }
    void bringMany('a', 1)
    await settle()
    expect(begun).toEqual(['a1'])
  })

  it('refuses a piece that waited too long, and gives its turn to another', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { begun, bring, bringMany, end } = trial({ waitMs: 2000 })
      const [, , third] = bringMany('a', 3)
      const outcome = third?.catch((error: unknown) => error)
      vi.advanceTimersByTime(2000)
      expect(await outcome).toBeInstanceOf(QueueFullError)
      void bring('a', 'a4')
      await end('a2')
      vi.advanceTimersByTime(2000)
      expect(begun).toEqual(['a1', 'a2', 'a4'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('refuses at once a piece that is expected to wait too long', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    try {
      const { queue, bring, bringMany, end } = trial({ running: 1, waitMs: 2000 })
      for (let count = 0; count < 12; count += 1) {
        void bring('a', 'alone')
        vi.advanceTimersByTime(900)
        await end('alone')
      }
      void bringMany('a', 3)
      // One runs and two of a's wait: a's next one would wait for more than two seconds. One of b's waits behind only one of
      // these.
      expect([queue.isTooLate('a'), queue.isTooLate('b')]).toEqual([true, false])
      await expect(queue.run('a', async () => {})).rejects.toBeInstanceOf(QueueFullError)
      void bringMany('b', 1)
      expect(queue.isTooLate('c')).toBe(true)
      await end('a1', 'b1', 'a2', 'a3')
      expect([queue.isTooLate('a'), queue.isTooLate('c')]).toEqual([false, false])
    } finally {
      vi.useRealTimers()
    }
  })

  it('never starts work that was aborted before its turn, and makes room for others', async () => {
    const { begun, bring, bringMany, endNext, settle } = trial({ running: 1, waiting: 1 })
    const gone = new AbortController()
    void bringMany('a', 1)
    const given = bring('a', 'a2', gone.signal)
    gone.abort()
    await expect(given).rejects.toThrow('disconnected')
    void bringMany('b', 1)
    await settle()
    await endNext()
    expect(begun).toEqual(['a1', 'b1'])
    await expect(bring('a', 'a3', gone.signal)).rejects.toThrow('disconnected')
  })
})
