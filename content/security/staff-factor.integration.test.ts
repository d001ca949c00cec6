import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type BasePayload, handleEndpoints } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { openPasswordLink } from '../src/features/staff/staff-mail.ts'
import { findAccount } from '../src/features/staff/staff.rows.ts'
import { collectionTable, connectionTo } from '../src/platform/database/tables.ts'
import { env } from '../src/platform/env.ts'
import { codeOf } from '../testing/app-code.ts'
import { staffData } from '../testing/record-data.ts'
import { staffCalls, tokenOf } from '../testing/staff-calls.ts'
import {
  enterCode,
  recoveryCodesIn,
  setUpFactor,
  signInPending,
  wrongCodeOf,
} from '../testing/staff-factor.ts'
import { testPassword } from '../testing/test-password.ts'

const another = 'copper lantern drifts uphill'
let payload: BasePayload
const call = staffCalls(() => payload)

beforeAll(async () => {
  payload = await openPayload()
})
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  Object.assign(env, { requiresSecondFactor: false })
})
afterAll(() => closePayload(payload))

const create = (role: 'administrator' | 'editor' = 'editor') =>
  payload.create({ collection: 'staff', data: staffData(randomUUID(), role) })
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const nextStep = () => later(30_000)
const minute = 60_000
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

async function whoHas(token: string): Promise<string | undefined> {
  return JSON.parse((await call('/me', { token })).text).user?.email
}

/** An account with a second factor, at a time when a new code is valid. */
async function withFactor() {
  const account = await create()
  const factor = await setUpFactor(call, account)
  nextStep()
  return { ...account, ...factor }
}

describe('Signing in with a second factor', () => {
  it('takes a password and a code: neither alone opens the admin', async () => {
    const { email, secret } = await withFactor()
    const { answer, token } = await signInPending(call, email)
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.text).not.toContain(email)
    expect(await whoHas(token)).toBeUndefined()
    expect((await enterCode(call, 'no token', codeOf(secret))).status).toBe(401)
    const signedIn = await enterCode(call, token, codeOf(secret))
    expect(await whoHas(tokenOf(signedIn))).toBe(email)
  })

  it('accepts a code of one step before or after, in any spelling, and no other', async () => {
    const { email, secret } = await withFactor()
    for (const [steps, status] of [
      [-2, 400],
      [2, 400],
      [0, 200],
      [1, 200],
    ] as const) {
      const { token } = await signInPending(call, email)
      const code = codeOf(secret, steps).replace(/^.../, '$& ')
      expect([steps, (await enterCode(call, token, code)).status]).toEqual([steps, status])
    }
  })

  it('accepts a code once, also of two requests at the same time', async () => {
    const { email, secret } = await withFactor()
    const tokens = [await signInPending(call, email), await signInPending(call, email)]
    const code = codeOf(secret)
    const answers = await Promise.all(tokens.map(({ token }) => enterCode(call, token, code)))
    expect(statusesOf(answers)).toEqual([200, 400])
    const { token } = await signInPending(call, email)
    expect((await enterCode(call, token, code)).status).toBe(400)
    expect((await enterCode(call, token, codeOf(secret, -1))).status).toBe(400)
  })

  it('accepts a recovery code once, also of two requests at the same time', async () => {
    const { email, recoveryCodes } = await withFactor()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = '', other = ''] = recoveryCodes
    const tokens = [await signInPending(call, email), await signInPending(call, email)]
    const answers = await Promise.all(
      tokens.map(({ token }) => enterCode(call, token, ` ${code.toLowerCase()}`)),
    )
    expect(statusesOf(answers)).toEqual([200, 400])
    const { token } = await signInPending(call, email)
    expect((await enterCode(call, token, code)).status).toBe(400)
    expect((await enterCode(call, token, other)).status).toBe(200)
  })

  it('counts wrong codes of an account, from wherever they come', async () => {
    const { email, secret } = await withFactor()
    const { token } = await signInPending(call, email)
    for (let count = 0; count < 5; count++) {
      const wrong = await enterCode(call, token, wrongCodeOf(secret))
      expect([wrong.status, wrong.fields]).toEqual([400, ['code']])
    }
    const refused = await enterCode(call, token, codeOf(secret))
    expect([refused.status, refused.fields]).toEqual([429, ['code']])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20)
    expect(refused.message).toMatch(/Too many wrong codes\. Wait \d\d seconds/)
    later(minute)
    expect((await enterCode(call, token, codeOf(secret))).status).toBe(200)
  })

  it.each([
    [{}, 'token'],
    [{ token: 'x' }, 'code'],
    [{ token: 7, code: '123456' }, 'token'],
    [{ token: 'x', code: '1'.repeat(99) }, 'code'],
  ])('names the wrong field: %j', async (body, field) => {
    const { status, fields } = await call('/login-code', { body })
    expect({ status, fields }).toEqual({ status: 400, fields: [field] })
  })
})

describe('The token between the two steps', () => {
  it('works once, for ten minutes, and until the password changes', async () => {
    const { id, email, secret } = await withFactor()
    const used = await signInPending(call, email)
    expect((await enterCode(call, used.token, codeOf(secret))).status).toBe(200)
    nextStep()
    expect((await enterCode(call, used.token, codeOf(secret))).status).toBe(401)
    const late = await signInPending(call, email)
    later(10 * minute)
    expect((await enterCode(call, late.token, codeOf(secret))).status).toBe(401)
    const old = await signInPending(call, email)
    await payload.update({ collection: 'staff', id, data: { password: another } })
    expect((await enterCode(call, old.token, codeOf(secret))).status).toBe(401)
  })

  it('is not accepted for another account or purpose, nor as a session', async () => {
    const [one, other] = [await withFactor(), await withFactor()]
    const { token } = await signInPending(call, one.email)
    expect((await enterCode(call, token, codeOf(other.secret))).status).toBe(400)
    const asSetUp = await call(`/${other.id}/factor/confirm`, {
      body: { token, code: codeOf(other.secret) },
      token: other.session,
    })
    expect(asSetUp.status).toBe(400)
    expect(await whoHas(token)).toBeUndefined()
    expect(await whoHas(one.session)).toBe(one.email)
    expect((await enterCode(call, one.session, codeOf(one.secret))).status).toBe(401)
  })
})

describe('A second factor that is required', () => {
  it('is set up while signing in, and its codes are asked for from then on', async () => {
    const { email } = await create('administrator')
    Object.assign(env, { requiresSecondFactor: true })
    const { answer, token, secret, qr } = await signInPending(call, email)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(qr).toMatch(/^<svg/)
    expect((await enterCode(call, token, wrongCodeOf(secret))).status).toBe(400)
    const done = await enterCode(call, token, codeOf(secret))
    expect(recoveryCodesIn(done.text)).toHaveLength(10)
    expect(await whoHas(tokenOf(done))).toBe(email)
    nextStep()
    expect((await enterCode(call, token, codeOf(secret))).status).toBe(409)
    const again = await signInPending(call, email)
    expect(again.secret).toBe('')
    expect((await enterCode(call, again.token, codeOf(secret))).status).toBe(200)
  })

  it('is stored once, if two set it up at the same time', async () => {
    const { email } = await create('administrator')
    Object.assign(env, { requiresSecondFactor: true })
    const both = [await signInPending(call, email), await signInPending(call, email)]
    const answers = await Promise.all(
      both.map(({ token, secret }) => enterCode(call, token, codeOf(secret))),
    )
    expect(statusesOf(answers)).toEqual([200, 409])
  })

  it('ends the sessions of administrators who have none, and of nobody else', async () => {
    const [administrator, editor] = [await create('administrator'), await create()]
    const tokenFor = async (email: string) => tokenOf((await signInPending(call, email)).answer)
    const [first, second] = [await tokenFor(administrator.email), await tokenFor(editor.email)]
    Object.assign(env, { requiresSecondFactor: true })
    expect(await whoHas(first)).toBeUndefined()
    expect((await call('/refresh-token', { method: 'POST', token: first })).status).toBe(403)
    expect(await whoHas(second)).toBe(editor.email)
    await payload.update({ collection: 'staff', id: editor.id, data: { role: 'administrator' } })
    expect(await whoHas(second)).toBeUndefined()
  })

  it('is set up by an invited administrator, whose link does not sign in', async () => {
    const email = `${randomUUID()}@example.com`
    await payload.create({ collection: 'staff', data: { email, role: 'administrator' } })
    Object.assign(env, { requiresSecondFactor: true })
    await setPassword(email)
    const { answer, secret } = await signInPending(call, email, another)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(secret).not.toBe('')
  })
})

/** Sets a password by a mailed link, which must not sign in. */
async function setPassword(email: string): Promise<void> {
  const account = await findAccount(payload, email)
  const link = account && (await openPasswordLink(payload, account))
  const answer = await call('/reset-password', { body: { token: link?.token, password: another } })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie().join()).not.toContain('payload-token')
}

describe('No way around a second factor', () => {
  it('is a new password: it neither removes nor skips the factor', async () => {
    const { email, secret } = await withFactor()
    await setPassword(email)
    const { answer, token } = await signInPending(call, email, another)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await enterCode(call, token, codeOf(secret))).status).toBe(200)
  })

  it('is a session from before: setting up the factor ends the others', async () => {
    const account = await create()
    const before = tokenOf((await signInPending(call, account.email)).answer)
    const { session } = await setUpFactor(call, account)
    expect(await whoHas(before)).toBeUndefined()
    expect(await whoHas(session)).toBe(account.email)
  })

  it("is one of Payload's own calls: GraphQL, API keys, or the first account", async () => {
    const { auth } = payload.collections.staff.config
    expect(auth.useAPIKey).not.toBe(true)
    expect(auth.strategies.map(({ name }) => name)).toEqual(['older-keys'])
    expect(payload.config.graphQL.disable).toBe(true)
    const { email } = await withFactor()
    const body = { email, password: testPassword }
    for (const path of ['/first-register', '/login/x', '/unlock'])
      expect((await call(path, { body })).headers.getSetCookie()).toEqual([])
    const sent = JSON.stringify({ query: `mutation { loginStaff(email:"${email}") { token } }` })
    const headers = { 'content-type': 'application/json' }
    const request = new Request('http://localhost/cms-api/graphql', {
      method: 'POST',
      headers,
      body: sent,
    })
    expect((await handleEndpoints({ config: payload.config, request })).status).toBe(404)
  })
})

describe('The secret of a second factor', () => {
  it('is sealed for its account, and recovery codes are hashes', async () => {
    const [one, other] = [await withFactor(), await withFactor()]
    const table = collectionTable(payload, 'staff-factors')
    const rows = await connectionTo(payload).select().from(table)
    const stored = JSON.stringify(rows)
    expect(stored).not.toContain(one.secret.replaceAll(' ', ''))
    expect(stored).not.toContain(one.recoveryCodes[0]?.replaceAll('-', ''))
    // Copied to another row, it does not open.
    const [own] = rows.filter(({ account }) => account === String(one.id))
    await connectionTo(payload)
      .update(table)
      .set({ sealedSecret: own?.sealedSecret })
      .where(eq(table.account, String(other.id)))
    const { token } = await signInPending(call, other.email)
    expect((await enterCode(call, token, codeOf(one.secret))).status).toBe(400)
    expect((await enterCode(call, token, other.recoveryCodes[0] ?? '')).status).toBe(200)
  })
})
