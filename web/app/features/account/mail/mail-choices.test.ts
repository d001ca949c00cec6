import { profileFixture } from '@washhouse/contract/account/account.fixtures'
import { refusal } from '@washhouse/contract/client/service.fixtures'
import { mailChoicesFixture } from '@washhouse/contract/mailing/mailing.fixtures'
import { errorBody, failedValidation } from '@washhouse/contract/wire/errors'
import { describe, expect, test, vi } from 'vitest'
import { ledAway, memberToken, openMemberVisit } from '../../../testing/visit.ts'
import * as mail from './mail-choices.page.tsx'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../../core/content/content-client.server.ts',
  () => import('../../../testing/played-client.ts'),
)

const path = '/account/mail'
const changes = 'PATCH /api/mail_choices'
const choices = () => Response.json({ result: mailChoicesFixture.wire.en })

describe('What a member is mailed', () => {
  test('is shown as stored, with the problem of the address', async () => {
    const visit = openMemberVisit({ answers: { 'GET /api/mail_choices': choices } })
    expect(await mail.loader(visit.opens(path))).toMatchObject({
      choices: mailChoicesFixture.clean.en,
      email: 'somsri@example.com',
      isVerified: true,
      isMinor: false,
      isSaved: false,
      meta: { isIndexed: false },
    })
  })

  test.each([
    [
      { digest: 'weekly', bundle: 'on' },
      { digest: 'weekly', bundle: true },
    ],
    [{ digest: 'none' }, { digest: 'none', bundle: false }],
  ])('is chosen: %j', async (typed, record) => {
    const visit = openMemberVisit({ answers: { [changes]: choices } })
    expect(await ledAway(() => mail.action(visit.sends(path, typed)))).toBe(
      '/en/account/mail?saved=1',
    )
    expect(visit.sentTo(changes)).toMatchObject({ record, token: `Bearer ${memberToken}` })
  })

  test('explains to a minor why there is no news, and offers no choice', async () => {
    const minor = { ...profileFixture.wire.en, age_declaration: 'guardian_agrees' }
    const visit = openMemberVisit({
      answers: {
        'GET /api/mail_choices': choices(),
        'GET /users/me': () => Response.json({ data: minor }),
      },
    })
    expect(await mail.loader(visit.opens(path))).toMatchObject({ isMinor: true })
  })

  test('that the service refuses to a minor shows the error at its field', async () => {
    const fault = failedValidation('digest', 'minor', 'No.')
    const refused = () => Response.json(errorBody([fault]), { status: 400 })
    const visit = openMemberVisit({ answers: { [changes]: refused } })
    expect(await mail.action(visit.sends(path, { digest: 'weekly' }))).toMatchObject({
      data: {
        status: 422,
        faults: [{ name: 'digest', text: expect.stringContaining('20 or older') }],
      },
    })
  })

  test('is not chosen where that fails, and what was chosen stays in the form', async () => {
    const visit = openMemberVisit({
      answers: { [changes]: refusal(503, 'SERVICE_UNAVAILABLE', 'No.') },
    })
    expect(await mail.action(visit.sends(path, { digest: 'weekly' }))).toMatchObject({
      data: { kind: 'failed', status: 503, values: { digest: 'weekly', bundle: '' } },
    })
  })
})

test('a link by which a stopped address is started again is asked for by a press of its own', async () => {
  const asks = 'POST /api/mail_start_request'
  const visit = openMemberVisit({ answers: { [asks]: new Response(null, { status: 204 }) } })
  const args = visit.opens(path, '?start')
  const request = new Request(args.url, { method: 'POST', body: new URLSearchParams() })
  expect(await ledAway(() => mail.action({ ...args, request }))).toBe('/en/account/mail?asked=1')
  expect(visit.asked()).toEqual([asks])
})
