import {
  dataRequestFixture,
  newVisitorDataRequestFixture,
} from '@washhouse/contract/data-request/data-request.fixtures'
import { refusal } from '@washhouse/contract/client/service.fixtures'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { describe, expect, test, vi } from 'vitest'
import { ledAway, memberToken, openMemberVisit, openVisit } from '../../../testing/visit.ts'
import * as confirm from '../mailed-link/link.page.tsx'
import * as own from './own-requests.page.tsx'
import * as visitor from './visitor-request.page.tsx'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../../core/content/content-client.server.ts',
  () => import('../../../testing/played-client.ts'),
)

const done = () => new Response(null, { status: 204 })
const refusedFor = (field: string) => {
  const refused = failedValidation(field, 'open', 'It is open', { reference: '5B6C1F0E' })
  return Response.json(refused.toBody(), { status: refused.status })
}
const issue = () => ({ key: 'a-form-of-its-own-1', openedAt: String(Date.now() - 60_000) })

describe('A member', () => {
  const call = 'POST /api/data_requests'
  const path = '/account/requests'

  test('requests their data as a member, stored once', async () => {
    const visit = openMemberVisit({ answers: { [call]: done } })
    const fields = { kind: 'erasure', message: ' ', ...issue() }
    expect(await ledAway(() => own.action(visit.sends(path, fields)))).toBe(`/en${path}?sent=1`)
    const { record, headers, token } = visit.sentTo(call)
    expect(record).toEqual({ kind: 'erasure', message: null })
    expect(headers['idempotency-key']).toBe('a-form-of-its-own-1')
    expect(token).toBe(`Bearer ${memberToken}`)
  })

  test('sees what is missing, and nothing is sent', async () => {
    const visit = openMemberVisit({ answers: {} })
    const answer = await own.action(visit.sends(path, { message: 'ที่อยู่เก่า', ...issue() }))
    const text = 'Please choose what you’d like us to do'
    expect(answer).toMatchObject({
      data: { faults: [{ name: 'kind', text }], values: { message: 'ที่อยู่เก่า' } },
    })
    expect(visit.asked()).toEqual([])
  })

  test('gets the reference of a request that is already open', async () => {
    const visit = openMemberVisit({ answers: { [call]: refusedFor('kind') } })
    const answer = await own.action(visit.sends(path, { kind: 'copy', ...issue() }))
    const text = expect.stringContaining('reference 5B6C1F0E')
    expect(answer).toMatchObject({ data: { faults: [{ name: 'kind', text }] } })
  })

  test('sees their own requests', async () => {
    const listed = Response.json({ result: [dataRequestFixture.wire.en] })
    const visit = openMemberVisit({ answers: { 'GET /api/data_requests': listed } })
    expect(await own.loader(visit.opens(path))).toMatchObject({
      requests: [dataRequestFixture.clean.en],
      isSent: false,
    })
  })

  test('needs no verification by email', async () => {
    const visit = openMemberVisit({ answers: {} })
    expect(await ledAway(() => visitor.loader(visit.opens('/data-request')))).toBe(
      '/en/account/requests',
    )
  })
})

describe('Anyone else', () => {
  const call = 'POST /api/visitor_data_requests'
  const { kind, name, email } = newVisitorDataRequestFixture.clean.en
  const fields = { kind, name, email, message: '' }

  test('sends a request with an email address, flagged if a bot sent it', async () => {
    const visit = openVisit({ answers: { [call]: done } })
    const sent = visit.sends('/data-request', { ...fields, ...issue() })
    expect(await ledAway(() => visitor.action(sent))).toBe('/en/data-request?sent=1')
    expect(visit.sentTo(call).record).toEqual({
      ...newVisitorDataRequestFixture.wire.en,
      looks_automatic: false,
    })
  })

  test('sees the errors at the fields, and nothing is sent', async () => {
    const visit = openVisit({ answers: {} })
    expect(await visitor.action(visit.sends('/data-request', { email: 'x' }))).toMatchObject({
      data: { faults: ['kind', 'name', 'email'].map((field) => ({ name: field })) },
    })
    expect(visit.asked()).toEqual([])
  })
})

describe('The mailed link', () => {
  const call = 'POST /api/data_request_proofs'
  const path = '/data-request/confirm'

  test('acts once its button is pressed, not when it is opened', async () => {
    const check = 'POST /api/data_request_proofs/check'
    const open = Response.json({ data: { state: 'open' } })
    const visit = openVisit({ answers: { [call]: done, [check]: open } })
    expect(await confirm.loader(visit.opens(path, '?token=mFq3'))).toMatchObject({
      token: 'mFq3',
      isDone: false,
    })
    expect(visit.asked()).toEqual([check])
    const sent = visit.sends(path, { token: 'mFq3' })
    expect(await ledAway(() => confirm.action(sent))).toBe(`/en${path}?done=1`)
    expect(visit.sentTo(call).record).toEqual({ token: 'mFq3' })
  })

  test('of a request that is open already shows its reference', async () => {
    const visit = openVisit({ answers: { [call]: refusedFor('token') } })
    const text = expect.stringContaining('reference 5B6C1F0E')
    expect(await confirm.action(visit.sends(path, { token: 'mFq3' }))).toMatchObject({
      data: { faults: [{ name: 'token', text }] },
    })
  })

  test('that was used up says so', async () => {
    const answers = { [call]: refusal(403, 'INVALID_TOKEN', 'No.') }
    const visit = openVisit({ answers })
    expect(await confirm.action(visit.sends(path, { token: 'mFq3' }))).toMatchObject({
      data: { kind: 'refused', reason: 'This link no longer works' },
    })
  })
})
