import { memberSessionFixture, profileFixture } from '@washhouse/contract/account/account.fixtures'
import { branchFixture, provinceFixture } from '@washhouse/contract/branch/branch.fixtures'
import { refusal } from '@washhouse/contract/client/service.fixtures'
import { problemStatusFixture } from '@washhouse/contract/contact/contact.fixtures'
import { mailChoicesFixture } from '@washhouse/contract/mailing/mailing.fixtures'
import { notificationCountFixture } from '@washhouse/contract/notification/notification.fixtures'
import { boardPostFixture } from '@washhouse/contract/webboard/webboard.fixtures'
import { expect, test, vi } from 'vitest'
import { ledAway, memberToken, openMemberVisit } from '../../../testing/visit.ts'
import * as account from './account.page.tsx'
import * as verification from './verification.route.ts'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../../core/content/content-client.server.ts',
  () => import('../../../testing/played-client.ts'),
)

const me = profileFixture.wire.en
const report = problemStatusFixture.wire.en
const session = memberSessionFixture.wire.en
const list = (...result: object[]) => Response.json({ result })
const claim = { reference: '7k3m-q9td', proof: '081-234-5678' }

test('a stranger is led to the log-in before anything is asked', async () => {
  const visit = openMemberVisit({ isStranger: true })
  expect(await ledAway(() => account.loader(visit.opens('/account')))).toBe(
    '/en/login?next=%2Fen%2Faccount&reason=members',
  )
  expect(await ledAway(() => account.action(visit.sends('/account', claim)))).toMatch('/en/login?')
  expect(await ledAway(() => verification.action(visit.sends('/account/verification')))).toMatch(
    '/en/login?',
  )
  expect(visit.asked()).toEqual([])
})

test('the page asks for all it shows with the member’s token', async () => {
  const answers = {
    'GET /api/reports': list({ ...report, branch: null }),
    'GET /api/sessions': list(session, {
      ...session,
      id: '11111111-1111-4111-8111-111111111111',
      date_misused: session['date_used'],
    }),
  }
  const visit = openMemberVisit({ answers })
  expect(await account.loader(visit.opens('/account'))).toMatchObject({
    me: { firstName: 'สมศรี' },
    reports: [{ reference: report['reference'], branchName: null }],
    sessions: { count: 1, hasMisuse: true },
  })
  for (const call of visit.asked()) expect(visit.sentTo(call).token).toBe(`Bearer ${memberToken}`)
})

test('an email that waits for confirmation is shown', async () => {
  const data = { email: 'new@example.com', date_expires: '2026-11-22T17:05:23.492Z' }
  const visit = openMemberVisit({ answers: { 'GET /users/me/email': Response.json({ data }) } })
  expect(await account.loader(visit.opens('/account'))).toMatchObject({
    pending: { email: 'new@example.com', expiresAt: data.date_expires },
  })
})

test('the latest own posts are listed, in one call and without their texts', async () => {
  const asked: string[] = []
  const visit = openMemberVisit({
    answers: {
      'GET /api/web_board': ({ url }) => {
        asked.push(new URL(url).search)
        const result = [boardPostFixture.wire.en]
        return Response.json({ total: { total_page: 1, total: 1 }, result })
      },
    },
  })
  const { posts } = await account.loader(visit.opens('/account'))
  expect(asked).toEqual(['?scope=own&page=1&limit=3'])
  expect(posts).toMatchObject([{ id: 812, isUnread: true }])
  expect(JSON.stringify(posts)).not.toContain('detail')
})

test('the page has the mail choices and shows that email does not arrive', async () => {
  const answers = { 'GET /api/mail_choices': Response.json({ result: mailChoicesFixture.wire.en }) }
  expect(await account.loader(openMemberVisit({ answers }).opens('/account'))).toMatchObject({
    mail: mailChoicesFixture.clean.en,
  })
})

test('the page has the number of unread notifications, and whether followed branches are open', async () => {
  const answers = {
    'GET /api/notification_count': Response.json({ result: notificationCountFixture.wire.en }),
    'GET /api/followed_branches': list({ branch: 7, date_created: session['date_used'] }),
    'GET /api/categories_provinces': list(provinceFixture.wire.en),
    'GET /api/branch': Response.json({
      total: { total_page: 1, total: 1 },
      result: [{ ...branchFixture.wire.en, hours: { kind: 'all_day' }, exceptions: [] }],
    }),
  }
  expect(await account.loader(openMemberVisit({ answers }).opens('/account'))).toMatchObject({
    unread: 3,
    followed: { branches: [{ name: branchFixture.clean.en.name, opening: { kind: 'all_day' } }] },
  })
})

test('the page works while the reports and sessions fail', async () => {
  const visit = openMemberVisit()
  expect(await account.loader(visit.opens('/account'))).toMatchObject({
    reports: null,
    posts: null,
    mail: null,
    sessions: { count: 0, hasMisuse: false },
  })
})

test('a report that was sent before is joined by its code and its sender’s phone or e-mail', async () => {
  const answers = { 'POST /api/reports': Response.json({ result: report }) }
  const visit = openMemberVisit({ answers })
  const path = await ledAway(() => account.action(visit.sends('/account', claim)))
  expect(path).toBe(`/en/account?joined=${String(report['reference'])}#reports`)
  expect(visit.sentTo('POST /api/reports').record).toMatchObject({ proof: claim.proof })
})

test.each([
  [404, 'ROUTE_NOT_FOUND', 422, /^No report matches this code/],
  [429, 'REQUESTS_EXCEEDED', 429, /^Too many tries/],
] as const)(
  'a report that is refused by %d is told so, and what was typed stays',
  async (status, code, shown, reason) => {
    const visit = openMemberVisit({
      answers: { 'POST /api/reports': refusal(status, code, 'No.') },
    })
    expect(await account.action(visit.sends('/account', claim))).toMatchObject({
      data: { status: shown, reason: expect.stringMatching(reason), values: claim },
    })
  },
)

test.each([
  [new Response(null, { status: 204 }), 'sent'],
  [refusal(503, 'SERVICE_UNAVAILABLE', 'No.'), 'failed'],
])(
  'the mail that shows an address to be the member’s is asked for: %#',
  async (answer, outcome) => {
    const visit = openMemberVisit({ answers: { 'POST /auth/verify/request': answer } })
    const path = await ledAway(() => verification.action(visit.sends('/account/verification')))
    expect(path).toBe(`/en/account?verification=${outcome}`)
    expect(visit.sentTo('POST /auth/verify/request').record).toEqual({ email: me['email'] })
  },
)

test('no other site has it asked for', async () => {
  const visit = openMemberVisit()
  const args = visit.sends('/account/verification')
  args.request.headers.set('origin', 'https://evil.example')
  expect(await verification.action(args)).toMatchObject({ status: 403 })
  expect(visit.asked()).toEqual([])
})
