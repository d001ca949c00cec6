import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openLineBench } from '../../../../testing/line-bench.ts'
import { endSessionsOf } from '../../../core/accounts/sessions/member-session.rows.ts'
import { collectionTable, connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { joinIdentity } from '../identity/member-identity.rows.ts'
import { updateMember } from '../../../core/accounts/member-rows.ts'

const {
  line,
  payload,
  post,
  read,
  wake,
  mailsTo,
  tokensFor,
  createMember,
  call,
  testPassword,
  dataOf,
  refusal,
  start,
  goThere,
  finish,
  ticketOf,
  logIn,
  register,
  goToJoin,
  join,
  identities,
  waysOf,
  shift,
} = await openLineBench()

/** Moves an account to another address; returns the undo token. */
async function moveAway(email: string, token: string): Promise<string> {
  const to = `taken-over-${line.state.user.subject}@example.com`.toLowerCase()
  await post('/users/me/email', { current_password: testPassword, email: to }, { token })
  const [move = ''] = await tokensFor(to, '/verify-email')
  expect((await post('/auth/email/confirm', { token: move })).status).toBe(204)
  const [undo = ''] = await tokensFor(email, '/undo-email')
  return undo
}

describe('Joining LINE to an account', () => {
  it('is done from within its own session, by its password', async () => {
    const { id, token } = await createMember()
    expect((await join(token)).status).toBe(204)
    expect(await identities()).toMatchObject([{ memberId: id }])
    expect(await waysOf(token)).toMatchObject({
      has_password: true,
      line_since: expect.any(String),
    })
    expect((await join(token)).status).toBe(204)
    const { access_token } = dataOf(await logIn(await ticketOf()))
    const me = await call('/users/me', { token: access_token })
    expect(dataOf(me)).toMatchObject({ id })
  })

  it('notifies the member, once, in their language', async () => {
    const { email, token } = await createMember({ language: 'en' })
    expect(await mailsTo(email)).toEqual([])
    await join(token)
    await join(token)
    const mails = await mailsTo(email)
    expect(mails).toMatchObject([{ subject: 'LINE was linked to your Fongsai account' }])
    expect(mails[0]?.text).toContain('/en/forgot-password')
    expect(mails[0]?.text).not.toContain(line.state.user.subject)
  })

  it('is refused to strangers, with a wrong password and without one', async () => {
    const { token } = await createMember()
    expect(refusal(await start({ intent: 'join', current_password: testPassword }))).toEqual([
      401,
      'INVALID_CREDENTIALS',
    ])
    for (const current_password of ['not this one', undefined]) {
      const answer = await start({ intent: 'join', current_password }, token)
      expect(refusal(answer)).toEqual([400, 'FAILED_VALIDATION'])
      expect(answer.text).toContain('"field":"current_password"')
    }
    expect((await post('/auth/line/join', await goToJoin(token))).status).toBe(401)
  })

  it('goes to the account that began the journey, and to no other', async () => {
    const [mine, theirs] = [await createMember(), await createMember()]
    const back = await goToJoin(mine.token)
    const swapped = await post('/auth/line/join', back, { token: theirs.token })
    expect(refusal(swapped)).toEqual([403, 'INVALID_TOKEN'])
    const toSignIn = await goThere()
    const crossed = await post('/auth/line/join', toSignIn, { token: mine.token })
    expect(refusal(crossed)).toEqual([403, 'INVALID_TOKEN'])
    expect(refusal(await finish(await goToJoin(mine.token)))).toEqual([403, 'INVALID_TOKEN'])
    expect(await identities()).toEqual([])
  })

  it('is refused once the account was given back, however long LINE took to answer', async () => {
    const { id, email, token: thiefs } = await createMember()
    const undo = await moveAway(email, thiefs)
    const back = await goToJoin(thiefs)
    const { isHere, release } = line.holdNext()
    const joining = post('/auth/line/join', back, { token: thiefs })
    await isHere
    expect((await post('/auth/email/undo', { token: undo })).status).toBe(204)
    release()
    expect(refusal(await joining)).toEqual([401, 'INVALID_CREDENTIALS'])
    expect(await identities()).toEqual([])
    expect(refusal(await logIn(await ticketOf()))).toEqual([401, 'INVALID_CREDENTIALS'])
    expect(await read(id)).toMatchObject({ email, passwordHash: null })
  })

  it.each([
    ['has ended', { expiresAt: new Date(0).toISOString() }, 'member_sessions'],
    ['was misused', { misusedAt: new Date().toISOString() }, 'member_sessions'],
    ['is that of a member who was suspended', { status: 'suspended' }, 'members'],
  ])('is refused where the session %s meanwhile', async (_, change, table) => {
    const { token } = await createMember()
    const back = await goToJoin(token)
    const { isHere, release } = line.holdNext()
    const joining = post('/auth/line/join', back, { token })
    await isHere
    await shift(table, change)
    release()
    expect(refusal(await joining)).toEqual([401, 'INVALID_CREDENTIALS'])
    expect(await identities()).toEqual([])
  })

  it('is refused where the password that was shown for it is another by now', async () => {
    const { token } = await createMember()
    const back = await goToJoin(token)
    const change = { current_password: testPassword, password: 'ผ้าหอมแดดยามเช้า' }
    expect((await post('/users/me/password', change, { token })).status).toBe(204)
    expect(refusal(await post('/auth/line/join', back, { token }))).toEqual([403, 'INVALID_TOKEN'])
    expect(await identities()).toEqual([])
  })

  it('waits for a transaction that ends the session, and is refused then', async () => {
    const { id, token } = await createMember()
    const back = await goToJoin(token)
    const held = line.holdNext()
    const joining = post('/auth/line/join', back, { token })
    await held.isHere
    const ending = writeWhole(payload, async () => {
      await updateMember(payload, id, {})
      await endSessionsOf(payload, id)
      held.release()
      await sleep(300)
    })
    expect(refusal(await joining)).toEqual([401, 'INVALID_CREDENTIALS'])
    await ending
    expect(await identities()).toEqual([])
  })

  it('is refused where the LINE account is somebody else’s, or there is another one', async () => {
    const [first, second] = [await createMember(), await createMember()]
    expect((await join(first.token)).status).toBe(204)
    expect(refusal(await join(second.token))).toEqual([400, 'RECORD_NOT_UNIQUE'])
    line.state.user.subject += '-another'
    expect(refusal(await join(first.token))).toEqual([400, 'RECORD_NOT_UNIQUE'])
    expect(await identities()).toEqual([])
  })
})

it('An identity is joined to nobody who has been erased meanwhile', async () => {
  const { subject } = line.state.user
  const identity = { subject, leavingToken: null }
  await expect(joinIdentity(payload, randomUUID(), identity)).rejects.toMatchObject({
    code: 'INVALID_CREDENTIALS',
  })
  expect(await identities()).toEqual([])
})

describe('Leaving LINE', () => {
  const part = (token: string) => call('/auth/line', { method: 'DELETE', token })

  it('parts the two, and has LINE forget it', async () => {
    const { email, token } = await createMember()
    await join(token)
    expect((await part(token)).status).toBe(204)
    expect(await identities()).toEqual([])
    const subjects = (await mailsTo(email)).map(({ subject }) => subject)
    expect(subjects).toContain('บัญชีฟองใสเลิกเชื่อมกับ LINE แล้ว')
    expect(line.state.left).toContain(line.state.user.subject)
    expect((await part(token)).status).toBe(404)
    expect(await mailsTo(email)).toHaveLength(2)
    expect(refusal(await logIn(await ticketOf()))).toEqual([401, 'INVALID_CREDENTIALS'])
  })

  it('is refused where it is the only way in, and to strangers', async () => {
    const { access_token: token } = dataOf(await register(await ticketOf()))
    expect(refusal(await part(token))).toEqual([403, 'FORBIDDEN'])
    expect(await identities()).toHaveLength(1)
    expect((await call('/auth/line', { method: 'DELETE' })).status).toBe(401)
  })

  it('comes with the account, at once, also while LINE is away, and leaves its token nowhere', async () => {
    const { email } = line.state.user
    const { access_token: token } = dataOf(await register(await ticketOf()))
    await mailsTo(email ?? '')
    const exported = await call('/api/export', { token })
    expect(JSON.parse(exported.text).result.records.identities).toEqual([
      { provider: 'line', subject: line.state.user.subject, date_created: expect.any(String) },
    ])
    line.state.trouble = 'away'
    expect((await call('/users/me', { method: 'DELETE', token })).status).toBe(204)
    expect(await identities()).toEqual([])
    await wake()
    expect(line.state.left).not.toContain(line.state.user.subject)
    line.state.trouble = null
    const box = collectionTable(payload, 'outbox')
    await connectionTo(payload)
      .update(box)
      .set({ nextAttemptAt: new Date(0).toISOString() })
    await wake()
    expect(line.state.left).toContain(line.state.user.subject)
    const rows = await payload.find({
      collection: 'outbox',
      where: { subjectKind: { equals: 'member-identities' } },
      showHiddenFields: true,
    })
    expect(rows.docs.map(({ content }) => content ?? null)).not.toContainEqual(expect.anything())
  })

  it('goes without LINE where that gave no token, or has forgotten by itself', async () => {
    line.state.trouble = 'no refresh'
    const { token } = await createMember()
    await join(token)
    expect((await part(token)).status).toBe(204)
    await wake()
    const { docs } = await payload.find({
      collection: 'outbox',
      where: { and: [{ purpose: { equals: 'left' } }, { status: { equals: 'dropped' } }] },
    })
    expect(docs).toHaveLength(1)
  })

  it('comes with the way back to an account that somebody took over', async () => {
    const { id, email, token } = await createMember()
    await join(token)
    const undo = await moveAway(email, token)
    expect((await post('/auth/email/undo', { token: undo })).status).toBe(204)
    expect((await read(id)).passwordHash).toBeNull()
    expect(await identities()).toEqual([])
    expect(refusal(await logIn(await ticketOf()))).toEqual([401, 'INVALID_CREDENTIALS'])
  })
})
