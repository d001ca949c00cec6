import { maxFollowedBranches } from '@washhouse/contract/branch/branch.calls'
import { failedValidation, errorBody } from '@washhouse/contract/wire/errors'
import { expect, test, vi } from 'vitest'
import { ledAway, ledTo, openMemberVisit } from '../../../testing/visit.ts'
import * as follow from './follow.route.ts'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../../core/content/content-client.server.ts',
  () => import('../../../testing/played-client.ts'),
)

const path = '/account/branches'
const stored = new Response(null, { status: 204 })
const next = '/en/branch/ari'

test('a branch is followed and left, and one is led back to its page', async () => {
  const answers = {
    'POST /api/followed_branches': stored,
    'DELETE /api/followed_branches/12': stored,
  }
  const visit = openMemberVisit({ answers })
  const press = async (act: string) =>
    ledTo(await follow.action(visit.sends(path, { branch: '12', act, next })))
  expect(await press('follow')).toBe(next)
  expect(visit.sentTo('POST /api/followed_branches').record).toEqual({ branch: 12 })
  expect(await press('leave')).toBe(next)
  expect(visit.asked()).toContain('DELETE /api/followed_branches/12')
})

test('redirects to no other site, and sends no request for an invalid branch', async () => {
  const visit = openMemberVisit({ answers: { 'POST /api/followed_branches': stored } })
  const press = async (fields: Record<string, string>) =>
    ledTo(await follow.action(visit.sends(path, fields)))
  expect(await press({ branch: '12', next: '//evil.example' })).toBe('/en/account')
  expect(await press({ branch: '1e9', next })).toBe('/en/account?followed=failed#branches')
  expect(visit.asked()).toEqual(['POST /api/followed_branches'])
})

test('exceeding the limit of followed branches shows an error', async () => {
  const max = maxFollowedBranches
  const refused = errorBody([failedValidation('branch', 'max', 'At most 50', { max })])
  const answers = { 'POST /api/followed_branches': Response.json(refused, { status: 400 }) }
  const visit = openMemberVisit({ answers })
  expect(ledTo(await follow.action(visit.sends(path, { branch: '12', next })))).toBe(
    '/en/account?followed=full#branches',
  )
})

test('a stranger is led to the log-in, and no other site presses it', async () => {
  const stranger = openMemberVisit({ isStranger: true })
  expect(await ledAway(() => follow.action(stranger.sends(path, { branch: '12' })))).toMatch(
    /^\/en\/login\?/,
  )
  const foreign = openMemberVisit().sends(path, { branch: '12' })
  foreign.request.headers.set('origin', 'https://evil.example')
  expect(await follow.action(foreign)).toMatchObject({ status: 403 })
})
