import { beforeEach, expect, test, vi } from 'vitest'
import { createRenderQueue, type Asker } from './render-queue.ts'

const limits = { atOnce: 4, atOnceOfVisitor: 2, waiting: 12, waitingOfVisitor: 8, waitMs: 60_000 }
let run: ReturnType<typeof createRenderQueue>
/** What is being rendered, in the order of its beginning, and how each is let go. */
let begun: string[]
let finish: Map<string, () => void>
let outcomes: Map<string, string>

beforeEach(() => {
  run = createRenderQueue(limits)
  begun = []
  finish = new Map()
  outcomes = new Map()
})

/** Wants a page; a page is named after its visitor and counted. */
function ask(visitor: string, count = 1, over: Partial<Asker> = {}): void {
  for (let number = 1; number <= count; number += 1) {
    const page = `${visitor}${number}`
    run({ visitor, ...over }, () => {
      begun.push(page)
      return new Promise<void>((resolve) => finish.set(page, resolve))
    }).then(
      () => outcomes.set(page, 'rendered'),
      (error: unknown) => outcomes.set(page, error instanceof Error ? error.name : 'unknown'),
    )
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

async function end(page: string): Promise<void> {
  finish.get(page)?.()
  await turn()
}

test('a few are rendered at once, fewer of one visitor', async () => {
  ask('a', 5)
  ask('b', 1)
  ask('c', 3)
  await turn()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
})

test('a crowd from one address waits for itself: others come first', async () => {
  ask('a', 8)
  ask('b', 2)
  await turn()
  ask('c', 1)
  await end('a1')
  await end('a2')
  await end('a3')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3', 'c1', 'a4'])
})

test('visitors take turns', async () => {
  ask('x', 2)
  ask('y', 2)
  for (const visitor of ['a', 'b']) ask(visitor, 3)
  await turn()
  for (const page of ['x1', 'x2', 'y1', 'y2', 'a1']) await end(page)
  expect(begun.slice(4)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
})

test('one visitor has a share of the queue, beyond it he is refused at once', async () => {
  ask('a', 12)
  await turn()
  expect([...outcomes]).toEqual([
    ['a11', 'TooManyRendersError'],
    ['a12', 'TooManyRendersError'],
  ])
})

test('a full queue has room for a newcomer, at the cost of the largest crowd', async () => {
  ask('a', 10)
  ask('b', 6)
  await turn()
  expect(outcomes.size).toBe(0)
  ask('c', 1)
  await turn()
  expect([...outcomes]).toEqual([['a10', 'TooManyRendersError']])
  for (const page of ['a1', 'b1', 'a2', 'b2']) await end(page)
  expect(begun).toContain('c1')
})

test('who waits too long is refused and his turn goes to another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    ask('a', 3)
    await turn()
    vi.advanceTimersByTime(limits.waitMs)
    await turn()
    expect([...outcomes]).toEqual([['a3', 'TooManyRendersError']])
    ask('a', 1)
    await end('a2')
    expect(begun).toEqual(['a1', 'a2', 'a1'])
  } finally {
    vi.useRealTimers()
  }
})

test('nothing is rendered for a visitor who has left', async () => {
  const leaving = new AbortController()
  ask('a', 2)
  ask('b', 2)
  ask('c', 1, { hasLeft: leaving.signal })
  ask('d', 1)
  await turn()
  leaving.abort()
  await end('a1')
  await end('a2')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'd1'])
  expect(outcomes.get('c1')).toBe('VisitorLeftError')
})

test('a render that fails gives its place to the next', async () => {
  const failing = run({ visitor: 'a' }, () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  for (let round = 0; round < 5; round += 1)
    await run({ visitor: 'a' }, () => Promise.reject(new Error('broken'))).catch(() => 'broken')
  ask('a', 2)
  await turn()
  expect(begun).toEqual(['a1', 'a2'])
})
