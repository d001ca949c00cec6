import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  endingLine,
  keptOf,
  linesOf,
  openedOf,
  startMemberSite,
  type MemberSite,
} from './testing/member-site.ts'

let members: MemberSite

beforeEach(async () => {
  members = await startMemberSite()
})
afterEach(async () => {
  await members.stop()
})

const minute = 60_000

describe('a token that is about to end', () => {
  const soon = 40_000
  const past = -minute

  test('is replaced before the page is made, for a public page, too', async () => {
    const answer = await members.site.get('/account', { cookie: members.signedIn({ lasts: past }) })
    expect(answer.text).toContain('ของ Bearer access-2')
    expect(openedOf(answer)).toMatchObject({
      accessToken: 'access-2',
      refreshToken: 'refresh-2',
      person: { firstName: 'สมศรี' },
      isRemembered: true,
    })
    expect(openedOf(answer).expiresAt).toBeGreaterThan(Date.now() + 14 * minute)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(
      openedOf(await members.site.get('/', { cookie: members.signedIn({ lasts: soon }) })),
    ).not.toBeNull()
  })

  test('asks with the new one as with one that may never arrive, until the browser shows it', async () => {
    const asked = async (cookie: string) => {
      const answer = await members.site.get('/account', { cookie })
      const [last] = members.service.callsOf('GET /users/me').slice(-1)
      return { kept: keptOf(answer), with: [last?.authorization, last?.isUnseen] }
    }
    expect((await asked(members.signedIn())).with).toEqual(['Bearer access-1', false])
    const cookie = members.signedIn({ lasts: past })
    const first = await asked(cookie)
    expect(first.with).toEqual(['Bearer access-3', true])
    expect((await asked(cookie)).with).toEqual(['Bearer access-3', true])
    expect((await asked(first.kept)).with).toEqual(['Bearer access-3', false])
  })

  test('is left alone while it lasts', async () => {
    expect(
      linesOf(
        await members.site.get('/account', { cookie: members.signedIn({ lasts: 2 * minute }) }),
      ),
    ).toEqual([])
    expect(members.service.callsOf('POST /auth/refresh')).toEqual([])
  })

  test('as long as it works, the page asks with it: the new one may never arrive', async () => {
    const cookie = members.signedIn({ lasts: soon })
    const lost = await members.site.get('/account', { cookie })
    expect(lost.text).toContain('ของ Bearer access-1')
    expect(openedOf(lost)).toMatchObject({ accessToken: 'access-2' })
    const again = await members.site.get('/account', { cookie: keptOf(lost) })
    expect(again.text).toContain('ของ Bearer access-2')
  })

  test('twenty requests at once ask for one', async () => {
    const gate = Promise.withResolvers<void>()
    members.service.gate = gate.promise
    const cookie = members.signedIn({ lasts: past })
    const all = Array.from({ length: 20 }, (_, index) =>
      members.site.get(index % 2 ? '/account' : '/account.data', { cookie }),
    )
    await vi.waitFor(() => expect(members.service.callsOf('POST /auth/refresh')).toHaveLength(1))
    gate.resolve()
    const answers = await Promise.all(all)
    expect(members.service.callsOf('POST /auth/refresh')).toHaveLength(1)
    expect(new Set(answers.map((answer) => openedOf(answer).accessToken))).toEqual(
      new Set(['access-2']),
    )
  })

  test('does not come back with a page that began before it was replaced', async () => {
    const cookie = members.signedIn({ lasts: minute + 300 })
    const gate = Promise.withResolvers<void>()
    members.service.gate = gate.promise
    const late = members.post('/account', { cookie })
    await vi.waitFor(() => expect(members.service.callsOf('GET /users/me')).toHaveLength(1))
    members.service.gate = undefined
    await wait(400)
    const faster = await members.site.get('/', { cookie })
    gate.resolve()
    const changed = openedOf(await late)
    expect(changed.person.firstName).toBe('ของ Bearer access-1')
    expect(changed.refreshToken).toBe(openedOf(faster).refreshToken)
  })

  test('two members at once each get their own', async () => {
    const answers = await Promise.all(
      ['สมศรี', 'สมชาย'].map((firstName) =>
        members.site.get('/', { cookie: members.signedIn({ firstName, lasts: past }) }),
      ),
    )
    expect(answers.map((answer) => openedOf(answer).person.firstName)).toEqual(['สมศรี', 'สมชาย'])
    const [one, other] = answers.map((answer) => openedOf(answer).refreshToken)
    expect(one).not.toBe(other)
  })

  test('a lost response signs nobody out, however late the next request is', async () => {
    const cookie = members.signedIn({ lasts: past })
    const lost = await members.site.get('/account', { cookie })
    // The service has seen the new token in use, and treats the older one as stolen.
    members.service.forget('refresh-1')
    const again = await members.site.get('/account', { cookie })
    expect([again.status, openedOf(again).refreshToken]).toEqual([200, openedOf(lost).refreshToken])
    expect(members.service.callsOf('POST /auth/refresh')).toHaveLength(1)
  })

  test('a visitor who leaves takes it from nobody', async () => {
    const gate = Promise.withResolvers<void>()
    members.service.gate = gate.promise
    const cookie = members.signedIn({ lasts: past })
    const leaving = new AbortController()
    const left = fetch(`${members.origin}/account`, {
      headers: { cookie },
      signal: leaving.signal,
    }).catch(() => null)
    await vi.waitFor(() => expect(members.service.callsOf('POST /auth/refresh')).toHaveLength(1))
    leaving.abort()
    const other = members.site.get('/account', { cookie })
    gate.resolve()
    await left
    expect((await other).text).toContain('ของ Bearer access-2')
    expect(members.service.callsOf('POST /auth/refresh')).toHaveLength(1)
  })

  test('two processes with the same cookie keep the same session', async () => {
    const second = await members.startProcess()
    const cookie = members.signedIn({ lasts: past })
    const answers = await Promise.all([
      members.site.get('/account', { cookie }),
      second.get('/account', { cookie }),
    ])
    expect(members.service.callsOf('POST /auth/refresh')).toHaveLength(2)
    expect(answers.map((answer) => openedOf(answer).refreshToken)).toEqual([
      'refresh-2',
      'refresh-2',
    ])
  })

  test.each(['failing', 'gone'] as const)(
    'with a service that is %s the session is kept, and goes on afterwards',
    async (mode) => {
      const cookie = members.signedIn({ lasts: past })
      members.service.mode = mode
      const failed = await members.site.get('/account', { cookie })
      expect([failed.status, linesOf(failed)]).toEqual([503, []])
      const home = await members.site.get('/', { cookie })
      expect([home.status, linesOf(home)]).toEqual([200, []])
      expect(home.text).toContain('สมศรี')
    },
  )

  test('too old to ask with, and no new one to be had: that says nothing of the session', async () => {
    const cookie = members.signedIn({ lasts: past })
    members.service.refusal = { status: 401, code: 'TOKEN_EXPIRED' }
    members.service.failsToRefresh = true
    const answer = await members.site.get('/account', { cookie })
    expect([answer.status, linesOf(answer)]).toEqual([503, []])
    expect((await members.site.get('/section', { cookie })).status).toBe(200)
  })

  test('a session that has ended leads to the log-in, and leaves public pages as they are', async () => {
    members.service.mode = 'refusing'
    const cookie = members.signedIn({ lasts: past })
    const page = await members.site.get('/account', { cookie })
    expect(page.headers['location']).toBe('/login?next=%2Faccount&reason=ended')
    expect(linesOf(page)).toEqual([endingLine])
    expect(members.service.callsOf('GET /users/me')).toEqual([])
    const home = await members.site.get('/', { cookie })
    expect([home.status, linesOf(home)]).toEqual([200, [endingLine]])
    expect(home.text).toContain('ผู้มาเยือน')
  })
})
