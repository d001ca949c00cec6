import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import type { Mail } from '../src/core/mail/mail.ts'
import { startOutbox } from '../src/core/mail/outbox-worker.ts'
import { resealFactors } from '../src/features/staff/factor.rows.ts'
import { staffOutbox } from '../src/features/staff/staff-mail.ts'
import { longestSessionMs } from '../src/features/staff/staff-sessions.rows.ts'
import { connectionTo, tableOf } from '../src/platform/database/tables.ts'
import { env } from '../src/platform/env.ts'
import { keyOfSecret } from '../src/platform/keys.ts'
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

let payload: BasePayload
let outbox: ReturnType<typeof startOutbox>
let mails: Mail[] = []
let chief: { id: number; email: string; token: string }
const call = staffCalls(() => payload)

beforeAll(async () => {
  payload = await openPayload()
  const sendMail = async (mail: Mail) => void mails.push(mail)
  outbox = startOutbox(payload, [staffOutbox], { sendMail })
  const account = await create('administrator')
  chief = { ...account, token: await signIn(account.email) }
})
beforeEach(() => {
  mails = []
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(env, { requiresSecondFactor: false })
})
afterAll(async () => {
  await outbox.stop()
  await closePayload(payload)
})

const create = (role: 'administrator' | 'editor' = 'editor') =>
  payload.create({ collection: 'staff', data: staffData(randomUUID(), role) })
const signIn = async (email: string) => tokenOf((await signInPending(call, email)).answer)
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const nextStep = () => later(30_000)
const password = testPassword
const minuteMs = 60_000

async function withFactor() {
  const account = await create()
  const factor = await setUpFactor(call, account)
  nextStep()
  return { ...account, ...factor }
}

const post = (path: string, token: string, body: object) => call(path, { body, token })
async function isSignedIn(token: string): Promise<boolean> {
  return JSON.parse((await call('/me', { token })).text).user !== null
}

const Security = z.object({
  isRequired: z.boolean(),
  factor: z.object({ since: z.string(), codesLeft: z.number() }).nullable(),
  sessions: z.array(
    z.object({ id: z.string(), startedAt: z.string(), expiresAt: z.string(), isThis: z.boolean() }),
  ),
})
const read = async (id: number, token: string) =>
  Security.parse(JSON.parse((await call(`/${id}/security`, { token })).text))

/** As if the sessions of an account had started earlier. */
async function startEarlier(id: number, ms: number): Promise<void> {
  const table = tableOf(payload, 'staff_sessions', ['_parentID', 'createdAt'])
  const createdAt = new Date(Date.now() - ms).toISOString()
  await connectionTo(payload).update(table).set({ createdAt }).where(eq(table._parentID, id))
}

async function mailsTo(email: string): Promise<string> {
  await outbox.wake()
  return mails
    .filter(({ to }) => to.includes(email))
    .map(({ subject, text }) => `${subject} ${text}`)
    .join()
}

describe('The own second factor', () => {
  it('is set up with the own password, and its owner is told', async () => {
    const { id, email } = await create()
    const token = await signIn(email)
    const refused = await post(`/${id}/factor`, token, { currentPassword: 'wrong' })
    expect([refused.status, refused.fields]).toEqual([400, ['currentPassword']])
    expect((await read(id, token)).factor).toBeNull()
    const { session } = await setUpFactor(call, { id, email })
    expect((await read(id, session)).factor).toMatchObject({ codesLeft: 10 })
    expect(await mailsTo(email)).toContain('second factor')
  })

  it('is replaced with password and code; the old app shows nothing that works then', async () => {
    const { id, email, secret, session } = await withFactor()
    const given = { currentPassword: password }
    expect((await post(`/${id}/factor`, session, given)).fields).toEqual(['code'])
    const wrong = { ...given, code: wrongCodeOf(secret) }
    expect((await post(`/${id}/factor`, session, wrong)).fields).toEqual(['code'])
    const begun = await post(`/${id}/factor`, session, { ...given, code: codeOf(secret) })
    const fresh = JSON.parse(begun.text)
    const confirm = { token: fresh.token, code: codeOf(fresh.secret) }
    expect((await post(`/${id}/factor/confirm`, session, confirm)).status).toBe(200)
    expect((await post(`/${id}/factor/confirm`, session, confirm)).status).toBe(409)
    nextStep()
    const { token } = await signInPending(call, email)
    expect((await enterCode(call, token, codeOf(secret))).status).toBe(400)
    expect((await enterCode(call, token, codeOf(fresh.secret))).status).toBe(200)
  })

  it('gets new recovery codes with password and code; the old ones end', async () => {
    const { id, email, secret, session, recoveryCodes } = await withFactor()
    const path = `/${id}/factor/recovery-codes`
    const given = { currentPassword: password, code: codeOf(secret) }
    const fresh = recoveryCodesIn((await post(path, session, given)).text)
    expect(await mailsTo(email)).toContain('recovery codes')
    const { token } = await signInPending(call, email)
    expect((await enterCode(call, token, recoveryCodes[0] ?? '')).status).toBe(400)
    expect((await enterCode(call, token, fresh[0] ?? '')).status).toBe(200)
    expect((await read(id, session)).factor).toMatchObject({ codesLeft: 9 })
  })

  it('is removed with password and code, unless it is required', async () => {
    const { id, email, secret, session } = await withFactor()
    const given = { currentPassword: password, code: codeOf(secret) }
    await payload.update({ collection: 'staff', id, data: { role: 'administrator' } })
    Object.assign(env, { requiresSecondFactor: true })
    expect((await post(`/${id}/factor/remove`, session, given)).status).toBe(403)
    Object.assign(env, { requiresSecondFactor: false })
    expect((await post(`/${id}/factor/remove`, session, { ...given, code: '' })).status).toBe(400)
    expect((await post(`/${id}/factor/remove`, session, given)).status).toBe(200)
    expect(await isSignedIn(await signIn(email))).toBe(true)
  })

  it('is deleted with its account', async () => {
    const { id } = await withFactor()
    await payload.delete({ collection: 'staff', id })
    const where = { account: { equals: String(id) } }
    expect(await payload.count({ collection: 'staff-factors', where })).toEqual({ totalDocs: 0 })
  })

  it('opens with a new key, and without the older one after the next start', async () => {
    const { email, secret } = await withFactor()
    const first = payload.secret
    const enter = async () => {
      const { token } = await signInPending(call, email)
      return (await enterCode(call, token, codeOf(secret))).status
    }
    payload.secret = keyOfSecret('the secret that is put before the first one')
    payload.config.custom['olderKeys'] = [first]
    expect(await enter()).toBe(200)
    await resealFactors(payload)
    payload.config.custom['olderKeys'] = []
    nextStep()
    expect(await enter()).toBe(200)
    payload.config.custom['olderKeys'] = [payload.secret]
    payload.secret = first
    await resealFactors(payload)
    payload.config.custom['olderKeys'] = []
  })
})

describe('Sessions of staff', () => {
  it('are listed, and ended one by one or all but the own', async () => {
    const { id, email } = await create()
    const [first, second, third] = [await signIn(email), await signIn(email), await signIn(email)]
    const { sessions } = await read(id, first)
    expect([sessions.length, sessions.filter(({ isThis }) => isThis).length]).toEqual([3, 1])
    const { sessions: ofSecond } = await read(id, second)
    const session = ofSecond.find(({ isThis }) => isThis)?.id
    expect((await post(`/${id}/sessions/end`, first, { session })).status).toBe(200)
    expect(await isSignedIn(second)).toBe(false)
    expect(await isSignedIn(third)).toBe(true)
    expect((await post(`/${id}/sessions/end`, first, {})).status).toBe(200)
    expect([await isSignedIn(first), await isSignedIn(third)]).toEqual([true, false])
  })

  it('end 30 days after their start, also if they are extended', async () => {
    const { id, email } = await create()
    let token = await signIn(email)
    await startEarlier(id, longestSessionMs - 30 * minuteMs)
    token = tokenOf(await call('/refresh-token', { method: 'POST', token }))
    const [session] = (await read(id, token)).sessions
    expect(Date.parse(session?.expiresAt ?? '') - Date.now()).toBeLessThan(31 * minuteMs)
    later(29 * minuteMs)
    expect(await isSignedIn(token)).toBe(true)
    later(2 * minuteMs)
    expect(await isSignedIn(token)).toBe(false)
  })

  it('end 30 days after their start, even if their token is still valid', async () => {
    const { id, email } = await create()
    const token = await signIn(email)
    await startEarlier(id, longestSessionMs)
    expect(await isSignedIn(token)).toBe(false)
    expect((await call('/refresh-token', { method: 'POST', token })).status).toBe(403)
  })

  it('do not come back when they are extended or left while they are ended', async () => {
    const { id, email } = await create()
    const [own, other] = [await signIn(email), await signIn(email)]
    await Promise.all([
      post(`/${id}/sessions/end`, own, {}),
      call('/refresh-token', { method: 'POST', token: other }),
      call('/refresh-token', { method: 'POST', token: own }),
    ])
    expect(await isSignedIn(other)).toBe(false)
    await Promise.all([
      call('/logout', { method: 'POST', token: own }),
      call('/refresh-token', { method: 'POST', token: own }),
    ])
    expect(await isSignedIn(own)).toBe(false)
  })
})

describe('An administrator', () => {
  it('resets the second factor of a colleague with the own password, which is noted and mailed', async () => {
    const { id, email, session } = await withFactor()
    const path = `/${id}/factor/remove`
    expect((await post(path, chief.token, {})).fields).toEqual(['currentPassword'])
    expect(await isSignedIn(session)).toBe(true)
    expect((await post(path, chief.token, { currentPassword: password })).status).toBe(200)
    expect(await isSignedIn(session)).toBe(false)
    expect(await lastEntry()).toMatchObject({ by: chief.id, about: 'staff', ids: String(id) })
    expect(await mailsTo(email)).toContain('second factor')
    expect(await isSignedIn(await signIn(email))).toBe(true)
  })

  it('sees and ends the sessions of a colleague, which is noted and mailed', async () => {
    const { id, email } = await create()
    const token = await signIn(email)
    expect((await read(id, chief.token)).sessions).toHaveLength(1)
    expect((await post(`/${id}/sessions/end`, chief.token, {})).status).toBe(200)
    expect(await isSignedIn(token)).toBe(false)
    expect(await lastEntry()).toMatchObject({ by: chief.id, about: 'staff', ids: String(id) })
    expect(await mailsTo(email)).toContain('signed this admin account out')
  })

  it('cannot set up a factor of a colleague; others can do nothing at all', async () => {
    const [one, other] = [await withFactor(), await create()]
    const given = { currentPassword: password, code: codeOf(one.secret), token: 'x' }
    for (const path of ['factor', 'factor/confirm', 'factor/recovery-codes'])
      expect([path, (await post(`/${one.id}/${path}`, chief.token, given)).status]).toEqual([
        path,
        403,
      ])
    const editor = await signIn(other.email)
    for (const path of ['factor', 'factor/remove', 'sessions/end'])
      expect([path, (await post(`/${one.id}/${path}`, editor, given)).status]).toEqual([path, 403])
    expect((await call(`/${one.id}/security`, { token: editor })).status).toBe(403)
    expect((await call(`/${one.id}/security`)).status).toBe(403)
    expect((await call('/999999/security', { token: chief.token })).status).toBe(404)
  })
})

async function lastEntry() {
  const { docs } = await payload.find({ collection: 'staff-audit', sort: '-id', limit: 1 })
  return docs[0]
}
