import { refusal } from '@washhouse/contract/client/service.fixtures'
import { notificationCountFixture } from '@washhouse/contract/notification/notification.fixtures'
import { expect, test, vi } from 'vitest'
import { partRenderer } from '../../testing/render-part.tsx'
import { openMemberVisit } from '../../testing/visit.ts'
import { NotificationMenu } from './notification-menu.tsx'
import { notificationMenuMessages } from './notification-menu.messages.ts'
import { readUnread } from './read-unread.server.ts'

vi.mock('../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))
vi.mock(
  '../../core/content/content-client.server.ts',
  () => import('../../testing/played-client.ts'),
)

const draw = partRenderer('th', notificationMenuMessages)
const count = 'GET /api/notification_count'
const three = Response.json({ result: notificationCountFixture.wire.en })

test.each([
  [3, '3', 'การแจ้งเตือน ใหม่ 3 เรื่อง'],
  [100, '99+', 'การแจ้งเตือน ใหม่ 100 เรื่อง'],
])('%d new ones stand in the page as it is sent, as %s', (news, shown, label) => {
  const html = draw(<NotificationMenu news={{ count: news }} />)
  expect(html).toContain(`aria-hidden="true">${shown}</span>`)
  expect(html).toContain(`<summary aria-label="${label}">`)
})

test.each([[{ count: 0 }], [undefined]])('of %j there is no number', (news) => {
  const html = draw(<NotificationMenu news={news} />, 'en')
  expect(html).not.toContain('bell__count')
  expect(html).toContain('<summary aria-label="Notifications">')
  expect(html).toContain('href="/en/notifications"')
})

test('a page asks for it in its member’s name, and for strangers not at all', async () => {
  const member = openMemberVisit({ answers: { [count]: three } })
  expect(await readUnread(member.opens('/branch'))).toEqual({ count: 3 })
  const stranger = openMemberVisit({ isStranger: true })
  expect(await readUnread(stranger.opens('/branch'))).toBeUndefined()
  expect(stranger.asked()).toEqual([])
})

test('a session that has ended elsewhere ends here, and the page is a stranger’s', async () => {
  const refused = refusal(401, 'INVALID_CREDENTIALS', 'No.')
  const visit = openMemberVisit({ answers: { [count]: refused } })
  expect(await readUnread(visit.opens('/branch'))).toBeUndefined()
  expect(visit.state).toMatchObject({ session: null, change: 'ended' })
})

test('a service that is away or slow leaves the page without it, and holds it up for a moment only', async () => {
  const never = () => new Response(new ReadableStream())
  for (const answer of [refusal(503, 'SERVICE_UNAVAILABLE', 'No.'), never]) {
    const visit = openMemberVisit({ answers: { [count]: answer } })
    const from = performance.now()
    expect(await readUnread(visit.opens('/branch'))).toBeUndefined()
    expect(performance.now() - from).toBeLessThan(2000)
    expect(visit.state.change).toBe('none')
  }
})
