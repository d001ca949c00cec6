import { expect, test, vi } from 'vitest'
import * as consent from '../app/features/consent/consent.route.ts'
import * as followBranch from '../app/features/account/branches/follow.route.ts'
import { endSessions } from '../app/features/account/settings/end-sessions.server.ts'
import { giveFeedback } from '../app/features/faq/give-feedback.server.ts'
import { changeNotifications } from '../app/features/notification/change-notifications.server.ts'
import * as topicAct from '../app/features/webboard/topic/topic-act.route.ts'
import { memberContentOf } from '../app/core/content/session/member-content.server.ts'
import { openMemberVisit } from '../app/testing/visit.ts'

vi.mock('../app/platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))

const args = (path: string, headers: Record<string, string>, body: string) => {
  const visit = openMemberVisit().opens(path)
  const request = new Request(visit.url, { method: 'POST', headers, body })
  return { ...visit, request, params: { id: '7' } } as never
}

type Action = (given: never) => unknown
const ofMember =
  (change: (request: Request, member: ReturnType<typeof memberContentOf>) => unknown): Action =>
  (given: { request: Request }) =>
    change(given.request, memberContentOf(given as never))

const actions: [string, Action][] = [
  ['/consent', consent.action],
  ['/account/branches', followBranch.action],
  ['/account/sessions', ofMember(endSessions)],
  ['/faq', giveFeedback],
  ['/notifications', ofMember(changeNotifications)],
  ['/webboard/7/follow', topicAct.action],
  ['/webboard/7/solved', topicAct.action],
]

test.each(actions)('A malformed form is its sender’s fault at %s', async (path, action) => {
  for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data']) {
    const failure = await Promise.resolve(action(args(path, { 'content-type': type }, 'x'))).catch(
      (thrown: unknown) => thrown,
    )
    expect(failure).toMatchObject({ init: { status: 400 } })
  }
})

test.each(actions)('What is no form is no failure at %s', async (path, action) => {
  const sent = args(path, { 'content-type': 'application/json' }, '{"a":')
  const outcome = await Promise.resolve(action(sent)).catch((thrown: unknown) => thrown)
  expect(outcome).not.toBeInstanceOf(Error)
})
