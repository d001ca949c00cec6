import { refusal } from '@washhouse/contract/client/service.fixtures'
import {
  notificationCountFixture,
  notificationFixture,
} from '@washhouse/contract/notification/notification.fixtures'
import { expect, test, vi } from 'vitest'
import { ledAway, ledTo, memberToken, openMemberVisit } from '../../testing/visit.ts'
import * as bell from './unread.route.ts'
import * as notifications from './notifications.page.tsx'
import { targetOf } from './shown-notification.ts'

vi.mock('../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../core/content/content-client.server.ts',
  () => import('../../testing/played-client.ts'),
)

const told = notificationFixture.wire.en
const list = (...data: object[]) => Response.json({ data })
const page = '/notifications'
const notificationsPath = '/notifications/bell.json'

test('a visitor is shown the gate, and nothing is asked', async () => {
  const visit = openMemberVisit({ isStranger: true })
  expect(await notifications.loader(visit.opens(page))).toMatchObject({ listed: null })
  expect(await ledAway(() => notifications.action(visit.sends(page)))).toMatch(/^\/en\/login\?/)
  expect(visit.asked()).toEqual([])
})

test('a member is shown what is published, the newest first as the service is asked [S4.notification.1]', async () => {
  const draft = { ...told, id: 65, status: 'Draft' }
  const visit = openMemberVisit({
    answers: { 'GET /items/notifications': list(told, draft, { ...told, id: 66, title_en: null }) },
  })
  expect(await notifications.loader(visit.opens(page, '?page=2'))).toMatchObject({
    listed: {
      page: 2,
      hasOlder: false,
      notifications: [
        { id: 64, title: 'Duvet week: 30 baht off', isNew: true, isRead: false, leads: true },
        { id: 66, title: told['title_th'], lang: 'th' },
      ],
    },
  })
  expect(visit.sentTo('GET /items/notifications').token).toBe(`Bearer ${memberToken}`)
})

test.each(['0', '-1', 'x', '1e3', '99999999'])('there is no page %s', async (typed) => {
  const visit = openMemberVisit({ answers: { 'GET /items/notifications': list() } })
  await expect(
    (async () => await notifications.loader(visit.opens(page, `?page=${typed}`)))(),
  ).rejects.toMatchObject({ init: { status: 404 } })
})

test('opening one marks it as read and leads to its news [S4.notification.2]', async () => {
  const answers = { 'PATCH /items/notifications/64': Response.json({ data: told }) }
  const visit = openMemberVisit({ answers })
  const answer = await notifications.action(visit.sends(page, { notification: '64' }))
  expect(ledTo(answer)).toBe('/en/news/duvet-week')
  expect(visit.sentTo('PATCH /items/notifications/64').record).toEqual({ read: true })
})

test('having seen all of them clears what is counted', async () => {
  const answers = { 'POST /api/open_notification': new Response(null, { status: 204 }) }
  const visit = openMemberVisit({ answers })
  expect(ledTo(await notifications.action(visit.sends(page)))).toBe('/en/notifications')
})

test.each([
  [403, 'FORBIDDEN', 404, 'gone'],
  [503, 'SERVICE_UNAVAILABLE', 503, 'failed'],
] as const)('one that is refused by %d says so', async (status, code, shown, failure) => {
  const answers = { 'PATCH /items/notifications/64': refusal(status, code, 'No.') }
  const visit = openMemberVisit({ answers })
  expect(await notifications.action(visit.sends(page, { notification: '64' }))).toMatchObject({
    data: { failure },
    init: { status: shown },
  })
})

test.each([
  [{ event: 'news', slug: null, news: 31 }, '/news/31'],
  [{ event: 'enews', slug: '7', news: null }, '/en/enews/7'],
  [{ event: 'branch', slug: 'ari', news: null }, '/en/branch/ari'],
  [{ event: 'branch', slug: null, news: null }, '/en/branch'],
  [{ event: 'board', slug: '9', news: null }, '/en/webboard/9'],
  [{ event: 'account', slug: null, news: null }, '/en/account'],
  [{ event: 'policy', slug: 'privacy', news: null }, '/en/pagePolicy'],
  [{ event: 'policy', slug: 'terms', news: null }, '/en/termsOfService'],
  [{ event: 'policy', slug: 'toString', news: null }, null],
  [{ event: null, slug: 'x', news: null }, null],
  [{ event: 'news', slug: '//evil.example', news: null }, '/en/news/%2F%2Fevil.example'],
] as const)('%j leads to %s', (own, path) => {
  const language = path?.startsWith('/en') ? 'en' : 'th'
  expect(targetOf({ ...notificationFixture.clean.th, ...own }, language)).toBe(path)
})

test('the notification menu gets the count, in a private answer', async () => {
  const count = Response.json({ result: notificationCountFixture.wire.en })
  const visit = openMemberVisit({ answers: { 'GET /api/notification_count': count } })
  const answer = await bell.loader(visit.opens(notificationsPath))
  expect(await answer.json()).toEqual({ count: 3 })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('its panel has the newest, and none is counted any more', async () => {
  const answers = {
    'GET /items/notifications': list(told),
    'POST /api/open_notification': new Response(null, { status: 204 }),
  }
  const visit = openMemberVisit({ answers })
  const answer = await bell.action(visit.sends(notificationsPath))
  expect(await answer.json()).toMatchObject({ notifications: [{ id: 64, isNew: true }] })
  expect(visit.asked()).toEqual(['GET /items/notifications', 'POST /api/open_notification'])
})

test('a visitor, another site and a failed service get an error status', async () => {
  const stranger = openMemberVisit({ isStranger: true })
  expect((await bell.loader(stranger.opens(notificationsPath))).status).toBe(401)
  expect((await bell.action(stranger.sends(notificationsPath))).status).toBe(401)
  const member = openMemberVisit({
    answers: { 'GET /api/notification_count': refusal(503, 'SERVICE_UNAVAILABLE', 'No.') },
  })
  expect((await bell.loader(member.opens(notificationsPath))).status).toBe(503)
  const foreign = member.sends(notificationsPath)
  foreign.request.headers.set('origin', 'https://evil.example')
  expect((await bell.action(foreign)).status).toBe(403)
  expect(member.asked()).not.toContain('GET /items/notifications')
})
