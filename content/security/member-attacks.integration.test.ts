import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { startCmsCalls } from '../testing/cms-calls.ts'
import { openSignInBench } from '../testing/sign-in-bench.ts'

const { payload, register, logIn, listFor, url } = await openSignInBench()

it('case 15: a forwarded address that nobody vouches for starts no new count', async () => {
  const { email } = await register()
  const statuses = []
  for (let count = 0; count < 7; count += 1) {
    const spoofed = {
      'x-forwarded-for': `203.0.113.${count}`,
      'x-visitor-address': `203.0.113.${count}`,
    }
    statuses.push((await logIn(email, { password: 'not this one' }, spoofed)).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
})

it('case 20: two hundred who sign in at once are signed in or told to come again', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => register()))
  const startedAt = performance.now()
  expect((await logIn(members[0]?.email ?? '')).status).toBe(200)
  const alone = performance.now() - startedAt
  const tries = Array.from({ length: 200 }, (_, index) => logIn(members[index % 20]?.email ?? ''))
  const answers = await Promise.all(tries)
  const signedIn = answers.filter(({ status }) => status === 200)
  // More than ten, unless a slow machine handles fewer within their wait of one second.
  expect(signedIn.length).toBeGreaterThan(Math.min(10, 300 / alone))
  for (const { status, headers } of answers.filter((each) => each.status !== 200))
    expect([status, headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
  const newest = signedIn.at(-1)
  expect((await listFor(newest?.data.access_token)).status).toBe(200)
  const owners = new Set(signedIn.map(({ data }) => data.access_token))
  expect(owners.size).toBe(signedIn.length)
}, 60_000)

it('case 9: nobody reads, filters or sorts by what members’ passwords are kept as', async () => {
  const { id } = await register()
  const call = await startCmsCalls(payload)
  for (const path of ['/members', `/members/${id}`, '/members?select[passwordHash]=true'])
    expect((await call('GET', path)).text).not.toMatch(/argon2|passwordHash/)
  for (const query of [
    'where[passwordHash][like]=$argon2',
    'sort=passwordHash',
    'sort=-passwordHash',
  ])
    expect((await call('GET', `/members?${query}`)).status, query).toBe(400)
  for (const path of ['/member-sessions', `/member-sessions/${randomUUID()}`])
    expect((await call('GET', path)).status).toBe(403)
})

it('case 25: Payload has no way in for members, nor staff a way to make one', async () => {
  const call = await startCmsCalls(payload, 'second-caller')
  const { email } = await register()
  for (const path of [
    'login',
    'logout',
    'refresh-token',
    'forgot-password',
    'reset-password',
    'unlock',
  ])
    expect([403, 404]).toContain(
      (await call('POST', `/members/${path}`, { body: { email } })).status,
    )
  expect((await call('GET', '/members/me')).status).toBe(404)
  const body = { email: 'made@example.com', language: 'th', status: 'active', passwordHash: 'x' }
  expect((await call('POST', '/members', { body })).status).toBe(403)
})

it('case 24: other methods on these calls are told which there are', async () => {
  for (const [path, allowed] of [
    ['/auth/login', 'POST'],
    ['/auth/refresh', 'POST'],
    ['/auth/logout', 'POST'],
    ['/api/sessions', 'GET, HEAD'],
    ['/api/end_other_sessions', 'POST'],
  ]) {
    const answer = await fetch(`${url}${path}`, { method: 'PUT' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
    expect(await answer.text()).not.toMatch(/at |sql|\/src\//i)
  }
})
