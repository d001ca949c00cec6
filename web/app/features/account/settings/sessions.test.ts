import { memberSessionFixture } from '@washhouse/contract/account/account.fixtures'
import { refusal } from '@washhouse/contract/client/service.fixtures'
import { describe, expect, test, vi } from 'vitest'
import { ledAway, memberToken, openMemberVisit } from '../../../testing/visit.ts'
import * as sessions from './sessions.page.tsx'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../../core/content/content-client.server.ts',
  () => import('../../../testing/played-client.ts'),
)

const done = () => new Response(null, { status: 204 })

describe('The sessions', () => {
  const session = memberSessionFixture.wire.en
  const listed = (...list: object[]) => ({ 'GET /api/sessions': Response.json({ result: list }) })

  test('are named by browser, this one first, never with the raw user agent', async () => {
    const other = { ...session, id: '11111111-1111-4111-8111-111111111111', is_current: false }
    const visit = openMemberVisit({
      answers: listed({ ...other, user_agent: '<script>' }, session),
    })
    const loaded = await sessions.loader(visit.opens('/account/sessions'))
    expect(loaded.sessions.map(({ device, isCurrent }) => [device.browser, isCurrent])).toEqual([
      ['Chrome', true],
      [null, false],
    ])
    expect(JSON.stringify(loaded)).not.toContain('<script>')
  })

  const id = String(session['id'])
  test.each([
    [id, `DELETE /api/sessions/${id}`, done(), 'one'],
    [id, `DELETE /api/sessions/${id}`, refusal(404, 'ROUTE_NOT_FOUND', 'No.'), 'one'],
    ['others', 'POST /api/end_other_sessions', done(), 'others'],
  ])('end at the press of a button: %s, %#', async (end, call, answer, outcome) => {
    const visit = openMemberVisit({ answers: { [call]: answer } })
    const path = await ledAway(() => sessions.action(visit.sends('/account/sessions', { end })))
    expect(path).toBe(`/en/account/sessions?ended=${outcome}`)
    expect(visit.sentTo(call).token).toBe(`Bearer ${memberToken}`)
  })

  test.each(['', '../users/me', 'x'])('that are none are not asked for: %j', async (end) => {
    const visit = openMemberVisit()
    await expect(sessions.action(visit.sends('/account/sessions', { end }))).rejects.toMatchObject({
      init: { status: 400 },
    })
    expect(visit.asked()).toEqual([])
  })

  test('that could not be ended show an error', async () => {
    const answers = { 'POST /api/end_other_sessions': refusal(503, 'SERVICE_UNAVAILABLE', 'No.') }
    const visit = openMemberVisit({ answers })
    const outcome = await sessions.action(visit.sends('/account/sessions', { end: 'others' }))
    expect(outcome).toMatchObject({ init: { status: 503 } })
  })
})
