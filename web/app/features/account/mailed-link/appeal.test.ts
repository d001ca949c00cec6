import { errorBody, invalidToken } from '@washhouse/contract/wire/errors'
import { expect, test, vi } from 'vitest'
import { ledAway, openVisit } from '../../../testing/visit.ts'
import * as appeal from './link.page.tsx'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../../core/content/content-client.server.ts',
  () => import('../../../testing/played-client.ts'),
)

const call = 'POST /api/suspension_appeals'
const typed = { token: 'mailed', message: 'ขอโทษค่ะ ครั้งหน้าจะไม่ลงซ้ำ' }

test('the link about a suspension is only checked when it is opened', async () => {
  const visit = openVisit({ answers: {} })
  expect(await appeal.loader(visit.opens('/appeal', '?token=mailed'))).toMatchObject({
    token: 'mailed',
    meta: { isIndexed: false, canonicalPath: '/appeal' },
  })
  expect(visit.asked()).toEqual(['POST /auth/link'])
})

test('it sends the message with the token, and redirects to a page without the token', async () => {
  const visit = openVisit({ answers: { [call]: new Response(null, { status: 204 }) } })
  expect(await ledAway(() => appeal.action(visit.sends('/appeal', typed)))).toBe(
    '/en/appeal?done=1',
  )
  expect(visit.sentTo(call).record).toEqual(typed)
})

test('without a word it is not used up', async () => {
  const visit = openVisit({ answers: {} })
  expect(await appeal.action(visit.sends('/appeal', { token: 'mailed' }))).toMatchObject({
    data: {
      faults: [{ name: 'message', text: 'Please write us a few words' }],
      values: { token: 'mailed' },
    },
  })
  expect(visit.asked()).toEqual([])
})

test('one that is spent says so, and keeps what was written', async () => {
  const error = invalidToken()
  const refused = Response.json(errorBody([error]), { status: error.status })
  const visit = openVisit({ answers: { [call]: refused } })
  expect(await appeal.action(visit.sends('/appeal', typed))).toMatchObject({
    data: {
      kind: 'refused',
      code: 'INVALID_TOKEN',
      reason: expect.stringMatching(/no longer works/),
    },
  })
})
