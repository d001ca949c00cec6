import { describe, expect, it } from 'vitest'
import { createFairQueue, QueueFullError } from './fair-queue.ts'
import { createSharedQueue } from './shared-queue.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A shared queue with one slot. Work ends on command and reports which client started it. */
function trial(waiting = 100) {
  const queue = createSharedQueue<string>(createFairQueue({ running: 1, waiting }))
  const begun: string[] = []
  const abandoned: string[] = []
  const ends: (() => void)[] = []
  function ask(key: string, who: string, onClaim?: () => void) {
    const gone = new AbortController()
    const client = { who, signal: gone.signal, ...(onClaim && { onClaim }) }
    const answer = queue.run(key, client, async (signal) => {
      begun.push(`${key} for ${who}`)
      signal.addEventListener('abort', () => abandoned.push(key))
      await new Promise<void>((resolve) => ends.push(resolve))
      if (signal.aborted) throw new Error('stopped')
      return `${key} by ${who}`
    })
    return { gone, answer }
  }
  async function endNext(): Promise<void> {
    ends.shift()?.()
    await settle()
  }
  return { ask, begun, abandoned, endNext }
}

describe('a shared queue', () => {
  it('does the same work once for several clients', async () => {
    const { ask, begun, endNext } = trial()
    const [first, second] = [ask('x', 'a'), ask('x', 'b')]
    await endNext()
    expect(await Promise.all([first.answer, second.answer])).toEqual(['x by a', 'x by a'])
    expect(begun).toEqual(['x for a'])
    const later = ask('x', 'b')
    await endNext()
    expect(await later.answer).toBe('x by b')
  })

  it('does it in the first of their turns, not in that of the first client', async () => {
    const { ask, begun, endNext } = trial()
    for (const key of ['1', '2', '3']) ask(key, 'a')
    ask('x', 'a')
    const other = ask('x', 'b')
    for (let count = 0; count < 5; count++) await endNext()
    expect(await other.answer).toBe('x by b')
    expect(begun).toEqual(['1 for a', 'x for b', '2 for a', '3 for a'])
  })

  it('drops work that all clients have left, and nothing that one still wants', async () => {
    const { ask, begun, endNext } = trial()
    ask('first', 'a')
    const [left, leftToo, wanted, leaving] = [
      ask('x', 'a'),
      ask('x', 'b'),
      ask('y', 'b'),
      ask('y', 'a'),
    ]
    for (const { gone, answer } of [left, leftToo, leaving]) {
      gone.abort()
      await expect(answer).rejects.toThrow('disconnected')
    }
    await endNext()
    await endNext()
    expect(await wanted.answer).toMatch(/^y by/)
    expect(begun).toHaveLength(2)
    expect(begun[1]).toMatch(/^y/)
  })

  it('aborts running work, and starts again for a later client', async () => {
    const { ask, begun, abandoned, endNext } = trial()
    const left = ask('x', 'a')
    left.gone.abort()
    await expect(left.answer).rejects.toThrow('disconnected')
    expect(abandoned).toEqual(['x'])
    const comer = ask('x', 'b')
    await endNext()
    await endNext()
    expect(await comer.answer).toBe('x by b')
    expect(begun).toEqual(['x for a', 'x for b'])
  })

  it('refuses a client with too much work, and answers the others', async () => {
    const { ask, endNext } = trial(1)
    ask('1', 'a')
    const displaced = ask('2', 'a')
    const refused = ask('x', 'a')
    await expect(refused.answer).rejects.toThrow(QueueFullError)
    for (let count = 0; count < 2; count++) await endNext()
    expect(await displaced.answer).toBe('2 by a')
  })

  it('takes one slot for all requests of one address for the same work', async () => {
    const { ask, begun, endNext } = trial(2)
    ask('1', 'a')
    const crowd = Array.from({ length: 50 }, (_, index) => ask(`x${index % 2}`, 'a'))
    const outcomes = Promise.allSettled(crowd.map(({ answer }) => answer))
    for (const { gone } of crowd.slice(0, 10)) gone.abort()
    for (let count = 0; count < 3; count++) await endNext()
    expect((await outcomes).filter(({ status }) => status === 'fulfilled')).toHaveLength(40)
    expect(begun).toEqual(['1 for a', 'x0 for a', 'x1 for a'])
  })

  it('calls onClaim only for new work, and leaves nothing behind after a refusal', async () => {
    const { ask, begun, endNext } = trial()
    const claims: string[] = []
    const all = ['a', 'a', 'b'].map((who) => ask('x', who, () => claims.push(who)))
    expect(claims).toEqual(['a'])
    ask('y', 'a', () => claims.push('y'))
    ask('y', 'b', () => claims.push('y too'))
    expect(claims).toEqual(['a', 'y', 'y too'])
    const refused = ask('z', 'c', () => {
      throw new Error('no more')
    })
    await expect(refused.answer).rejects.toThrow('no more')
    const allowed = ask('z', 'd')
    for (let count = 0; count < 3; count++) await endNext()
    expect(await Promise.all(all.map(({ answer }) => answer))).toEqual(Array(3).fill('x by a'))
    expect(await allowed.answer).toBe('z by d')
    expect(begun).toEqual(['x for a', 'y for b', 'z for d'])
  })
})
