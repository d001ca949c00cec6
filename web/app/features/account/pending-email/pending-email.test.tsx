import { refusal } from '@washhouse/contract/client/service.fixtures'
import { describe, expect, test, vi } from 'vitest'
import { partRenderer } from '../../../testing/render-part.tsx'
import { ledAway, ledTo, openMemberVisit } from '../../../testing/visit.ts'
import * as route from './pending-email.route.ts'
import { pendingEmailMessages } from './pending-email.messages.ts'
import { PendingEmailNotice } from './pending-email.tsx'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../../core/content/content-client.server.ts',
  () => import('../../../testing/played-client.ts'),
)

const path = '/account/email/pending'
const done = () => new Response(null, { status: 204 })
const again = 'POST /users/me/email/resend'
const cancel = 'DELETE /users/me/email'
const draw = partRenderer('en', pendingEmailMessages)
const pending = { email: 'new@example.com', expiresAt: '2026-11-22T17:05:23.492Z' }

describe('The buttons of a pending email', () => {
  test.each([
    ['again', again, 'sent'],
    ['cancel', cancel, 'cancelled'],
  ])('%s', async (press, call, outcome) => {
    const visit = openMemberVisit({ answers: { [call]: done } })
    expect(ledTo(await route.action(visit.sends(path, { press })))).toBe(
      `/en/account/email?pending=${outcome}`,
    )
    expect(visit.asked()).toEqual([call])
  })

  test.each([
    [404, 'NOT_FOUND', 'gone'],
    [429, 'REQUESTS_EXCEEDED', 'limited'],
    [503, 'SERVICE_UNAVAILABLE', 'failed'],
  ])('say why nothing was sent (%i)', async (status, code, outcome) => {
    const visit = openMemberVisit({ answers: { [again]: refusal(status, code, 'No.') } })
    expect(ledTo(await route.action(visit.sends(path, { press: 'again' })))).toBe(
      `/en/account/email?pending=${outcome}`,
    )
  })

  test('do nothing for strangers, or without a known press', async () => {
    const stranger = openMemberVisit({ isStranger: true })
    expect(await ledAway(() => route.action(stranger.sends(path, { press: 'again' })))).toMatch(
      '/en/login?',
    )
    const visit = openMemberVisit()
    expect(await route.action(visit.sends(path, { press: 'x' }))).toMatchObject({ status: 400 })
    expect([...stranger.asked(), ...visit.asked()]).toEqual([])
  })
})

describe('The notice', () => {
  test('names the address, the deadline and both buttons', () => {
    const drawn = draw(<PendingEmailNotice {...pending} />)
    expect(drawn).toContain('Waiting for you to confirm new@example.com by 23 Nov 2026, 00:05.')
    expect(drawn).toMatch(/value="again".*Send the link again.*value="cancel".*Cancel the change/s)
  })

  test('is empty without a pending change, and shows only known outcomes', () => {
    const none = { email: null, expiresAt: null }
    expect(draw(<PendingEmailNotice {...none} outcome="x" />)).toBe('')
    expect(draw(<PendingEmailNotice {...none} outcome="gone" />)).toContain('no email change')
  })
})
