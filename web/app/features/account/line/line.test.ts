import { profileFixture } from '@washhouse/contract/account/account.fixtures'
import { errorBody, notUnique, WireError, type ErrorCode } from '@washhouse/contract/wire/errors'
import { expect, test, vi } from 'vitest'
import type { Session } from '../../../core/content/session/session.ts'
import { ledAway, ledTo, openVisit } from '../../../testing/visit.ts'
import { action as register, loader as openRegister } from '../registration/line-register.page.tsx'
import { loader as comeBack } from './line-return.route.ts'
import { loader as start } from './line-start.route.ts'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))

const atLine = 'https://access.line.me/oauth2/v2.1/authorize?state=s'
const tokens = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires: 900_000,
  device: 'mark',
}
const ticket = { ticket: 'sealed', is_member: true, email: null, name: 'สมศรี' }
const answers = {
  'POST /auth/line/start': Response.json({ data: { url: atLine, flow: 'flow' } }),
  'POST /auth/line/finish': Response.json({ data: ticket }),
  'POST /auth/line/login': Response.json({ data: tokens }),
  'POST /auth/line/register': Response.json({ data: tokens }),
  'POST /auth/line/join': new Response(null, { status: 204 }),
  'GET /users/me': Response.json({ data: profileFixture.wire.th }),
}
const away = {
  step: 'away',
  intent: 'sign_in',
  url: atLine,
  flow: 'flow',
  language: 'en',
  next: '/en/problem',
}
const back = {
  step: 'back',
  ticket: 'sealed',
  email: 'line@example.com',
  name: 'Somsri',
  next: null,
}
const session: Session = {
  accessToken: 'older',
  refreshToken: 'older-refresh',
  expiresAt: Date.now() + 900_000,
  isRemembered: true,
  person: { firstName: 'สมศรี', avatar: null },
}
const returned = '?code=c&state=s'
const keptIn = (outcome: unknown) => {
  const kept = outcome instanceof Response ? outcome.headers.get('set-cookie') : null
  return kept ? JSON.parse(kept) : kept
}
const refused = (code: ErrorCode) => {
  const error = new WireError(code, 'No.')
  return Response.json(errorBody([error]), { status: error.status })
}

test('a press leads to LINE, and the browser keeps what it needs when it is back', async () => {
  const visit = openVisit({ answers })
  const outcome = await start(visit.opens('/login/line', '?next=%2Fen%2Fproblem'))
  expect(ledTo(outcome)).toBe(atLine)
  expect(keptIn(outcome)).toEqual(away)
  expect(outcome.headers.get('cache-control')).toBe('private, no-store')
  expect(visit.sentTo('POST /auth/line/start')).toMatchObject({
    record: { intent: 'sign_in', asks_anew: false },
    token: null,
  })
  const again = openVisit({ answers })
  await start(again.opens('/login/line', '?again=1'))
  expect(again.sentTo('POST /auth/line/start').record).toMatchObject({ asks_anew: true })
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%2f%2fevil.example'])(
  'attack 6: next=%s leads nowhere else, before LINE and behind it',
  async (next) => {
    const visit = openVisit({ answers })
    const outcome = await start(visit.opens('/login/line', `?${new URLSearchParams({ next })}`))
    expect(keptIn(outcome)).toMatchObject({ next: null })
    const journey = { ...away, next: null }
    expect(
      ledTo(await comeBack(openVisit({ answers, journey }).opens('/login/line/return', returned))),
    ).toBe('/en/account')
  },
)

test('while LINE is away the log-in says so', async () => {
  const visit = openVisit({
    answers: { 'POST /auth/line/start': refused('SERVICE_UNAVAILABLE') },
  })
  expect(ledTo(await start(visit.opens('/login/line')))).toBe('/en/login?reason=line-away')
})

test('a signed-in member is redirected without LINE', async () => {
  const visit = openVisit({ answers, session })
  expect(ledTo(await start(visit.opens('/login/line')))).toBe('/en/account')
  expect(visit.asked()).toEqual([])
})

test('a member who returns is signed in and redirected to the requested page', async () => {
  const visit = openVisit({ answers, journey: away, device: 'known', language: 'th' })
  const outcome = await comeBack(visit.opens('/login/line/return', returned))
  expect(ledTo(outcome)).toBe('/en/problem')
  expect(keptIn(outcome)).toBe('')
  expect(visit.sentTo('POST /auth/line/finish').record).toEqual({
    code: 'c',
    state: 's',
    flow: 'flow',
  })
  expect(visit.sentTo('POST /auth/line/login').record).toMatchObject({
    ticket: 'sealed',
    remember: true,
    device: 'known',
  })
  expect(visit.state).toMatchObject({ change: 'set', session: { accessToken: 'access' } })
})

test('anyone else registers, with the data from LINE', async () => {
  const person = { ...ticket, is_member: false, email: 'line@example.com', name: 'Somsri' }
  const visit = openVisit({
    answers: { ...answers, 'POST /auth/line/finish': Response.json({ data: person }) },
    journey: away,
  })
  const outcome = await comeBack(visit.opens('/login/line/return', returned))
  expect(ledTo(outcome)).toBe('/en/register/line')
  expect(keptIn(outcome)).toEqual({ ...back, next: '/en/problem' })
  expect(visit.state.session).toBeNull()
  const page = openRegister(openVisit({ answers, journey: back }).opens('/register/line'))
  expect(page.initial).toEqual({ email: 'line@example.com', firstName: 'Somsri' })
})

test.each([
  ['no journey', null, returned, '/login?reason=line-lost'],
  ['a journey that is back already', back, returned, '/login?reason=line-lost'],
  ['what is no journey', { step: 'away' }, returned, '/login?reason=line-lost'],
  ['no code', away, '?state=s', '/en/login?next=%2Fen%2Fproblem&reason=line-lost'],
  [
    'a refusal',
    away,
    '?error=access_denied&state=s',
    '/en/login?next=%2Fen%2Fproblem&reason=line-denied',
  ],
])('with %s nobody is signed in', async (_, journey, query, led) => {
  const visit = openVisit({ answers, journey, language: 'th' })
  expect(ledTo(await comeBack(visit.opens('/login/line/return', query)))).toBe(led)
  expect(visit.asked()).toEqual([])
  expect(visit.state).toEqual({ session: null, change: 'none' })
})

test.each([
  ['POST /auth/line/finish', 'INVALID_TOKEN', 'lost'],
  ['POST /auth/line/finish', 'INVALID_CREDENTIALS', 'refused'],
  ['POST /auth/line/finish', 'SERVICE_UNAVAILABLE', 'away'],
  ['POST /auth/line/login', 'INVALID_CREDENTIALS', 'refused'],
] as const)('when %s answers %s the log-in says that it was %s', async (call, code, trouble) => {
  const journey = { ...away, next: null }
  const visit = openVisit({ answers: { ...answers, [call]: refused(code) }, journey })
  const outcome = await comeBack(visit.opens('/login/line/return', returned))
  expect(ledTo(outcome)).toBe(`/en/login?reason=line-${trouble}`)
  expect(keptIn(outcome)).toBe('')
  expect(visit.state.session).toBeNull()
})

test('LINE is linked to the account of the signed-in member', async () => {
  const journey = { ...away, intent: 'join', next: null }
  const visit = openVisit({ answers, journey, session })
  const outcome = await comeBack(visit.opens('/login/line/return', returned))
  expect(ledTo(outcome)).toBe('/en/account/line?outcome=joined')
  expect(visit.sentTo('POST /auth/line/join').token).toBe('Bearer older')
  const taken = Response.json(errorBody([notUnique('directus_users', 'line', 'LINE')]), {
    status: 400,
  })
  const other = openVisit({ answers: { 'POST /auth/line/join': taken }, journey, session })
  expect(ledTo(await comeBack(other.opens('/login/line/return', returned)))).toBe(
    '/en/account/line?outcome=taken',
  )
  const out = openVisit({ answers, journey })
  expect(ledTo(await comeBack(out.opens('/login/line/return', returned)))).toBe(
    '/en/account/line?outcome=lost',
  )
  expect(out.asked()).toEqual([])
})

test('what a worker sends ahead of the navigation begins and ends no journey', async () => {
  const visit = openVisit({ answers, journey: away })
  const there = visit.opens('/login/line')
  const home = visit.opens('/login/line/return', returned)
  for (const { request } of [there, home])
    request.headers.set('service-worker-navigation-preload', 'true')
  for (const outcome of [await start(there), await comeBack(home)])
    expect([outcome.status, keptIn(outcome)]).toEqual([204, null])
  expect(visit.asked()).toEqual([])
})

const somsri = {
  firstName: 'สมศรี',
  lastName: 'ใจดี',
  phone: '+66 81-234-5678',
  location: '',
  email: 'somsri@example.com',
  ageDeclaration: 'of_age',
}

test('registering sends the ticket and no password, signs in and leads on', async () => {
  const visit = openVisit({ answers, journey: { ...back, next: '/en/problem' } })
  const outcome = await register(visit.sends('/register/line', somsri))
  expect(ledTo(outcome)).toBe('/en/problem')
  expect(keptIn(outcome)).toBe('')
  expect(visit.sentTo('POST /auth/line/register').record).toEqual({
    ticket: 'sealed',
    email: 'somsri@example.com',
    first_name: 'สมศรี',
    last_name: 'ใจดี',
    tel: '+66812345678',
    location: null,
    age_declaration: 'of_age',
    device: null,
  })
  expect(visit.state).toMatchObject({ session: { isRemembered: true } })
})

test('an email with an account shows an explanation, and the ticket stays valid', async () => {
  const taken = Response.json(errorBody([notUnique('directus_users', 'email', 'x')]), {
    status: 400,
  })
  const visit = openVisit({ answers: { 'POST /auth/line/register': taken }, journey: back })
  expect(await register(visit.sends('/register/line', somsri))).toMatchObject({
    data: {
      status: 422,
      faults: [{ name: 'email', text: expect.stringContaining('Sign in to that account') }],
      values: { firstName: 'สมศรี' },
    },
  })
  expect(visit.state.session).toBeNull()
})

test('without an authorization nobody registers by LINE', async () => {
  for (const journey of [null, away]) {
    const visit = openVisit({ answers, journey })
    expect(ledTo(await register(visit.sends('/register/line', somsri)))).toBe(
      '/en/login?reason=line-lost',
    )
    expect(await ledAway(() => openRegister(visit.opens('/register/line')))).toBe(
      '/en/login?reason=line-lost',
    )
    expect(visit.asked()).toEqual([])
  }
})
