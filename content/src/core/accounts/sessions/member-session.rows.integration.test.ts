import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { type BasePayload, getPayload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { closePayload, openPayload } from '../../../composition/open-payload.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { deleteDue } from '../../../../testing/delete-due.ts'
import { signInMember } from '../../../../testing/member-requests.ts'
import { memberData } from '../../../../testing/record-data.ts'
import {
  endSessionOfToken,
  endSessionById,
  endSessionsOf,
  listMemberSessions,
  startMemberSession,
} from './member-session.rows.ts'
import { type Misuse, refreshMemberSession } from './refresh-session.ts'
import { memberBySessionToken } from './session-member.ts'
import { membersOf, sessionsOf } from '../member-tables.ts'
import { sessionTimes } from './session-lifetimes.ts'

let payload: BasePayload
let other: BasePayload
let misuses: Misuse[] = []

beforeAll(async () => {
  payload = await openPayload()
  // A second connection simulates another process.
  const { default: config } = await import('../../../payload.config.ts')
  other = await getPayload({ config, key: 'another' })
})
afterEach(() => {
  vi.useRealTimers()
  misuses = []
})
afterAll(async () => {
  await closePayload(other)
  await closePayload(payload)
})

const invalid = { code: 'INVALID_CREDENTIALS' }
const expired = { code: 'TOKEN_EXPIRED' }

async function register(): Promise<string> {
  const { id } = await payload.create({ collection: 'members', data: memberData(randomUUID()) })
  return id
}

const signIn = async (memberId?: string) => signInMember(payload, memberId ?? (await register()))
const refresh = (token: string, by = payload) =>
  refreshMemberSession(by, token, async (misuse) => void misuses.push(misuse))
const whoHas = (token: string) => memberBySessionToken(payload, token)
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

async function use(token: string): Promise<void> {
  const { sessionId } = await whoHas(token)
  const table = sessionsOf(payload)
  await vi.waitFor(async () => {
    const [row] = await connectionTo(payload)
      .select({ arrivedAt: table.arrivedAt })
      .from(table)
      .where(eq(table.id, sessionId))
    expect(row?.arrivedAt).not.toBeNull()
  })
}

describe('A session', () => {
  it('shows its member until the access token has had its quarter of an hour', async () => {
    const id = await register()
    const { accessToken, expires, sessionId } = await signIn(id)
    expect(await whoHas(accessToken)).toMatchObject({ id, sessionId, status: 'active', tel: null })
    pass(expires - 1000)
    await expect(whoHas(accessToken)).resolves.toMatchObject({ id })
    pass(1000)
    await expect(whoHas(accessToken)).rejects.toMatchObject(expired)
  })

  it('keeps no token that could be used', async () => {
    const tokens = await signIn()
    const { refreshToken } = await refresh(tokens.refreshToken)
    const rows = JSON.stringify(await connectionTo(payload).select().from(sessionsOf(payload)))
    for (const part of [tokens.accessToken, tokens.refreshToken, refreshToken].flatMap((token) =>
      token.split('.').filter((each) => each.length === 43),
    ))
      expect(rows).not.toContain(part)
  })

  it('goes on for half a year if it is used each month, no longer', async () => {
    let { refreshToken } = await signIn()
    for (let month = 0; month < 6; month += 1) {
      pass(sessionTimes.idle - 1000)
      refreshToken = (await refresh(refreshToken)).refreshToken
    }
    pass(7000)
    await expect(refresh(refreshToken)).rejects.toMatchObject(invalid)
  })

  it('ends thirty days after its last use', async () => {
    const { refreshToken } = await signIn()
    pass(sessionTimes.idle)
    await expect(refresh(refreshToken)).rejects.toMatchObject(invalid)
  })

  it('ends after twelve hours where it is not to be remembered, however often it is used', async () => {
    const member = { id: await register(), passwordHash: memberData('').passwordHash }
    const given = { member, userAgent: null, isRemembered: false }
    let refreshToken = (await startMemberSession(payload, given))?.refreshToken ?? ''
    pass(sessionTimes.short - 1000)
    refreshToken = (await refresh(refreshToken)).refreshToken
    pass(1000)
    await expect(refresh(refreshToken)).rejects.toMatchObject(invalid)
  })

  it('makes way for the eleventh, if it was not used for longest', async () => {
    const id = await register()
    const all = []
    for (let count = 0; count < 10; count += 1) {
      all.push(await signIn(id))
      pass(1000)
    }
    await refresh(all[0]?.refreshToken ?? '')
    pass(1000)
    const newest = await signIn(id)
    const listed = await listMemberSessions(payload, id)
    expect(listed).toHaveLength(10)
    expect(listed[0]?.id).toBe(newest.sessionId)
    const gone = all.filter(({ sessionId }) => !listed.some((each) => each.id === sessionId))
    expect(gone).toEqual([all[1]])
  })

  it('does not begin with a password that was changed meanwhile, for the suspended or the gone', async () => {
    const id = await register()
    const start = (passwordHash: string | null) =>
      startMemberSession(payload, {
        member: { id, passwordHash },
        userAgent: null,
        isRemembered: true,
      })
    expect(await start('another')).toBeUndefined()
    expect(await start(null)).toBeUndefined()
    const { passwordHash } = memberData('')
    expect(await start(passwordHash)).toBeDefined()
    await payload.update({ collection: 'members', id, data: { status: 'suspended' } })
    expect(await start(passwordHash)).toBeUndefined()
    await payload.delete({ collection: 'members', id })
    expect(await start(passwordHash)).toBeUndefined()
    expect(await listMemberSessions(payload, id)).toEqual([])
  })

  it.each([
    ['with a password that is being changed', { passwordHash: 'another' }],
    ['for somebody who is being suspended', { status: 'suspended' }],
  ] as const)('does not begin %s', async (_, change) => {
    const id = await register()
    const members = membersOf(payload)
    const ended = Promise.withResolvers<void>()
    const changing = writeWhole(payload, async () => {
      await connectionTo(payload).update(members).set(change).where(eq(members.id, id))
      await endSessionsOf(payload, id)
      ended.resolve()
      await sleep(300)
    })
    await ended.promise
    await expect(signIn(id)).rejects.toThrow('another password')
    await changing
    expect(await listMemberSessions(payload, id)).toEqual([])
  })
})

describe('A session ends at once', () => {
  const ways: [
    string,
    (id: string, tokens: Awaited<ReturnType<typeof signIn>>) => Promise<unknown>,
  ][] = [
    ['by signing out', (_, { refreshToken }) => endSessionOfToken(payload, refreshToken)],
    ['in the list', (id, { sessionId }) => endSessionById(payload, id, sessionId)],
    ['with all others', (id) => endSessionsOf(payload, id)],
    [
      'by suspending its member',
      (id) => payload.update({ collection: 'members', id, data: { status: 'suspended' } }),
    ],
    ['by deleting its member', (id) => payload.delete({ collection: 'members', id })],
  ]
  it.each(ways)('%s', async (_, end) => {
    const id = await register()
    const tokens = await signIn(id)
    await use(tokens.accessToken)
    await end(id, tokens)
    await expect(whoHas(tokens.accessToken)).rejects.toMatchObject(invalid)
    await expect(refresh(tokens.refreshToken)).rejects.toMatchObject(invalid)
    expect(misuses).toEqual([])
  })

  it('and not those of others, nor the excepted one', async () => {
    const [id, stranger] = [await register(), await register()]
    const [kept, ended, strangers] = [await signIn(id), await signIn(id), await signIn(stranger)]
    expect(await endSessionById(payload, stranger, ended.sessionId)).toBe(false)
    await endSessionsOf(payload, id, kept.sessionId)
    await expect(whoHas(ended.accessToken)).rejects.toMatchObject(invalid)
    for (const { accessToken } of [kept, strangers])
      await expect(whoHas(accessToken)).resolves.toBeDefined()
  })
})

describe('A refresh token', () => {
  it('returns one pair to twenty concurrent requests to two processes', async () => {
    const { accessToken, refreshToken } = await signIn()
    const given = await Promise.all(
      Array.from({ length: 20 }, (_, index) => refresh(refreshToken, index % 2 ? other : payload)),
    )
    expect(new Set(given.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(given[0]?.refreshToken).not.toBe(refreshToken)
    await expect(whoHas(given[0]?.accessToken ?? '')).resolves.toBeDefined()
    // Calls in progress with the earlier token also succeed.
    await expect(whoHas(accessToken)).resolves.toBeDefined()
    expect(misuses).toEqual([])
  })

  it('gives the same pair again, valid again, when the answer was lost for days', async () => {
    const { refreshToken } = await signIn()
    const lost = await refresh(refreshToken)
    pass(3 * 24 * 60 * 60 * 1000)
    const again = await refresh(refreshToken)
    expect(again).toEqual(lost)
    await expect(whoHas(again.accessToken)).resolves.toBeDefined()
  })

  it('does so for ten seconds after the pair was used, and ends the session afterwards', async () => {
    const id = await register()
    const { refreshToken, sessionId } = await signIn(id)
    const pair = await refresh(refreshToken)
    await use(pair.accessToken)
    pass(sessionTimes.grace - 100)
    expect(await refresh(refreshToken)).toEqual(pair)
    pass(100)
    await expect(refresh(refreshToken)).rejects.toMatchObject(invalid)
    await expect(whoHas(pair.accessToken)).rejects.toMatchObject(invalid)
    await expect(refresh(pair.refreshToken)).rejects.toMatchObject(invalid)
    expect(misuses).toEqual([{ memberId: id, sessionId, userAgent: null }])
    const [shown] = await listMemberSessions(payload, id)
    expect(shown).toMatchObject({ id: sessionId, misusedAt: expect.stringMatching(/Z$/) })
  })

  it('ends the session when it is older than that, once', async () => {
    const { refreshToken } = await signIn()
    let newest = refreshToken
    for (let count = 0; count < 3; count += 1) newest = (await refresh(newest)).refreshToken
    const tries = Array.from({ length: 5 }, (_, index) =>
      refresh(refreshToken, index % 2 ? other : payload),
    )
    for (const tried of await Promise.allSettled(tries))
      expect(tried).toMatchObject({ status: 'rejected', reason: invalid })
    await expect(refresh(newest)).rejects.toMatchObject(invalid)
    expect(misuses).toHaveLength(1)
  })

  it('that is made up is refused and ends nothing', async () => {
    const { accessToken, refreshToken } = await signIn()
    const { refreshToken: newest } = await refresh(refreshToken)
    const [id = '', , secret = '', seal = ''] = newest.split('.')
    const odd = ['', 'abc', '.', newest.slice(0, -1), `${newest}x`, accessToken]
    const forged = [
      ...odd,
      `${id}.0.${secret}`,
      ...[0, 1, 2, 99].map((generation) => `${id}.${generation}.${'A'.repeat(43)}.${seal}`),
      ...[0, 2, 999_999_999].map((generation) => `${id}.${generation}.${secret}.${seal}`),
      `${randomUUID()}.1.${secret}.${seal}`,
    ]
    for (const token of forged) {
      await expect(refresh(token), token).rejects.toMatchObject(invalid)
      await endSessionOfToken(payload, token)
    }
    for (const token of ['', 'abc', `${id}.${secret}`, `${randomUUID()}.${secret}`, newest])
      await expect(whoHas(token), token).rejects.toMatchObject(invalid)
    expect(misuses).toEqual([])
    await expect(refresh(newest)).resolves.toBeDefined()
  })
})

it('What ended long ago is forgotten, and what lives is not', async () => {
  const id = await register()
  const misused = await signIn(id)
  await refresh((await refresh(misused.refreshToken)).refreshToken)
  await expect(refresh(misused.refreshToken)).rejects.toMatchObject(invalid)
  await signIn(id)
  const idsNow = async () => {
    await deleteDue(payload, 'ended-sessions')
    const table = sessionsOf(payload)
    const rows = await connectionTo(payload).select().from(table).where(eq(table.memberId, id))
    return rows.map((row) => row.id)
  }
  expect(await idsNow()).toHaveLength(2)
  pass(sessionTimes.idle - 5000)
  const lives = await signIn(id)
  pass(6000)
  expect(await idsNow()).toHaveLength(2)
  pass(sessionTimes.shownMisuse)
  expect(await idsNow()).toEqual([lives.sessionId])
})
