import { beforeEach, describe, expect, test } from 'vitest'
import { createFormSlots, type FormSlot } from './form-slots.ts'

let time: number
let hold: ReturnType<typeof createFormSlots>
let outcomes: string[]

beforeEach(() => {
  time = 0
  outcomes = []
  hold = createFormSlots({ most: 8, mostOfVisitor: 6, now: () => time })
})

/** A form that arrives until its slot is taken. */
function send(visitor: string, announcedBytes = 2_000_000): FormSlot {
  const { promise, reject } = Promise.withResolvers<never>()
  let given: FormSlot | undefined
  const index = outcomes.push('reading') - 1
  hold({ visitor, announcedBytes }, (slot) => {
    given = slot
    slot.signal.addEventListener('abort', () => reject(slot.signal.reason))
    return promise
  }).catch((error: unknown) => {
    outcomes[index] = error instanceof Error ? error.name : 'unknown'
  })
  return given ?? { signal: AbortSignal.abort(), countBytes: () => {} }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))
const eight = Array.from({ length: 8 }, (_, number) => `visitor ${number}`)

test('eight stalled forms lose their places one by one, the stalest first', async () => {
  for (const visitor of eight) {
    send(visitor)
    time += 1
  }
  time += 2000
  for (const newcomer of ['a', 'b']) send(newcomer).countBytes(1_000_000)
  await turn()
  const [first, second, ...rest] = outcomes
  expect([first, second]).toEqual(['SlowBodyError', 'SlowBodyError'])
  expect(new Set(rest)).toEqual(new Set(['reading']))
})

test('one visitor has six slots, and only the visitor’s own forms make room for the next one', async () => {
  send('other')
  for (let number = 0; number < 6; number += 1) send('greedy')
  send('greedy')
  await turn()
  expect(outcomes).toEqual(['reading', 'SlowBodyError', ...Array(6).fill('reading')])
})

test('a newcomer is given the place of the form that has longest to go for what it announced', async () => {
  const slots = eight.map((visitor, number) => send(visitor, number === 3 ? 60_000_000 : 1_500_000))
  time += 2000
  for (const slot of slots) slot.countBytes(500_000)
  send('late')
  await turn()
  expect(outcomes[3]).toBe('SlowBodyError')
  expect(outcomes.filter((outcome) => outcome === 'reading')).toHaveLength(8)
})

test('the visitor with most forms makes room before anybody who has one', async () => {
  const slow = send('phone')
  time += 2000
  slow.countBytes(60_000)
  for (const visitor of ['a', 'b', 'c', 'd', 'e', 'twice', 'twice'])
    send(visitor).countBytes(900_000)
  send('late')
  await turn()
  expect(outcomes).toEqual([...Array(6).fill('reading'), 'SlowBodyError', 'reading', 'reading'])
})

test('a single form that is nearly done keeps its slot, but not by never ending', async () => {
  const slots = eight.map((visitor) => send(visitor, 1_000_000))
  time += 2000
  for (const slot of slots) slot.countBytes(990_000)
  send('late')
  await turn()
  expect(outcomes.filter((outcome) => outcome !== 'reading')).toEqual(['TooManyFormsError'])
  time += 2500
  send('later')
  await turn()
  expect(outcomes.at(-1)).toBe('reading')
  expect(outcomes).toContain('SlowBodyError')
})

describe('a phone that sends 1.5 MB at 30 KB/s', () => {
  /** True if its form arrives completely, while `attack` is called every 0.1 s. */
  function sendsWhole(attack: () => void): boolean {
    attack()
    const phone = send('phone', 1_500_000)
    for (let sent = 0; sent < 1_500_000; sent += 3000) {
      time += 100
      phone.countBytes(3000)
      attack()
    }
    return !phone.signal.aborted
  }

  test('comes through while three addresses hold nine forms at 20 KB/s, again and again', () => {
    const held = Array.from({ length: 9 }, (): FormSlot | undefined => undefined)
    const isThrough = sendsWhole(() => {
      for (const [number, slot] of held.entries()) {
        if (slot && !slot.signal.aborted) slot.countBytes(2000)
        else held[number] = send(`attacker ${number % 3}`, 60_000_000)
      }
    })
    expect(isThrough).toBe(true)
  })

  test.each([60_000_000, 1_100_000])(
    'comes through while seven addresses open 240 forms of %i bytes each second and send nothing',
    (announcedBytes) => {
      const isThrough = sendsWhole(() => {
        for (let number = 0; number < 24; number += 1)
          send(`attacker ${number % 7}`, announcedBytes)
      })
      expect(isThrough).toBe(true)
    },
  )

  test('comes through while each second four new addresses open a form and send nothing', () => {
    let count = 0
    const isThrough = sendsWhole(() => {
      count += 1
      if (count % 5 < 2) send(`attacker ${count}`, 1_100_000)
    })
    expect(isThrough).toBe(true)
  })
})

test('a form that has been read gives its place back, also when it failed', async () => {
  const somchai = { visitor: 'somchai', announcedBytes: 2_000_000 }
  for (let number = 0; number < 5; number += 1) {
    await hold(somchai, () => Promise.resolve('read'))
    await hold(somchai, () => Promise.reject(new Error('cut'))).catch(() => 'failed')
  }
  expect(await hold(somchai, () => Promise.resolve('read'))).toBe('read')
})
