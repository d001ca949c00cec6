import { errorBody, invalidCredentials, retryLater } from '@washhouse/contract/wire/errors'
import { profileFixture } from '@washhouse/contract/account/account.fixtures'
import { expect, test, vi } from 'vitest'
import type { Session } from '../../../core/content/session/session.ts'
import { ledAway, ledTo, openVisit } from '../../../testing/visit.ts'
import { action, loader } from './login.page.tsx'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))

const tokens = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires: 900_000,
  device: 'mark',
}
const answers = {
  'POST /auth/login': Response.json({ data: tokens }),
  'GET /users/me': Response.json({ data: profileFixture.wire.th }),
  'POST /auth/logout': new Response(null, { status: 204 }),
}
const somsri = { email: 'somsri@example.com', password: 'ผ้าหอมแดดยามเช้า', remember: 'on', next: '' }
const earlier: Session = {
  accessToken: 'older',
  refreshToken: 'older-refresh',
  expiresAt: Date.now() + 900_000,
  isRemembered: true,
  person: { firstName: 'สมศรี', avatar: null },
}

test('signing in begins a session with the name, and redirects to the account [S2.routes.3] [S4.login.1]', async () => {
  const visit = openVisit({ answers, device: 'known' })
  expect(ledTo(await action(visit.sends('/login', somsri)))).toBe('/en/account')
  expect(visit.asked()).toEqual(['POST /auth/login', 'GET /users/me'])
  expect(visit.sentTo('POST /auth/login')).toMatchObject({
    record: {
      email: somsri.email,
      password: somsri.password,
      remember: true,
      mode: 'json',
      device: 'known',
    },
    token: null,
  })
  expect(visit.sentTo('GET /users/me').token).toBe('Bearer access')
  expect(visit.state).toMatchObject({
    change: 'set',
    newDevice: 'mark',
    session: {
      accessToken: 'access',
      refreshToken: 'refresh',
      isRemembered: true,
      person: { firstName: 'สมศรี' },
    },
  })
})

test('without the tick the session ends with the browser, at the service too', async () => {
  const visit = openVisit({ answers })
  const { email, password, next } = somsri
  await action(visit.sends('/login', { email, password, next }))
  expect(visit.sentTo('POST /auth/login').record).toMatchObject({ remember: false, device: null })
  expect(visit.state.session?.isRemembered).toBe(false)
})

test.each([
  ['/contact', true],
  ['/en/contact?branch=7', true],
  ['/account', false],
  ['https://evil.example/contact', false],
])('what was typed into a form goes on to its page alone: %s', async (next, goesAlong) => {
  const visit = openVisit({ answers })
  const carried = { form: '/contact', values: { message: 'ผ้าหอมมาก' } }
  await action(visit.sends('/login', { ...somsri, next, typed: JSON.stringify(carried) }))
  expect(visit.note.carried).toEqual(goesAlong ? carried : undefined)
  expect(JSON.stringify(visit.sentTo('POST /auth/login').record)).not.toContain('ผ้าหอมมาก')
})

test.each([
  ['/en/branch?page=2', '/en/branch?page=2'],
  ['/problem', '/problem'],
  ['', '/en/account'],
  ['//evil.example', '/en/account'],
  ['/\\evil.example', '/en/account'],
  ['/%2f%2fevil.example', '/en/account'],
  ['https://evil.example', '/en/account'],
  ['javascript:alert(1)', '/en/account'],
])('attack 6: next=%s leads to %s, sent and opened', async (next, led) => {
  const visit = openVisit({ answers })
  expect(ledTo(await action(visit.sends('/login', { ...somsri, next })))).toBe(led)
  const query = `?${new URLSearchParams({ next })}`
  const again = openVisit({ answers, session: earlier })
  expect(await ledAway(() => loader(again.opens('/login', query)))).toBe(led)
})

test('a new session ends the one before, and only then', async () => {
  const visit = openVisit({ answers, session: earlier })
  await action(visit.sends('/login', somsri))
  expect(visit.sentTo('POST /auth/logout').record).toMatchObject({ refresh_token: 'older-refresh' })
  expect(visit.state.session?.accessToken).toBe('access')
})

test('a wrong password shows an error, is not stored, and leaves a stored login unchanged [S4.login.1] [S8.errors.1]', async () => {
  const refused = Response.json(errorBody([invalidCredentials()]), { status: 401 })
  const visit = openVisit({ answers: { 'POST /auth/login': refused }, session: earlier })
  const outcome = await action(visit.sends('/login', { ...somsri, next: '/en/branch' }))
  expect(outcome).toMatchObject({
    data: {
      status: 422,
      reason: 'The email or password is wrong. Please try again.',
      code: 'INVALID_CREDENTIALS',
      values: { email: somsri.email, remember: 'on', next: '/en/branch' },
    },
    init: { status: 422 },
  })
  expect(JSON.stringify(outcome)).not.toContain(somsri.password)
  expect(visit.state).toEqual({ session: earlier, change: 'none' })
})

test('too many tries show how many minutes to wait', async () => {
  const refused = Response.json(retryLater(119).toBody(), { status: 429 })
  const visit = openVisit({ answers: { 'POST /auth/login': refused } })
  expect(await action(visit.sends('/login', somsri))).toMatchObject({
    data: { status: 429, reason: 'Too many tries. Please wait 2 minutes.' },
  })
})

test('an unknown refusal shows the service’s message [S8.errors.3]', async () => {
  const message = 'This account has moved.'
  const body = { errors: [{ message, extensions: { code: 'MOVED' } }] }
  const visit = openVisit({ answers: { 'POST /auth/login': Response.json(body, { status: 403 }) } })
  expect(await action(visit.sends('/login', somsri))).toMatchObject({ data: { reason: message } })
})

test('a member whose name cannot be had is signed in all the same', async () => {
  const visit = openVisit({
    answers: { ...answers, 'GET /users/me': new Response('', { status: 503 }) },
  })
  expect(ledTo(await action(visit.sends('/login', somsri)))).toBe('/en/account')
  expect(visit.state.session?.person).toEqual({ firstName: 'somsri', avatar: null })
})

test.each([
  ['?reason=members', 'members'],
  ['?reason=ended', 'ended'],
  ['?reason=registered', 'registered'],
  ['?reason=reset', 'reset'],
  ['?reason=%3Cb%3E', null],
  ['', null],
])('the page knows why somebody comes: %j', async (query, reason) => {
  expect(await loader(openVisit({ answers }).opens('/login', query))).toMatchObject({
    reason,
    meta: { isIndexed: false },
  })
})
