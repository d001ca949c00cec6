import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { staffData } from '../testing/record-data.ts'
import { cookiesOf, staffCalls, tokenOf } from '../testing/staff-calls.ts'
import { testPassword } from '../testing/test-password.ts'

const password = testPassword
let payload: BasePayload
const call = staffCalls(() => payload)

beforeAll(async () => {
  payload = await openPayload()
  for (const mark of ['guessed', 'known', 'other', 'quick', 'mixed'])
    await payload.create({ collection: 'staff', data: staffData(mark) })
})
afterAll(() => closePayload(payload))

const signIn = (mark: string, given: string, more: { from?: string; cookie?: string } = {}) =>
  call('/login', { body: { email: `${mark}@example.com`, password: given }, ...more })

/** Enough wrong passwords to start the wait. */
async function guess(mark: string, from: string): Promise<void> {
  for (let count = 0; count < 5; count++)
    expect((await signIn(mark, `guess-${count}`, { from })).status).toBe(401)
  expect((await signIn(mark, 'guess', { from })).status).toBe(429)
}

describe('case 20: someone who guesses at an account of staff', () => {
  it('keeps nobody out of it but those of their own network', async () => {
    await guess('guessed', 'attacker')
    expect((await signIn('guessed', password, { from: 'attacker' })).status).toBe(429)
    expect((await signIn('guessed', password, { from: 'office' })).status).toBe(200)
  })

  it('is told how long to wait, in their language, and what helps', async () => {
    await guess('nobody', 'attacker')
    const body = { email: 'nobody@example.com', password }
    const english = await call('/login', { body, from: 'attacker' })
    expect(Number(english.headers.get('retry-after'))).toBeGreaterThan(20)
    expect(english.message).toMatch(/Wait \d\d seconds.*Forgot password/)
    expect(english.fields).toEqual(['password'])
    const thai = await call('/login', { body, from: 'attacker', language: 'th' })
    expect(thai.message).toMatch(/รอ \d\d วินาที.*ลืมรหัสผ่าน/)
  })

  it('does not keep out a browser of the same network that signed in before', async () => {
    const cookie = cookiesOf(await signIn('known', password, { from: 'cafe' }))
    const [mark = ''] = /known-browser-[^;]+/.exec(cookie) ?? []
    await guess('known', 'cafe')
    expect((await signIn('known', password, { from: 'cafe' })).status).toBe(429)
    expect((await signIn('known', password, { from: 'cafe', cookie: mark })).status).toBe(200)
    await guess('other', 'cafe')
    expect((await signIn('other', password, { from: 'cafe', cookie: mark })).status).toBe(429)
  })

  it('has to wait as well with a known browser once it has guessed five times', async () => {
    const cookie = cookiesOf(await signIn('known', password, { from: 'cafe 2' }))
    for (let count = 0; count < 5; count++)
      expect((await signIn('known', 'guess', { from: `${count}`, cookie })).status).toBe(401)
    expect((await signIn('known', password, { from: 'anywhere', cookie })).status).toBe(429)
    expect((await signIn('known', password, { from: 'anywhere' })).status).toBe(200)
  })

  it('is counted under any spelling of the address', async () => {
    const spellings = ['mixed', 'MIXED', ' mixed', 'Mixed', 'mixeD']
    for (const mark of spellings) await signIn(mark, 'guess', { from: 'speller' })
    expect((await signIn('mixed', password, { from: 'speller' })).status).toBe(429)
  })

  it('cannot tell an account that is there from one that is not', async () => {
    const answers = [
      await signIn('quick', 'guess', { from: 'asker' }),
      await signIn('missing', 'guess', { from: 'asker' }),
    ]
    const [known, unknown] = answers.map(({ status, text, headers }) => ({
      status,
      text,
      headers: [...headers.keys()],
    }))
    expect(known).toEqual(unknown)
  })
})

describe('A log-in of staff that is no proper one', () => {
  it.each([
    [{}, 'email'],
    [{ email: 'x@example.com' }, 'password'],
    [{ email: 7, password: 'x' }, 'email'],
    [{ email: `${'x'.repeat(300)}@example.com`, password: 'x' }, 'email'],
    [{ email: 'x@example.com', password: 'x'.repeat(2000) }, 'password'],
  ])('names the field: %j', async (body, field) => {
    const { status, fields } = await call('/login', { body })
    expect({ status, fields }).toEqual({ status: 400, fields: [field] })
  })

  it.each(['a\u0000b@example.com', '\ud800@example.com', "' or 1=1 --"])(
    'is a wrong one: %j',
    async (email) => {
      expect((await call('/login', { body: { email, password } })).status).toBe(401)
    },
  )
})

describe('case 23: the token of staff', () => {
  it('is in the cookie alone: no script reads it, from whichever call', async () => {
    const signed = await signIn('quick', password)
    expect(signed.headers.getSetCookie()[0]).toMatch(/^payload-token=.+HttpOnly.*SameSite=Lax/)
    const token = tokenOf(signed)
    const answers = [
      signed,
      await call('/me', { token }),
      await call('/refresh-token', { method: 'POST', token }),
    ]
    for (const { status, text } of answers) {
      expect(status).toBe(200)
      expect(text).not.toMatch(/eyJ[\w-]+\./)
    }
  })

  it('is that of a session which ends with signing out, and none is lost to another log-in', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => signIn('quick', password)))
    const [first = '', ...others] = all.map(tokenOf)
    expect((await call('/logout', { method: 'POST', token: first })).status).toBe(200)
    expect(JSON.parse((await call('/me', { token: first })).text).user).toBeNull()
    for (const token of others)
      expect(JSON.parse((await call('/me', { token })).text).user).toMatchObject({
        email: 'quick@example.com',
      })
  })
})
