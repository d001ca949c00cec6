import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { openSignInBench, refusedSignIn } from '../../../../testing/sign-in-bench.ts'
import { someone } from '../../../../testing/visitor.ts'
import { newMark } from '../../../core/accounts/known-browser.ts'
import { hashPassword } from '../../../core/accounts/passwords/argon-password.ts'
import { passwordHashing } from '../../../core/accounts/passwords/hashing-lane.ts'

const { payload, register, logIn, listFor, warningsOf } = await openSignInBench()

describe('POST /auth/login', () => {
  it('[S7.account.1] signs in, whatever the case of the address, and shows where', async () => {
    const { email } = await register()
    const from = { ...someone(), 'x-visitor-agent': 'Mozilla/5.0 (Linux; Android 14)' }
    const answer = await logIn(` ${email.toUpperCase()} `, { mode: 'json' }, from)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const tokens = { access_token: expect.any(String), refresh_token: expect.any(String) }
    expect(answer.data).toEqual({ ...tokens, expires: 900_000, device: expect.any(String) })
    const { sessions } = await listFor(answer.data.access_token)
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        user_agent: 'Mozilla/5.0 (Linux; Android 14)',
        date_created: expect.any(String),
        date_used: expect.any(String),
        is_current: true,
        date_misused: null,
      },
    ])
  })

  it('believes nobody but the website which browser the visitor has', async () => {
    const { email } = await register()
    const headers = { 'user-agent': 'own', 'x-visitor-agent': 'told', 'x-service-token': 'guessed' }
    const { data } = await logIn(email, {}, headers)
    const { sessions } = await listFor(data.access_token)
    expect(sessions).toMatchObject([{ user_agent: 'own' }])
  })

  it('refuses the unknown, the suspended and a wrong password alike', async () => {
    const { email } = await register()
    const { email: suspended } = await register({ status: 'suspended' })
    const { email: without } = await register({ passwordHash: null })
    // One after another: a busy machine answers some of several with a retry.
    const answers = [
      await logIn('nobody@example.com'),
      await logIn(suspended),
      await logIn(suspended, { password: 'not this one' }),
      await logIn(without),
      await logIn(email, { password: 'not this one' }),
    ]
    for (const { status, headers, errors } of answers) {
      expect([status, errors]).toEqual([401, refusedSignIn])
      expect([...headers.keys()].toSorted()).toEqual(
        [...(answers[0]?.headers.keys() ?? [])].toSorted(),
      )
    }
  })

  it('does the same work for an address that nobody has', async () => {
    const { email } = await register()
    const hash = vi.spyOn(passwordHashing(), 'hash')
    for (const address of [email, `${randomUUID()}@example.com`]) {
      hash.mockClear()
      expect((await logIn(address, { password: 'not this one' })).status).toBe(401)
      expect(hash.mock.calls).toMatchObject([[{ memory: 19_456, passes: 2, parallelism: 1 }]])
    }
    hash.mockRestore()
  })

  // The tests' password, hashed with half of the memory and one pass.
  const weak =
    '$argon2id$v=19$m=8192,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$71F63s7nLvcBnXDGJmowxE3YCXmeR/KNOTiJ4IKgHa0'

  it('hashes it again for several at once, and lets each of them in', async () => {
    const { email } = await register({ passwordHash: weak })
    // A busy machine answers some with a retry; another test covers this.
    const letIn = async (): ReturnType<typeof logIn> => {
      const answer = await logIn(email)
      return answer.status === 429 ? letIn() : answer
    }
    const answers = await Promise.all(Array.from({ length: 4 }, letIn))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { data } of answers)
      expect(await listFor(data.access_token)).toHaveProperty('status', 200)
  })

  it('hashes the password again when it was hashed with less work', async () => {
    const { id, email } = await register({ passwordHash: weak })
    expect(await logIn(email)).toHaveProperty('status', 200)
    const stored = await payload.findByID({
      collection: 'members',
      id,
      showHiddenFields: true,
    })
    expect(stored.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await logIn(email)).toHaveProperty('status', 200)
  })

  it('tells the member of a browser that was never signed in, and of no other', async () => {
    const { id, email } = await register()
    const known = newMark('members', id, payload.secret)
    expect(await logIn(email, { device: known })).toHaveProperty('status', 200)
    expect(await warningsOf(id)).toEqual([])
    const another = await register()
    await logIn(email, { device: newMark('members', another.id, payload.secret) })
    await logIn(another.email, { device: 'made up' })
    for (const each of [id, another.id]) expect(await warningsOf(each)).toEqual(['new-device'])
  })
})

describe('case 20: guessing passwords', () => {
  it('is stopped after five tries, of 55 at once too, and the answer says how long', async () => {
    const { email } = await register()
    const from = someone()
    const guesses = Array.from({ length: 55 }, (_, index) =>
      logIn(email, { password: `guess number ${index}` }, from),
    )
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    const stopped = answers.filter(({ status }) => status === 429)
    expect(stopped).toHaveLength(50)
    for (const { headers, errors } of stopped) {
      const wait = errors[0].extensions.retry_after
      expect(wait).toBeGreaterThan(25)
      expect(headers.get('retry-after')).toBe(String(wait))
    }
    expect(await logIn(email, {}, from), 'the right one').toHaveProperty('status', 429)
  }, 60_000)

  it('counts nothing that could not be looked at because too many passwords waited', async () => {
    const { email } = await register()
    const from = someone()
    const slow = vi.spyOn(passwordHashing(), 'hash').mockImplementation(async () => {
      await sleep(60)
      return Buffer.alloc(32, 1)
    })
    const crowd = Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => hashPassword('something', `network ${index}`)),
    )
    const guesses = Array.from({ length: 5 }, () =>
      logIn(email, { password: 'not this one' }, from),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    await crowd
    slow.mockRestore()
    expect(statuses).toContain(429)
    expect(await logIn(email, {}, from)).toHaveProperty('status', 200)
  }, 60_000)

  it('blocks neither an owner in a known browser nor one elsewhere', async () => {
    const { email } = await register()
    const { data } = await logIn(email)
    const from = someone()
    for (let count = 0; count < 6; count += 1)
      await logIn(email, { password: 'not this one' }, from)
    expect(await logIn(email, {}, from)).toHaveProperty('status', 429)
    expect(await logIn(email, { device: data.device }, from)).toHaveProperty('status', 200)
    expect(await logIn(email)).toHaveProperty('status', 200)
  })

  it('does not reveal to a blocked client whether the address is known, and resets with the right password', async () => {
    const { email } = await register()
    const bodies = []
    for (const address of [email, `${randomUUID()}@example.com`]) {
      const from = someone()
      for (let count = 0; count < 5; count += 1)
        await logIn(address, { password: 'not this one' }, from)
      const { status, errors } = await logIn(address, {}, from)
      bodies.push([status, errors[0].extensions.code])
    }
    expect(bodies).toEqual([
      [429, 'REQUESTS_EXCEEDED'],
      [429, 'REQUESTS_EXCEEDED'],
    ])
    const from = someone()
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1)
        await logIn(email, { password: 'not this one' }, from)
      expect(await logIn(email, {}, from)).toHaveProperty('status', 200)
    }
  }, 60_000)
})
