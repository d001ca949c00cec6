import { retryLater } from '@washhouse/contract/wire/errors'
import { newTakeDownFixture } from '@washhouse/contract/webboard/board-moderation.fixtures'
import { expect, test, vi } from 'vitest'
import { ledAway, memberToken, openMemberVisit, openVisit } from '../../../testing/visit.ts'
import { author, own, replied, visitOf, written } from '../webboard.fixtures.ts'
import * as report from './report.page.tsx'
import * as takeDown from './take-down.page.tsx'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../../core/content/content-client.server.ts',
  () => import('../../../testing/played-client.ts'),
)

const params = { id: '812' }
const stored = { 'POST /api/web_board_reports': new Response(null, { status: 204 }) }

function reporting(query: string, fields: Record<string, string>, answers: object = stored) {
  const visit = openMemberVisit({ answers: { ...answers } })
  const sent = visit.sends('/webboard/:id/report', fields)
  const url = new URL(`http://site.test/en/webboard/812/report${query}`)
  return { visit, send: () => report.action({ ...sent, url, params }) }
}

test('a report names the post, or the reply to it, and leads to its thanks', async () => {
  const post = reporting('', { reason: 'spam', note: '' })
  expect(await ledAway(post.send)).toBe('/en/webboard/812/report?sent=1')
  expect(post.visit.sentTo('POST /api/web_board_reports')).toMatchObject({
    record: { web_board: 812, reply: null, reason: 'spam', note: null },
    token: `Bearer ${memberToken}`,
  })
  const reply = reporting('?reply=3002', { reason: 'other', note: 'มีเบอร์โทร' })
  expect(await ledAway(reply.send)).toBe('/en/webboard/812/report?reply=3002&sent=1')
  expect(reply.visit.sentTo('POST /api/web_board_reports').record).toEqual({
    web_board: null,
    reply: 3002,
    reason: 'other',
    note: 'มีเบอร์โทร',
  })
})

test.each<Record<string, string>>([{}, { reason: '' }, { reason: 'boring' }])(
  'a report without a reason (%j) is told so, and nothing is sent',
  async (fields) => {
    const { visit, send } = reporting('', { note: 'แย่', ...fields })
    expect(await send()).toMatchObject({
      data: {
        faults: [{ name: 'reason', text: 'Please choose a reason' }],
        values: { note: 'แย่' },
      },
    })
    expect(visit.asked()).toEqual([])
  },
)

test.each([
  [403, { code: 'FORBIDDEN', type: 'own' }, /wrote this yourself/],
  [403, { code: 'FORBIDDEN', type: 'unverified' }, /Confirm your email/],
  [429, { code: 'REQUESTS_EXCEEDED', type: 'too_many', retry_after: 7200 }, /again in 2 hours/],
])('a report that is refused (%i %j) says why', async (status, extensions, reason) => {
  const body = { errors: [{ message: 'No.', extensions }] }
  const { send } = reporting(
    '',
    { reason: 'spam' },
    { 'POST /api/web_board_reports': Response.json(body, { status }) },
  )
  expect(await send()).toMatchObject({ data: { reason: expect.stringMatching(reason) } })
})

test('a report on what is gone meanwhile says so', async () => {
  const extensions = { code: 'FAILED_VALIDATION', field: 'web_board', path: [], type: 'choice' }
  const answer = Response.json({ errors: [{ message: 'No.', extensions }] }, { status: 400 })
  const { send } = reporting('', { reason: 'spam' }, { 'POST /api/web_board_reports': answer })
  expect(await send()).toMatchObject({
    data: { faults: [{ name: 'post', text: expect.stringMatching(/no longer there/) }] },
  })
})

test('the page of a report shows what it is about, and knows what is one’s own', async () => {
  const open = (query: string, fields: object = {}) => {
    const { args } = visitOf('/webboard/:id/report', params, {
      query,
      answers: {
        'GET /items/web_boards/812': Response.json({ data: written(fields) }),
        'GET /items/feedback_webboard/3002': Response.json({ data: replied(2, fields) }),
        'GET /items/feedback_webboard/3003': Response.json({ data: replied(3, { web_board: 9 }) }),
      },
    })
    return report.loader({ ...args, params })
  }
  expect(await open('')).toMatchObject({ reply: null, isOwn: false })
  expect(await open('?reply=3002', author(own))).toMatchObject({ reply: 3002, isOwn: true })
  for (const query of ['?reply=3003', '?reply=x', '?reply='])
    await expect(open(query)).rejects.toMatchObject({ init: { status: 404 } })
})

const asked = newTakeDownFixture.clean.en
const fields = {
  address: asked.address,
  reason: asked.reason,
  name: asked.name,
  email: asked.email,
  message: asked.message,
  consent: 'on',
}

test('anyone asks for a take-down, which is stored once and marked if a program sent it', async () => {
  const visit = openVisit({
    answers: { 'POST /api/web_board_take_downs': new Response(null, { status: 204 }) },
  })
  const issue = { key: 'a-form-of-its-own-1', openedAt: String(Date.now() - 60_000) }
  const sent = visit.sends('/webboard/takedown', { ...fields, ...issue })
  expect(await ledAway(() => takeDown.action(sent))).toBe('/en/webboard/takedown?sent=1')
  const { record, headers, token } = visit.sentTo('POST /api/web_board_take_downs')
  expect(record).toEqual({ ...newTakeDownFixture.wire.en, looks_automatic: false })
  expect(headers['idempotency-key']).toBe(issue.key)
  expect(token).not.toBe(`Bearer ${memberToken}`)
})

test('an incomplete takedown shows errors at its fields, and nothing is sent', async () => {
  const visit = openVisit({ answers: {} })
  const answer = await takeDown.action(visit.sends('/webboard/takedown', { email: 'x' }))
  expect(answer).toMatchObject({
    data: {
      faults: ['address', 'reason', 'message', 'name', 'email', 'consent'].map((name) => ({
        name,
      })),
    },
  })
  expect(visit.asked()).toEqual([])
})

test('a take-down of a busy network or mailbox keeps what was typed, and says how long to wait', async () => {
  const refused = retryLater(24 * 60 * 60)
  const answers = {
    'POST /api/web_board_take_downs': () => Response.json(refused.toBody(), { status: 429 }),
  }
  const visit = openVisit({ answers })
  expect(await takeDown.action(visit.sends('/webboard/takedown', fields))).toMatchObject({
    data: {
      kind: 'failed',
      reason: 'busy',
      wait: '24 hours',
      values: { message: asked.message },
    },
  })
})
