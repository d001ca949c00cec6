import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sendCall } from '../../../../testing/member-requests.ts'
import { openSignInBench, refusedSignIn } from '../../../../testing/sign-in-bench.ts'
import { someone } from '../../../../testing/visitor.ts'
import { sessionsOf } from '../../../core/accounts/member-tables.ts'
import { sessionNamedBy } from '../../../core/accounts/sessions/session-tokens.ts'
import { connectionTo } from '../../../platform/database/tables.ts'

const { payload, url, register, post, logIn, listFor, warningsOf } = await openSignInBench()

describe('A session, over the wire', () => {
  it('is refreshed, listed, ended elsewhere and here', async () => {
    const { email } = await register()
    const [phone, desk] = [
      (await logIn(email)).data,
      (await logIn(email, { remember: false })).data,
    ]
    const { status, data } = await post('/auth/refresh', {
      refresh_token: phone.refresh_token,
      mode: 'json',
    })
    expect([status, data.expires, data.device]).toEqual([200, 900_000, null])
    const { sessions } = await listFor(data.access_token)
    expect(sessions.map((each: { is_current: boolean }) => each.is_current).toSorted()).toEqual([
      false,
      true,
    ])
    const { id } = sessions.find((each: { is_current: boolean }) => !each.is_current)
    const end = (name: string) =>
      sendCall(url, `/api/sessions/${name}`, { method: 'DELETE', token: data.access_token })
    expect((await end(id)).status).toBe(204)
    expect((await listFor(desk.access_token)).status).toBe(401)
    for (const name of [id, randomUUID(), 'abc', '%00', '%F0%9F%92%A9'])
      expect((await end(name)).status, name).toBe(404)
    const third = (await logIn(email)).data
    const others = { method: 'POST', token: third.access_token }
    expect((await sendCall(url, '/api/end_other_sessions', others)).status).toBe(204)
    expect((await listFor(data.access_token)).status).toBe(401)
    const leave = () => post('/auth/logout', { refresh_token: third.refresh_token })
    expect((await leave()).status).toBe(204)
    expect((await listFor(third.access_token)).status).toBe(401)
    expect(await post('/auth/refresh', { refresh_token: third.refresh_token })).toMatchObject({
      status: 401,
      errors: refusedSignIn,
    })
    expect((await leave()).status).toBe(204)
    expect((await post('/auth/logout', { refresh_token: 'never was' })).status).toBe(204)
  })

  it('is listed for its own member alone, and ended by nobody else', async () => {
    const [{ email: own }, { email: other }] = [await register(), await register()]
    const [mine, theirs] = [(await logIn(own)).data, (await logIn(other)).data]
    const { sessions } = await listFor(theirs.access_token)
    const path = `/api/sessions/${sessions[0].id}`
    expect((await sendCall(url, path, { method: 'DELETE', token: mine.access_token })).status).toBe(
      404,
    )
    expect((await sendCall(url, path, { method: 'DELETE' })).status).toBe(401)
    expect((await listFor(theirs.access_token)).status).toBe(200)
  })

  it('says when its token has only expired', async () => {
    const { data } = await logIn((await register()).email)
    const table = sessionsOf(payload)
    await connectionTo(payload)
      .update(table)
      .set({ accessExpiresAt: new Date().toISOString() })
      .where(eq(table.id, sessionNamedBy(data.access_token) ?? ''))
    const { status, text } = await sendCall(url, '/api/sessions', {
      token: data.access_token,
    })
    expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual([401, 'TOKEN_EXPIRED'])
  })

  it('gives up no token for one that its browser has not been given, on the website’s word alone', async () => {
    const { data } = await logIn((await register()).email)
    const { refresh_token } = data
    const { access_token: token } = (await post('/auth/refresh', { refresh_token })).data
    const table = sessionsOf(payload)
    const arrivalAfter = async (from: Record<string, string>) => {
      expect((await sendCall(url, '/users/me', { token, from })).status).toBe(200)
      await sleep(200)
      const id = sessionNamedBy(token) ?? ''
      const [row] = await connectionTo(payload).select().from(table).where(eq(table.id, id))
      return row?.arrivedAt
    }
    const unseen = { 'x-token-unseen': 'true' }
    expect(await arrivalAfter({ ...someone(), ...unseen })).toBeNull()
    expect(await arrivalAfter({ ...unseen, 'x-service-token': 'guessed' })).not.toBeNull()
  })

  it('tells its member when an old token of it is used again', async () => {
    const { id, email } = await register()
    const { data } = await logIn(email)
    const again = (token: string) => post('/auth/refresh', { refresh_token: token })
    await again((await again(data.refresh_token)).data.refresh_token)
    expect((await again(data.refresh_token)).status).toBe(401)
    expect(await warningsOf(id)).toContain('misuse')
    const { sessions } = await listFor((await logIn(email)).data.access_token)
    expect(sessions.filter((each: { date_misused: unknown }) => each.date_misused)).toHaveLength(1)
  })
})
