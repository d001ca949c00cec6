import { beforeAll, describe, expect, it, vi } from 'vitest'
import { hashPassword, isArgonPassword, needsNewHash } from './argon-password.ts'
import { passwordHashing } from './hashing-lane.ts'

const password = 'แมวสามตัวกินขนมปังร้อน'
let stored: string

beforeAll(async () => {
  stored = await hashPassword(password, 'here')
})

describe('A stored password', () => {
  it('is in the PHC string format, with OWASP’s parameters, and never the same', async () => {
    const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/
    expect(stored).toMatch(form)
    expect(await hashPassword(password, 'here')).not.toBe(stored)
    expect(needsNewHash(stored)).toBe(false)
  })

  it('matches only the same characters, however they are composed', async () => {
    const [composed, apart] = ['café ﬁve ｔｅａｓ', 'cafe\u0301 five teas']
    const kept = await hashPassword(composed, 'here')
    expect(await isArgonPassword(kept, apart, 'here')).toBe(true)
    expect(await isArgonPassword(stored, password, 'here')).toBe(true)
    for (const other of ['', `${password} `, password.slice(1), stored])
      expect(await isArgonPassword(stored, other, 'here'), other).toBe(false)
  })

  it('is compared by the parameters that it was hashed with, and is due for new ones', async () => {
    const weak =
      '$argon2id$v=19$m=8192,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$71F63s7nLvcBnXDGJmowxE3YCXmeR/KNOTiJ4IKgHa0'
    expect(await isArgonPassword(weak, 'quiet otters paint barns', 'here')).toBe(true)
    expect(needsNewHash(weak)).toBe(true)
  })

  it('opens to nothing where there is none, after the same work', async () => {
    const hash = vi.spyOn(passwordHashing(), 'hash')
    const workOf = async (kept: string | null | undefined) => {
      hash.mockClear()
      expect(await isArgonPassword(kept, password.slice(1), 'here')).toBe(false)
      return hash.mock.calls.map(([{ memory, passes, parallelism }]) => [
        memory,
        passes,
        parallelism,
      ])
    }
    const real = await workOf(stored)
    expect(real).toEqual([[19_456, 2, 1]])
    for (const none of [undefined, null, '', 'not a hash', stored.slice(0, -1)])
      expect(await workOf(none)).toEqual(real)
    hash.mockRestore()
  })
})

it('Passwords wait for each other a second at most, and those of a crowd behind the others’', async () => {
  const crowd = Array.from({ length: 80 }, () => isArgonPassword(stored, 'a guess', 'crowd'))
  const other = isArgonPassword(stored, password, 'somebody else')
  const answers = await Promise.allSettled(crowd)
  const late = answers.filter(({ status }) => status === 'rejected')
  expect(late.length).toBeGreaterThan(20)
  for (const each of late)
    expect(each).toMatchObject({
      reason: { code: 'REQUESTS_EXCEEDED', extras: { retry_after: 1 } },
    })
  expect(await other).toBe(true)
})
