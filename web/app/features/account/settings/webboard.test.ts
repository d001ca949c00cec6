import { ownBoardAuthorFixture } from '@washhouse/contract/webboard/webboard.fixtures'
import { expect, test, vi } from 'vitest'
import { ledAway, memberToken, openMemberVisit } from '../../../testing/visit.ts'
import * as webboard from './webboard.page.tsx'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../../core/content/content-client.server.ts',
  () => import('../../../testing/played-client.ts'),
)

const author = Response.json({ result: ownBoardAuthorFixture.wire.en })
const refused = (status: number, extensions: object) =>
  Response.json({ errors: [{ message: 'No.', extensions }] }, { status })

function sending(query: string, fields: Record<string, string>, answers: Record<string, Response>) {
  const visit = openMemberVisit({ answers })
  const sent = visit.sends('/account/webboard', fields)
  const url = new URL(`http://site.test/en/account/webboard${query}`)
  return { visit, send: () => webboard.action({ ...sent, url }) }
}

test('a nickname of the brand’s is refused in words of its own', async () => {
  const extensions = { code: 'FAILED_VALIDATION', field: 'nickname', path: [], type: 'reserved' }
  const { send } = sending(
    '',
    { nickname: 'แอดมินร้าน' },
    { 'PATCH /api/web_board_author': refused(400, extensions) },
  )
  expect(await send()).toMatchObject({
    data: { faults: [{ name: 'nickname', text: expect.stringMatching(/reserved for our team/) }] },
  })
})

test('a restricted member sees until when and why, and appeals', async () => {
  const visit = openMemberVisit({ answers: { 'GET /api/web_board_author': author } })
  expect(await webboard.loader(visit.opens('/account/webboard', '?asked=1'))).toMatchObject({
    author: { limitReason: 'off_topic', mayAppeal: true },
    isAsked: true,
  })
  const message = 'ขอโทษค่ะ ครั้งหน้าจะไม่ลงซ้ำ'
  const asking = sending(
    '?appeal',
    { message },
    { 'POST /api/web_board_appeals': new Response(null, { status: 204 }) },
  )
  expect(await ledAway(asking.send)).toBe('/en/account/webboard?asked=1')
  expect(asking.visit.sentTo('POST /api/web_board_appeals')).toMatchObject({
    record: { message },
    token: `Bearer ${memberToken}`,
  })
})

test('an empty or second appeal shows an error', async () => {
  const empty = sending('?appeal', { message: ' ' }, {})
  expect(await empty.send()).toMatchObject({
    data: { faults: [{ name: 'message', text: 'Please write us a few words' }] },
  })
  expect(empty.visit.asked()).toEqual([])
  const again = sending(
    '?appeal',
    { message: 'อีกครั้งค่ะ' },
    { 'POST /api/web_board_appeals': refused(403, { code: 'FORBIDDEN', type: 'no_appeal' }) },
  )
  expect(await again.send()).toMatchObject({
    data: { reason: expect.stringMatching(/nothing to review right now/) },
  })
})
