import { errorBody, invalidToken, retryLater, WireError } from '@washhouse/contract/wire/errors'
import { describe, expect, test, vi } from 'vitest'
import type { Session } from '../../../core/content/session/session.ts'
import { ledTo, openVisit } from '../../../testing/visit.ts'
import * as asked from './ask-link.page.tsx'
import * as page from './link.page.tsx'
import * as reset from './reset-password.page.tsx'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))

const session: Session = {
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresAt: Date.now() + 900_000,
  isRemembered: true,
  person: { firstName: 'สมศรี', avatar: null },
}
const stored = new Response(null, { status: 204 })
const refused = (error: WireError) => Response.json(errorBody([error]), { status: error.status })
const password = 'ผ้าหอมแดดยามเช้า'

const pages = {
  '/verify': { kind: 'verify', call: 'POST /auth/verify', ends: false },
  '/verify-email': { kind: 'email', call: 'POST /auth/email/confirm', ends: false },
  '/mail-start': { kind: 'start', call: 'POST /api/mail_start', ends: false },
  '/undo-email': { kind: 'undo', call: 'POST /auth/email/undo', ends: true },
} as const

describe.each(Object.entries(pages))('The link to %s', (path, { kind, call, ends }) => {
  const visitWith = (answer: Response, who: Session | null = null) =>
    openVisit({ answers: { [call]: answer }, session: who })

  test.each(['open', 'spent', 'cancelled'])(
    'is only checked when it is opened: %s',
    async (state) => {
      const visit = openVisit({
        answers: { 'POST /auth/link': Response.json({ data: { state } }) },
      })
      expect(await page.loader(visit.opens(path, '?token=mailed'))).toMatchObject({
        token: 'mailed',
        state,
        isDone: false,
        meta: { isIndexed: false, canonicalPath: path },
      })
      expect(visit.asked()).toEqual(['POST /auth/link'])
      expect(visit.sentTo('POST /auth/link').record).toEqual({ kind, token: 'mailed' })
    },
  )

  test('is left to its button if it cannot be checked', async () => {
    const visit = openVisit({ answers: { 'POST /auth/link': refused(retryLater(60)) } })
    expect(await page.loader(visit.opens(path, '?token=mailed'))).toMatchObject({ state: 'open' })
  })

  test('works by its button, also for signed-out visitors', async () => {
    const visit = visitWith(stored)
    expect(ledTo(await page.action(visit.sends(path, { token: 'mailed' })))).toBe(
      `/en${path}?done=1`,
    )
    expect(visit.sentTo(call)).toMatchObject({ record: { token: 'mailed' }, token: null })
  })

  test(`${ends ? 'ends' : 'leaves'} the session of this browser`, async () => {
    const visit = visitWith(stored, session)
    await page.action(visit.sends(path, { token: 'mailed' }))
    expect(visit.state.session).toEqual(ends ? null : session)
  })

  test.each([
    [
      invalidToken(),
      { status: 422, code: 'INVALID_TOKEN', reason: expect.stringContaining('no longer works') },
    ],
    [retryLater(60), { status: 429, reason: 'Too many tries. Please wait a minute.' }],
  ])('says that it is refused, and leaves a session as it is (%#)', async (error, told) => {
    const visit = visitWith(refused(error), session)
    expect(await page.action(visit.sends(path, { token: 'mailed' }))).toMatchObject({
      data: { kind: 'refused', ...told, values: { token: 'mailed' } },
    })
    expect(visit.state).toEqual({ session, change: 'none' })
  })

  test.each(['', `?token=${'x'.repeat(201)}`])(
    'that was cut off on its way has no token: %j',
    async (query) => {
      const visit = visitWith(stored)
      expect(await page.loader(visit.opens(path, query))).toMatchObject({ token: null })
      expect(visit.asked()).toEqual([])
    },
  )
})

test('a new address that was taken meanwhile shows an error', async () => {
  const taken = new WireError('RECORD_NOT_UNIQUE', 'Taken.', { field: 'email' })
  const visit = openVisit({ answers: { 'POST /auth/email/confirm': refused(taken) } })
  expect(await page.action(visit.sends('/verify-email', { token: 'mailed' }))).toMatchObject({
    data: { reason: 'Another account already uses this email' },
  })
})

describe.each([
  ['/forgot-password', 'POST /auth/password/request'],
  ['/verify/request', 'POST /auth/verify/request'],
] as const)('A mail that is asked for at %s', (path, call) => {
  test('is promised alike to everybody', async () => {
    const visit = openVisit({ answers: { [call]: stored } })
    expect(ledTo(await asked.action(visit.sends(path, { email: 'somsri@example.com' })))).toBe(
      `/en${path}?sent=1`,
    )
    expect(visit.sentTo(call).record).toMatchObject({ email: 'somsri@example.com' })
    expect(asked.loader(visit.opens(path, '?sent=1'))).toMatchObject({ isSent: true })
  })

  test('is not for what is no address', async () => {
    const visit = openVisit({ answers: {} })
    expect(await asked.action(visit.sends(path, { email: 'somsri' }))).toMatchObject({
      data: { status: 422, faults: [{ name: 'email' }], values: { email: 'somsri' } },
    })
    expect(visit.asked()).toEqual([])
  })
})

describe('A new password by its link', () => {
  const call = 'POST /auth/password/reset'
  const typed = { token: 'mailed', password, confirmPassword: password }

  test('is set, and signs this browser out with all others', async () => {
    const visit = openVisit({ answers: { [call]: stored }, session })
    expect(ledTo(await reset.action(visit.sends('/reset-password', typed)))).toBe(
      '/en/login?reason=reset',
    )
    expect(visit.sentTo(call).record).toEqual({ token: 'mailed', password })
    expect(visit.state).toMatchObject({ session: null, change: 'ended' })
  })

  test('is not set by a link that has been used, whose token alone comes back', async () => {
    const visit = openVisit({ answers: { [call]: refused(invalidToken()) }, session })
    const outcome = await reset.action(visit.sends('/reset-password', typed))
    expect(outcome).toMatchObject({ data: { code: 'INVALID_TOKEN', values: { token: 'mailed' } } })
    expect(JSON.stringify(outcome)).not.toContain(password)
    expect(visit.state).toEqual({ session, change: 'none' })
  })

  test('must be typed alike twice', async () => {
    const visit = openVisit({ answers: {} })
    const outcome = await reset.action(
      visit.sends('/reset-password', { ...typed, confirmPassword: '' }),
    )
    expect(outcome).toMatchObject({ data: { faults: [{ name: 'confirmPassword' }] } })
    expect(visit.asked()).toEqual([])
  })
})

test('the link to a new password, and that of a request about data, are checked, too', async () => {
  const answer = Response.json({ data: { state: 'spent' } })
  const check = 'POST /api/data_request_proofs/check'
  const visit = openVisit({ answers: { 'POST /auth/link': answer, [check]: answer } })
  const opened = [
    await reset.loader(visit.opens('/reset-password', '?token=mailed')),
    await page.loader(visit.opens('/data-request/confirm', '?token=mailed')),
  ]
  expect(opened).toMatchObject([{ state: 'spent' }, { state: 'spent' }])
  expect(visit.asked()).toEqual(['POST /auth/link', check])
})

test('a change of e-mail that was cancelled says so', async () => {
  const answers = { 'POST /auth/email/confirm': refused(invalidToken('cancelled')) }
  const visit = openVisit({ answers })
  expect(await page.action(visit.sends('/verify-email', { token: 'mailed' }))).toMatchObject({
    data: {
      code: 'INVALID_TOKEN.cancelled',
      reason: expect.stringContaining('was cancelled'),
    },
  })
})
