import { beforeEach, expect, test } from 'vitest'
import { createFormSlots, type FormSlot } from './form-slots.ts'

let time: number
let hold: ReturnType<typeof createFormSlots>
let outcomes: string[]

beforeEach(() => {
  time = 0
  outcomes = []
  hold = createFormSlots({ most: 8, mostOfVisitor: 6, now: () => time })
})

/** A form that comes in until its place is taken from it. */
function send(visitor: string): FormSlot {
  const { promise, reject } = Promise.withResolvers<never>()
  let given: FormSlot | undefined
  const index = outcomes.push('reading') - 1
  hold(visitor, (slot) => {
    given = slot
    slot.signal.addEventListener('abort', () => reject(slot.signal.reason))
    return promise
  }).catch((error: unknown) => {
    outcomes[index] = error instanceof Error ? error.name : 'unknown'
  })
  return given ?? { signal: AbortSignal.abort(), countBytes: () => {} }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('eight stalled forms lose their places one by one, the stalest first', async () => {
  for (let number = 0; number < 8; number += 1) {
    send(`visitor ${number}`)
    time += 1
  }
  time += 2000
  for (const newcomer of ['a', 'b']) send(newcomer).countBytes(1_000_000)
  await turn()
  const [first, second, ...rest] = outcomes
  expect([first, second]).toEqual(['SlowBodyError', 'SlowBodyError'])
  expect(new Set(rest)).toEqual(new Set(['reading']))
})

test('one visitor has six places, and only his own slow forms make room for his next one', async () => {
  send('other')
  for (let number = 0; number < 6; number += 1) send('greedy')
  time += 2000
  send('greedy')
  await turn()
  expect(outcomes).toEqual(['reading', 'SlowBodyError', ...Array(6).fill('reading')])
})

test('forms that come quickly keep their places: the newcomer is refused', async () => {
  const slots = Array.from({ length: 8 }, (_, number) => send(`visitor ${number}`))
  time += 2000
  for (const slot of slots) slot.countBytes(500_000)
  send('late')
  await turn()
  expect(outcomes.at(-1)).toBe('TooManyFormsError')
  expect(outcomes.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'reading'))
})

test('nobody is called slow in his first second', async () => {
  for (let number = 0; number < 6; number += 1) send('somchai')
  time += 900
  send('somchai')
  await turn()
  expect(outcomes).toEqual([...Array(6).fill('reading'), 'TooManyFormsError'])
})

test('a form that has been read gives its place back, also when it failed', async () => {
  for (let number = 0; number < 5; number += 1) {
    await hold('somchai', () => Promise.resolve('read'))
    await hold('somchai', () => Promise.reject(new Error('cut'))).catch(() => 'failed')
  }
  expect(await hold('somchai', () => Promise.resolve('read'))).toBe('read')
})
