import {
  ownLineChoicesFixture,
  ownSignInMethodsFixture,
} from '@washhouse/contract/line/line.fixtures'
import { expect, test, vi } from 'vitest'
import { ledAway, memberToken, openMemberVisit } from '../../../testing/visit.ts'
import * as line from './account-line.page.tsx'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../../core/content/content-client.server.ts',
  () => import('../../../testing/played-client.ts'),
)

const choices = ownLineChoicesFixture.wire.en
const ways = (change: object = {}) =>
  Response.json({ result: { ...ownSignInMethodsFixture.wire.en, ...change } })

async function opened(own: object, joined: object = {}) {
  const answers = {
    'GET /api/own_sign_in_ways': ways(joined),
    'GET /api/line_choices': Response.json({ result: own }),
  }
  return await line.loader(openMemberVisit({ answers }).opens('/account/line'))
}

test('a member with linked LINE sees the notification choices, if there are any', async () => {
  expect(await opened(choices)).toMatchObject({ choices: { reports: true, branches: false } })
  expect(await opened({ ...choices, offered: false })).toMatchObject({ choices: null })
  expect(await opened(choices, { line_since: null })).toMatchObject({ choices: null })
})

test('both kinds of choices are stored and confirmed', async () => {
  const answers = { 'PATCH /api/line_choices': Response.json({ result: choices }) }
  const visit = openMemberVisit({ answers })
  const sent = visit.sends('/account/line', { reports: 'on' })
  const url = new URL('http://site.test/en/account/line?choices')
  expect(await ledAway(() => line.action({ ...sent, url }))).toBe('/en/account/line?outcome=chosen')
  expect(visit.sentTo('PATCH /api/line_choices')).toMatchObject({
    record: { reports: true, branches: false },
    token: `Bearer ${memberToken}`,
  })
})
