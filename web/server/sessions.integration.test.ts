import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionSecret, type Answer } from './testing/fake-website.ts'
import {
  deviceCookie,
  endingLine,
  keptOf,
  linesOf,
  openedOf,
  sessionCookie,
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

const own = 'private, no-store'

describe('[S4.login.1] signing in', () => {
  test('gives the browser a session that lasts, and one that goes with the browser', async () => {
    const lasting = await members.post('/login', { body: 'remember=on' })
    expect([lasting.status, lasting.headers['location']]).toEqual([303, '/account'])
    expect(linesOf(lasting)).toEqual([
      expect.stringMatching(
        /^washhouse_session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
      ),
      expect.stringMatching(
        /^washhouse_device=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/,
      ),
    ])
    expect(lasting.headers['cache-control']).toBe(own)
    const [brief] = linesOf(await members.post('/login'))
    expect(brief).toMatch(/^washhouse_session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/)

    const { text } = await members.site.get('/account', {
      cookie: keptOf(lasting),
      'user-agent': 'Kiosk 7',
    })
    expect(text).toContain('ของ Bearer access-1')
    expect(members.service.asked.at(-1)).toMatchObject({ call: 'GET /users/me', agent: 'Kiosk 7' })
  })

  test('on https the cookies are of this host alone', async () => {
    const secure = await members.startProcess({ publicUrl: 'https://fongsai.example' })
    const answer = await secure.send({
      path: '/login',
      method: 'POST',
      headers: {
        origin: 'https://fongsai.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: '',
    })
    expect(linesOf(answer)).toEqual([
      expect.stringMatching(
        /^__Host-washhouse_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      ),
      expect.stringMatching(
        /^__Host-washhouse_device=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=/,
      ),
    ])
  })

  test('no token stands in an answer', async () => {
    const cookie = members.signedIn()
    for (const path of ['/', '/_.data', '/account', '/account.data'])
      expect((await members.site.get(path, { cookie })).text).not.toMatch(/refresh-\d/)
  })
})

describe('a page for members', () => {
  test('redirects a visitor who is not signed in to the login page of its language, without a call', async () => {
    const { status, headers } = await members.site.get('/account?tab=2')
    expect([status, headers['location']]).toEqual([
      302,
      '/login?next=%2Faccount%3Ftab%3D2&reason=members',
    ])
    expect((await members.site.get('/en/account')).headers['location']).toBe(
      '/en/login?next=%2Fen%2Faccount&reason=members',
    )
    expect(members.service.asked).toEqual([])
  })

  test('is nobody else’s, whatever it says of keeping it', async () => {
    const one = members.signedIn({ firstName: 'สมศรี' })
    const other = members.signedIn({ firstName: 'สมชาย' })
    for (const path of ['/', '/section', '/account', '/account.data', '/_.data', '/nowhere']) {
      const { headers } = await members.site.get(path, { cookie: one })
      expect.soft(headers['cache-control'], path).toBe(own)
      expect.soft(headers['vary'], path).toContain('Cookie')
    }
    expect((await members.site.get('/', { cookie: one })).text).toContain('สมศรี')
    expect((await members.site.get('/', { cookie: other })).text).toContain('สมชาย')
    const stranger = await members.site.get('/')
    expect(stranger.text).toContain('ผู้มาเยือน')
    expect(stranger.headers['cache-control']).toMatch(/^public/)
  })

  test('is not given to a cookie that was made up or changed', async () => {
    const cookie = members.signedIn()
    const kept = await members.site.get('/')
    const forged = [`${sessionCookie.name}=made-up`, cookie.slice(0, -3), cookie.replace('=', '=A')]
    for (const each of forged) {
      const home = await members.site.get('/', { cookie: each })
      expect(home.text).toBe(kept.text)
      expect(home.headers['cache-control']).toMatch(/^public/)
      expect((await members.site.get('/account', { cookie: each })).status).toBe(302)
    }
    expect(members.service.asked).toEqual([])
  })

  test('a sealed text of another version is no session', async () => {
    for (const content of ['', 'somchai', '{}', '{"accessToken":1}']) {
      const cookie = `${sessionCookie.name}=${sessionCookie.seal(content)}`
      expect((await members.site.get('/account', { cookie })).status).toBe(302)
    }
  })

  test('secrets are exchanged without signing anyone out', async () => {
    const newSecret = 'the-secret-that-was-put-before-the-first'
    const cookie = members.signedIn()
    const rotated = await members.startProcess({ sessionSecrets: [newSecret, sessionSecret] })
    expect((await rotated.get('/account', { cookie })).status).toBe(200)
  })
})

describe('[S8.errors.1] a session that the service refuses', () => {
  test.each([
    ['a bare 401', 401, 'ANYTHING'],
    ['a code', 403, 'INVALID_CREDENTIALS'],
    ['another code', 400, 'TOKEN_EXPIRED'],
  ])('by %s is ended here, too, and leads to the log-in', async (_how, status, code) => {
    members.service.refusal = { status, code }
    const cookie = members.signedIn()
    for (const path of ['/account?tab=2', '/section']) {
      const answer = await members.site.get(path, { cookie })
      expect(answer.status).toBe(302)
      expect(answer.headers['location']).toBe(
        `/login?next=${encodeURIComponent(path)}&reason=ended`,
      )
      expect(linesOf(answer)).toEqual([endingLine])
      expect(answer.headers['clear-site-data']).toBe('"cache"')
      expect(answer.headers['cache-control']).toBe(own)
    }
  })

  test('also when a script asks in the background', async () => {
    members.service.mode = 'refusing'
    const answer = await members.site.get('/account.data', { cookie: members.signedIn() })
    expect(answer.status).toBe(202)
    expect(answer.text).toContain('/login?next=%2Faccount&reason=ended')
    expect(linesOf(answer)).toEqual([endingLine])
  })

  test('any other refusal and a failure end nothing', async () => {
    const cookie = members.signedIn()
    members.service.refusal = { status: 403, code: 'FORBIDDEN' }
    expect(linesOf(await members.site.get('/account', { cookie }))).toEqual([])
    members.service.mode = 'failing'
    const failed = await members.site.get('/account', { cookie })
    expect([failed.status, linesOf(failed)]).toEqual([503, []])
  })
})

describe('[S4.login.2] signing out', () => {
  test('ends the session at the service and in the browser, and leads home', async () => {
    const answer = await members.post('/logout', { cookie: members.signedIn() })
    expect([answer.status, answer.headers['location']]).toEqual([303, '/#signed-out'])
    expect(linesOf(answer)).toEqual([endingLine])
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(members.service.callsOf('POST /auth/logout')).toEqual([
      expect.objectContaining({ authorization: undefined }),
    ])
  })

  test.each(['failing', 'gone'] as const)(
    'keeps nobody signed in when the service is %s',
    async (mode) => {
      members.service.mode = mode
      const answer = await members.post('/logout', { cookie: members.signedIn() })
      expect([answer.status, linesOf(answer)]).toEqual([303, [endingLine]])
    },
  )

  test('is done by a press on this site, and by nothing else', async () => {
    const cookie = members.signedIn()
    const foreign = await members.post('/logout', { cookie, from: 'https://evil.example' })
    expect([foreign.status, linesOf(foreign)]).toEqual([403, []])
    const opening = await members.site.get('/logout', { cookie })
    expect([opening.status, opening.headers['location'], linesOf(opening)]).toEqual([
      303,
      '/account',
      [],
    ])
    expect(members.service.asked).toEqual([])
  })

  const ways: [string, RegExp, (cookie: string) => Promise<Answer>][] = [
    ['signing out', /^washhouse_session=;/, (cookie) => members.post('/logout', { cookie })],
    ['signing in', /^washhouse_session=[\w-]/, (cookie) => members.post('/login', { cookie })],
  ]
  test.each(ways)('%s is not undone by a page that was on its way', async (_, line, leave) => {
    const cookie = members.signedIn({ lasts: 40_000 })
    const [refreshing, reading] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    members.service.gate = refreshing.promise
    const late = members.site.get('/account', { cookie })
    await vi.waitFor(() => expect(members.service.callsOf('POST /auth/refresh')).toHaveLength(1))
    members.service.gate = reading.promise
    refreshing.resolve()
    await vi.waitFor(() => expect(members.service.callsOf('GET /users/me')).toHaveLength(1))
    members.service.gate = undefined
    expect(linesOf(await leave(cookie))).toContainEqual(expect.stringMatching(line))
    reading.resolve()
    const answer = await late
    expect([answer.status, linesOf(answer)]).toEqual([200, []])
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  test('resists a restored cookie until the next sign-in', async () => {
    const cookie = members.signedIn()
    await members.post('/logout', { cookie })
    const home = await members.site.get('/', { cookie })
    expect(home.text).toContain('ผู้มาเยือน')
    expect(linesOf(home)).toEqual([endingLine])
    const entered = await members.post('/login', { cookie, body: 'remember=on' })
    expect(openedOf(entered)).not.toBeNull()
    expect(linesOf(await members.site.get('/account', { cookie: keptOf(entered) }))).toEqual([])
  })

  test('another site signs nobody in', async () => {
    const answer = await members.post('/login', { from: 'https://evil.example' })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(linesOf(answer)).toEqual([])
  })

  test('the mark of the browser outlives it', async () => {
    const cookie = `${members.signedIn()}; ${deviceCookie.name}=${deviceCookie.seal('this-browser')}`
    expect(linesOf(await members.post('/logout', { cookie }))).toEqual([endingLine])
  })
})
