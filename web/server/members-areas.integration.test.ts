import { downloadFixture } from '@washhouse/contract/download/download.fixtures'
import { enewsFixture } from '@washhouse/contract/enews/enews.fixtures'
import { faqFixture, mainFaqFixture, subFaqFixture } from '@washhouse/contract/faq/faq.fixtures'
import { notificationFixture } from '@washhouse/contract/notification/notification.fixtures'
import { boardPostFixture, boardReplyFixture } from '@washhouse/contract/webboard/webboard.fixtures'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { linesOf, startMemberSite, type MemberSite } from './testing/member-site.ts'

const secret = 'ของสมาชิกเท่านั้น'

let members: MemberSite

beforeEach(async () => {
  members = await startMemberSite(() => import('./testing/library-app.ts'))
  const download = { ...downloadFixture.wire.th, data: { languages_code: 'th', title: secret } }
  const { data, ...enews } = enewsFixture.wire.th
  const issue = { ...enews, data: { ...Object(data), title: secret } }
  const total = { total: 1, total_page: 1 }
  const main = { ...mainFaqFixture.wire.th, slug: 'use' }
  const question = { ...faqFixture.wire.th, data: { languages_code: 'th', title: secret } }
  const notification = { ...notificationFixture.wire.th, title_th: secret }
  const post = { ...boardPostFixture.wire.th, title: secret }
  const reply = { ...boardReplyFixture.wire.th, detail: secret }
  const bodies: Record<string, object> = {
    '/api/web_board': { total, next: null, result: [post] },
    '/api/web_board/812': { result: post },
    '/items/web_boards/812': { data: post },
    '/items/feedback_webboard': { data: [reply] },
    '/api/downloads': { total, next: null, result: [download] },
    '/api/e_news': { total, next: null, result: [issue] },
    '/api/e_news/7': { result: issue },
    '/api/main_faq': { result: [main] },
    '/api/sub_faq': { result: [subFaqFixture.wire.th] },
    '/api/faq': { result: [question] },
    '/items/notifications': { data: [notification] },
    '/api/notification_count': { result: { count: 73 } },
  }
  for (const [path, body] of Object.entries(bodies)) members.service.bodies.set(path, body)
})
afterEach(() => members.stop())

/** Every page of the members' library, with its private content. */
const pages: [path: string, own: string][] = [
  ['/download', secret],
  ['/download?q=x', secret],
  ['/enews', secret],
  ['/enews/7', secret],
  ['/faq?search=x', secret],
  ['/faq/use', secret],
  ['/webboard', secret],
  ['/webboard/812', secret],
  ['/notifications', secret],
  ['/notifications/bell.json', '73'],
]
const cases = pages.flatMap(([path, own]) => {
  const [place = '', query] = path.split('?')
  if (place.endsWith('.json')) return [[path, own]]
  return [
    [path, own],
    [`${place}.data${query === undefined ? '' : `?${query}`}`, own],
  ]
})

const get = (path: string, cookie?: string) =>
  members.site.get(path, cookie === undefined ? {} : { cookie })

describe('case 13, case 14: a page of the members’ library', () => {
  test.each(cases)('%s belongs to its member, and to nobody after that', async (path, own) => {
    const cookie = members.signedIn()
    const shown = await get(path, cookie)
    expect(shown.text).toContain(own)
    for (const asked of [undefined, cookie.slice(0, -3), 'session=x', undefined]) {
      const strangers = await get(path, asked)
      expect(strangers.text).not.toContain(own)
      expect(strangers.headers['cache-control']).toMatch(/^private/)
    }
    const again = await get(path, cookie)
    expect([again.status, again.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(again.headers['vary']).toContain('Cookie')
  })

  test.each(cases)('%s is gone once its member has signed out', async (path, own) => {
    const cookie = members.signedIn()
    expect((await get(path, cookie)).status).toBe(200)
    expect((await members.post('/logout', { cookie })).status).toBe(303)
    expect((await get(path, cookie)).text).not.toContain(own)
  })

  test.each(cases)('%s is gone once the service refuses its member', async (path, own) => {
    const cookie = members.signedIn()
    expect((await get(path, cookie)).status).toBe(200)
    members.service.mode = 'refusing'
    const refused = await get(path, cookie)
    expect(refused.text).not.toContain(own)
    expect(refused.headers['cache-control']).toBe('private, no-store')
    expect(linesOf(refused).join()).toContain('Max-Age=0')
    members.service.mode = 'ok'
    expect((await get(path, cookie)).text).not.toContain(own)
  })
})

/** Calls that change something. */
const changes = () => members.service.asked.filter(({ call }) => !/^(?:GET|HEAD) /.test(call))

describe('case 16: what changes something in the members’ library', () => {
  const forms: [path: string, body: string, call: string][] = [
    ['/notifications', '', 'POST /api/open_notification'],
    ['/notifications', 'notification=64', 'PATCH /items/notifications/64'],
    ['/notifications/bell.json', '', 'POST /api/open_notification'],
    ['/webboard/new', 'title=Shrunk+wool&detail=How+is+it+saved', 'POST /items/web_boards'],
    ['/webboard/812/reply', 'detail=Soap+and+water', 'POST /items/feedback_webboard'],
    ['/webboard/812/remove', '', 'DELETE /items/web_boards/812'],
    ['/webboard/812/solved', 'reply=3052&act=mark', 'PATCH /items/web_boards/812'],
    [
      '/webboard/812/reply/3052/edit',
      'detail=Soap+and+water',
      'PATCH /items/feedback_webboard/3052',
    ],
    ['/faq', 'faq=1&helped=yes', 'POST /api/faq_feedback'],
    ['/faq/use', 'faq=1&helped=no', 'POST /api/faq_feedback'],
    ['/account/branches', 'branch=12&act=follow', 'POST /api/followed_branches'],
    ['/account/branches', 'branch=12&act=leave', 'DELETE /api/followed_branches/12'],
  ]

  test.each(forms)('%s takes the form %j from a page of this site', async (path, body, call) => {
    await members.post(path, { cookie: members.signedIn(), body })
    expect(changes().map((change) => change.call)).toEqual([call])
  })

  test.each(forms)('%s takes the form %j from no other site', async (path, body) => {
    const cookie = members.signedIn()
    const places = [path, ...(path.endsWith('.json') ? [] : [`${path}.data`])]
    for (const from of ['https://evil.example', 'null', `${members.origin}.evil.example`])
      for (const place of places)
        expect((await members.post(place, { cookie, from, body })).status).toBeGreaterThan(399)
    expect(members.service.asked).toEqual([])
  })

  test.each(forms)('%s with %j in its address changes nothing', async (path, body) => {
    const cookie = members.signedIn()
    for (const place of [path, `${path}.data`]) {
      await get(`${place}?${body}`, cookie)
      await members.site.send({ path: `${place}?${body}`, method: 'HEAD', headers: { cookie } })
    }
    expect(changes()).toEqual([])
  })

  test.each(forms)('%s takes the form %j of nobody who is not signed in', async (path, body) => {
    const answer = await members.post(path, { body })
    // The input is carried to the login page, which is then rendered at once.
    expect(body.includes('detail=') ? [200] : [302, 401]).toContain(answer.status)
    expect(members.service.asked).toEqual([])
  })
})
