import { describe, expect, it } from 'vitest'
import { readAreas } from '../../scripts/openapi/areas.ts'
import type { AnyCall } from '../../scripts/openapi/call-operation.ts'
import type { AnyWrite } from '../../scripts/openapi/write-operation.ts'
import { webboardCalls } from '../webboard/webboard.calls.ts'
import { createContentClient } from './content-client.ts'
import { playService } from './service.fixtures.ts'

/** Calls of members always send the token. Add new ones here. */
const personalData = [
  'DELETE /api/followed_branches/{branch}',
  'DELETE /api/sessions/{id}',
  'DELETE /auth/line',
  'DELETE /api/followed_posts/{web_board}',
  'DELETE /files/{id}',
  'DELETE /items/feedback_webboard/{id}',
  'DELETE /items/web_boards/{id}',
  'DELETE /users/me',
  'DELETE /users/me/email',
  'GET /api/categories_main',
  'GET /api/categories_sub',
  'GET /api/data_requests',
  'GET /api/downloads',
  'GET /api/downloads/{id}',
  'GET /api/e_news',
  'GET /api/e_news/{id}',
  'GET /api/e_news_years',
  'GET /api/export',
  'GET /api/faq',
  'GET /api/faq/{id}',
  'GET /api/faq_feedback',
  'GET /api/followed_branches',
  'GET /api/line_choices',
  'GET /api/mail_choices',
  'GET /api/main_faq',
  'GET /api/notification_count',
  'GET /api/own_sign_in_ways',
  'GET /api/reports',
  'GET /api/sessions',
  'GET /api/sub_faq',
  'GET /api/web_board',
  'GET /api/web_board/{id}',
  'GET /api/web_board_author',
  'GET /items/feedback_webboard',
  'GET /items/information_page_downloads',
  'GET /items/information_page_enews',
  `GET ${webboardCalls.getWebboardPage.path}`,
  'GET /items/web_boards/{id}',
  'GET /users/me',
  'GET /users/me/email',
  'GET /users/{id}',
  'PATCH /api/line_choices',
  'PATCH /api/mail_choices',
  'PATCH /api/web_board_author',
  'PATCH /items/feedback_webboard/{id}',
  'PATCH /items/notifications/{id}',
  'PATCH /items/web_boards/{id}',
  'PATCH /users/me',
  'POST /api/data_requests',
  'POST /api/end_other_sessions',
  'POST /api/faq_feedback',
  'POST /api/followed_branches',
  'POST /api/mail_start_request',
  'POST /api/open_notification',
  'POST /api/reports',
  'POST /api/web_board_appeals',
  'POST /api/web_board_reports',
  'POST /auth/line/join',
  'POST /auth/line/start',
  'POST /api/followed_posts',
  'POST /files',
  'POST /items/feedback_webboard',
  'POST /items/web_boards',
  'POST /users/me/avatar',
  'POST /users/me/email',
  'POST /users/me/email/resend',
  'POST /users/me/password',
  'POST /users/me/password/check',
]
/** Public calls that identify a member by token. */
const ofEither = [
  'GET /api/problems/{reference}',
  'GET /api/search',
  'GET /items/notifications',
  'POST /api/problems/{reference}/messages',
  'POST /items/contact',
]

const nameOf = ({ method, path }: AnyCall | AnyWrite) => `${method} ${path}`
const all = Object.values(await readAreas()).flatMap((calls) => Object.values(calls))

/** The request of a call, whatever the response. */
async function requestOf(call: AnyCall | AnyWrite, options: { token?: string }) {
  const service = playService(new Response(null, { status: 418 }))
  const client = createContentClient({ baseUrl: 'http://content.test', fetch: service.fetch })
  const path = Object.fromEntries(call.pathNames.map((name) => [name, 7]))
  const made = { ...options, language: 'en', path } as const
  const making =
    call.method === 'GET'
      ? client.call(call, made)
      : client.send({ ...call, encode: () => ({}) }, undefined, made)
  await expect(making).rejects.toThrow('418')
  return service.received[0]?.headers ?? {}
}

describe('Of all calls of the contract', () => {
  it('each names the language that it wants to be answered in', async () => {
    for (const call of all)
      expect.soft((await requestOf(call, { token: 'mine' }))['lang'], nameOf(call)).toBe('en')
  })

  it('[S7.account.4] [S7.calls.2] those of members carry the token, and no others do', async () => {
    const carrying: string[] = []
    for (const call of all) {
      const { authorization } = await requestOf(call, { token: 'mine' })
      if (authorization !== undefined) carrying.push(nameOf(call))
    }
    expect([...new Set(carrying)].toSorted()).toEqual([...personalData, ...ofEither].toSorted())
  })

  it('[S6.roles.4] those by which one becomes a member never do', async () => {
    const names = all.map(nameOf)
    for (const name of ['GET /roles', 'POST /users', 'POST /auth/login', 'POST /auth/refresh']) {
      expect(names).toContain(name)
      expect([...personalData, ...ofEither]).not.toContain(name)
    }
  })
})
