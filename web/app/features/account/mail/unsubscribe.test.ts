import { refusal } from '@washhouse/contract/client/service.fixtures'
import type { MailLeaving } from '@washhouse/contract/mailing/mailing.contract'
import { mailLeavingFixture } from '@washhouse/contract/mailing/mailing.fixtures'
import { describe, expect, test, vi } from 'vitest'
import type { Session } from '../../../core/content/session/session.ts'
import { ledTo, openVisit } from '../../../testing/visit.ts'
import * as unsubscribe from './unsubscribe.page.tsx'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../../core/content/content-client.server.ts',
  () => import('../../../testing/played-client.ts'),
)

const path = '/unsubscribe'
const query = '?token=mailed'
const reads = 'GET /api/mail_leaving/mailed'
const leaves = 'POST /api/mail_leaving'
const returns = 'POST /api/mail_return'
const stored = () => Response.json({ result: mailLeavingFixture.wire.en })
const answers = { [reads]: stored, [leaves]: stored, [returns]: stored }

const session: Session = {
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresAt: Date.now() + 900_000,
  isRemembered: true,
  person: { firstName: 'สมศรี', avatar: null },
}

function posted(visit: ReturnType<typeof openVisit>, body: BodyInit, at = query) {
  const args = visit.opens(path, at)
  return { ...args, request: new Request(args.url, { method: 'POST', body }) }
}

const oneClick = () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
const press = (name: string) => new URLSearchParams({ press: name })

describe('The page that a mail’s link to leave leads to', () => {
  test('asks by GET, and changes nothing', async () => {
    const visit = openVisit({ answers })
    const page = await unsubscribe.loader(visit.opens(path, query))
    expect(page).toMatchObject({
      init: { status: 200 },
      data: {
        leaving: mailLeavingFixture.clean.en satisfies MailLeaving,
        action: '/en/unsubscribe?token=mailed',
        meta: { isIndexed: false, canonicalPath: path },
      },
    })
    expect(visit.asked()).toEqual([reads])
  })

  test.each([
    ['', []],
    [`?token=${'x'.repeat(201)}`, []],
    ['?token=unknown', ['GET /api/mail_leaving/unknown']],
  ])('says of a link that is none that it is none: %j', async (at, asked) => {
    const visit = openVisit({ answers })
    expect(await unsubscribe.loader(visit.opens(path, at))).toMatchObject({
      init: { status: 404 },
      data: { leaving: null, isFailed: false },
    })
    expect(visit.asked()).toEqual(asked)
  })

  test('says that it cannot be asked just now', async () => {
    const visit = openVisit({ answers: { [reads]: refusal(503, 'SERVICE_UNAVAILABLE', 'No.') } })
    expect(await unsubscribe.loader(visit.opens(path, query))).toMatchObject({
      init: { status: 503 },
      data: { isFailed: true },
    })
  })
})

describe('A mail program that leaves by itself (RFC 8058)', () => {
  test('leaves the mail’s kind without a session, and is led nowhere', async () => {
    const visit = openVisit({ answers })
    const outcome = await unsubscribe.action(posted(visit, oneClick()))
    expect(outcome).toMatchObject({ init: { status: 200 }, data: { isFailed: false } })
    expect(visit.asked()).toEqual([leaves])
    expect(visit.sentTo(leaves)).toMatchObject({
      record: { token: 'mailed', scope: 'kind' },
      token: null,
    })
  })

  test('may send a form of several parts, as the standard lets it', async () => {
    const visit = openVisit({ answers })
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    expect(await unsubscribe.action(posted(visit, form))).toMatchObject({ init: { status: 200 } })
    expect(visit.asked()).toEqual([leaves])
  })

  test.each([
    [refusal(403, 'INVALID_TOKEN', 'No.'), 404, false],
    [refusal(429, 'REQUESTS_EXCEEDED', 'No.'), 429, true],
    [refusal(503, 'SERVICE_UNAVAILABLE', 'No.'), 503, true],
  ])('is told by the status that it did not work (%#)', async (refused, status, isFailed) => {
    const visit = openVisit({ answers: { [leaves]: refused } })
    expect(await unsubscribe.action(posted(visit, oneClick()))).toMatchObject({
      init: { status },
      data: { isFailed },
    })
  })

  test.each([
    ['nothing', '', query],
    ['another word', new URLSearchParams({ 'List-Unsubscribe': 'Yes' }), query],
    ['no token', oneClick(), ''],
  ])('leaves nothing where it sends %s', async (_what, body, at) => {
    const visit = openVisit({ answers })
    expect(await unsubscribe.action(posted(visit, body, at))).toMatchObject({
      init: { status: 400 },
    })
    expect(visit.asked()).toEqual([])
  })
})

describe('A press on the page', () => {
  test.each([
    ['leave.kind', leaves, 'kind', 'leave'],
    ['leave.all', leaves, 'all', 'leave'],
    ['return.kind', returns, 'kind', 'return'],
    ['return.all', returns, 'all', 'return'],
  ])('of %s is carried out, and leads back to the page', async (name, call, scope, done) => {
    const visit = openVisit({ answers, session })
    const outcome = await unsubscribe.action(posted(visit, press(name)))
    expect(ledTo(outcome)).toBe(`/en/unsubscribe?token=mailed&done=${done}`)
    // A signed-in member need not be the recipient of the email.
    expect(visit.sentTo(call)).toMatchObject({ record: { token: 'mailed', scope }, token: null })
    expect(visit.state).toEqual({ session, change: 'none' })
  })

  test('of what there is not is refused', async () => {
    const visit = openVisit({ answers })
    expect(await unsubscribe.action(posted(visit, press('leave.account')))).toMatchObject({
      init: { status: 400 },
    })
    expect(visit.asked()).toEqual([])
  })
})
