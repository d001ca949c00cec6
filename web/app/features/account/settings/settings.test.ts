import { accountCalls } from '@washhouse/contract/account/account.calls'
import { ownDataFixture } from '@washhouse/contract/account/account.fixtures'
import { refusal } from '@washhouse/contract/client/service.fixtures'
import { errorBody, failedValidation } from '@washhouse/contract/wire/errors'
import { describe, expect, test, vi } from 'vitest'
import { ledAway, openMemberVisit } from '../../../testing/visit.ts'
import * as mail from '../mail/mail-choices.page.tsx'
import * as requests from '../data-request/own-requests.page.tsx'
import * as data from './data.page.tsx'
import * as credentials from './credentials.page.tsx'
import * as goodbye from './goodbye.page.tsx'
import * as leave from './leave.page.tsx'
import * as copy from './own-copy.route.ts'
import * as download from './own-data.route.ts'
import * as picture from './picture.page.tsx'
import * as profile from './profile.page.tsx'
import * as sessions from './sessions.page.tsx'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../../core/content/content-client.server.ts',
  () => import('../../../testing/played-client.ts'),
)

const done = () => new Response(null, { status: 204 })
const wrongPassword = Response.json(
  errorBody([failedValidation('current_password', 'wrong', 'No')]),
  {
    status: 400,
  },
)
const typedPassword = 'ปลาทองว่ายน้ำเที่ยงคืน'
const newPassword = 'แมวสามตัวกินขนมปังร้อน'

describe.each([
  ['profile', profile],
  ['picture', picture],
  ['password', credentials],
  ['email', credentials],
  ['mail', mail],
  ['sessions', sessions],
  ['data', data],
  ['data/download', download],
  ['data/archive', copy],
  ['requests', requests],
  ['leave', leave],
])('/account/%s', (name, page) => {
  test('leads a stranger to the log-in before anything is asked', async () => {
    const visit = openMemberVisit({ isStranger: true })
    const path = `/account/${name}`
    expect(await ledAway(() => page.loader(visit.opens(path)))).toMatch(
      `/en/login?next=${encodeURIComponent(`/en${path}`)}`,
    )
    const act = 'action' in page ? page.action : download.loader
    expect(await ledAway(() => act(visit.sends(path)))).toMatch('/en/login?')
    expect(visit.asked()).toEqual([])
  })
})

describe.each([
  [
    'password',
    credentials,
    { password: newPassword, confirmPassword: newPassword },
    'POST /users/me/password',
    '?changed',
  ],
  ['email', credentials, { email: 'new@example.com' }, 'POST /users/me/email', '?sent'],
  ['leave', leave, {}, 'DELETE /users/me', null],
] as const)('What asks for the password: %s', (name, page, typed, call, then) => {
  const path = `/account/${name}`
  const filled = { ...typed, currentPassword: typedPassword }

  test('goes on with the right one', async () => {
    const visit = openMemberVisit({ answers: { [call]: done } })
    const next = await ledAway(() => page.action(visit.sends(path, filled)))
    expect(next).toBe(then === null ? '/en/account/goodbye' : `/en${path}${then}`)
    expect(visit.sentTo(call).record).toMatchObject({ current_password: typedPassword })
    expect(next).not.toContain('new@example.com')
  })

  test('rejects a wrong one, signs nobody out, and returns no password', async () => {
    const visit = openMemberVisit({ answers: { [call]: wrongPassword } })
    const outcome = await page.action(visit.sends(path, filled))
    const text = 'That’s not your current password'
    expect(outcome).toMatchObject({
      data: { status: 422, faults: [{ name: 'currentPassword', text }] },
    })
    expect(JSON.stringify(outcome)).not.toContain(typedPassword)
    expect(JSON.stringify(outcome)).not.toContain(newPassword)
    expect(visit.state).toMatchObject({ change: 'none' })
  })

  test('says after too many tries how long to wait', async () => {
    const error = {
      message: 'Too many requests.',
      extensions: {
        reset: new Date(Date.now() + 240_000).toISOString(),
        code: 'REQUESTS_EXCEEDED',
      },
    }
    const busy = Response.json({ errors: [error] }, { status: 429 })
    const visit = openMemberVisit({ answers: { [call]: busy } })
    expect(await page.action(visit.sends(path, filled))).toMatchObject({
      data: {
        status: 429,
        reason: expect.stringMatching(/^Too many wrong passwords\. Try again in \w+ minutes/),
      },
    })
  })

  test('leads who was signed out meanwhile to the log-in', async () => {
    const visit = openMemberVisit({ answers: { [call]: refusal(401, 'TOKEN_EXPIRED', 'No.') } })
    expect(await ledAway(() => page.action(visit.sends(path, filled)))).toMatch('/en/login?next=')
    expect(visit.state).toMatchObject({ session: null, change: 'ended' })
  })
})

test('a password that was repeated otherwise is not sent', async () => {
  const visit = openMemberVisit()
  const typed = { currentPassword: typedPassword, password: newPassword, confirmPassword: 'x' }
  const outcome = await credentials.action(visit.sends('/account/password', typed))
  expect(outcome).toMatchObject({ data: { faults: [{ name: 'confirmPassword' }] } })
  expect(visit.asked()).toEqual([])
})

describe('Own data', () => {
  test('come as a file that nobody keeps', async () => {
    const { path } = accountCalls.exportMe
    const answer = Response.json({ result: ownDataFixture.wire.en })
    const visit = openMemberVisit({ answers: { [`GET ${path}`]: answer } })
    const file = await download.loader(visit.opens('/account/data/download'))
    expect(Object.fromEntries(file.headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data-2026-11-21.json"',
      'cache-control': 'private, no-store',
    })
    expect(await file.json()).toEqual(ownDataFixture.clean.en)
  })

  test('that do not come lead back to a page that says so', async () => {
    const visit = openMemberVisit({ answers: {} })
    expect(await ledAway(() => download.loader(visit.opens('/account/data/download')))).toBe(
      '/en/account/data?failed',
    )
  })
})

describe('Leaving', () => {
  const typed = { currentPassword: typedPassword }

  test('deletes the account once the password was right, and signs out', async () => {
    const visit = openMemberVisit({ answers: { 'DELETE /users/me': done } })
    await leave.action(visit.sends('/account/leave', typed))
    expect(visit.asked()).toEqual(['GET /api/own_sign_in_ways', 'DELETE /users/me'])
    expect(visit.state).toMatchObject({ session: null, change: 'ended' })
  })

  test('asks for no password where there is none, but whether it is meant', async () => {
    const ways = { has_password: false, line: true, line_since: '2026-10-02T03:10:00.000Z' }
    const answers = {
      'GET /api/own_sign_in_ways': Response.json({ result: ways }),
      'DELETE /users/me': done,
    }
    const visit = openMemberVisit({ answers })
    const outcome = await leave.action(visit.sends('/account/leave', {}))
    expect(outcome).toMatchObject({ data: { status: 422, faults: [{ name: 'understood' }] } })
    expect(visit.asked()).not.toContain('DELETE /users/me')
    const sure = openMemberVisit({ answers })
    await leave.action(sure.sends('/account/leave', { understood: 'on' }))
    expect(sure.asked()).toEqual(['GET /api/own_sign_in_ways', 'DELETE /users/me'])
    expect(sure.state).toMatchObject({ session: null, change: 'ended' })
  })

  test('that fails leaves all as it was', async () => {
    const answers = { 'DELETE /users/me': refusal(503, 'SERVICE_UNAVAILABLE', 'No.') }
    const visit = openMemberVisit({ answers })
    expect(await leave.action(visit.sends('/account/leave', typed))).toMatchObject({
      data: { kind: 'failed', status: 503, reason: 'away' },
    })
    expect(visit.state).toMatchObject({ change: 'none' })
  })

  test('is said goodbye to only who is no member', async () => {
    expect(await ledAway(() => goodbye.loader(openMemberVisit().opens('/account/goodbye')))).toBe(
      '/en/account',
    )
    const stranger = openMemberVisit({ isStranger: true })
    expect(goodbye.loader(stranger.opens('/account/goodbye'))).toMatchObject({
      meta: { isIndexed: false },
    })
  })
})
