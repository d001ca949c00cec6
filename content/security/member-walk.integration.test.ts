import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endSessionsOf } from '../src/core/accounts/sessions/member-session.rows.ts'
import { expectClean } from '../testing/clean-answer.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { formOf, photoFile } from '../testing/lead-posts.ts'
import { findMemberCalls } from '../testing/member-collections.ts'
import { registerMember, sendCall, type SignedMember } from '../testing/member-requests.ts'
import {
  addressOf,
  fillMembersFeatures,
  keepOwnWritings,
  limitMember,
  secretText,
  type MembersAreas,
} from '../testing/members-areas.ts'
import { forgeTokens, previewHeaders } from '../testing/preview-headers.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { staffData } from '../testing/record-data.ts'
import { signInAs } from '../testing/staff-service.ts'
import { someone } from '../testing/visitor.ts'
import { laterDay, laterYear } from '../testing/later.ts'

let service: ContractService
let areas: MembersAreas
let member: SignedMember
/** Replies right after the other member has posted. */
let second: SignedMember
/** Must not write on the board. */
let limited: SignedMember
let own: Awaited<ReturnType<typeof keepOwnWritings>>
let dead: string[]
let picture: File

const allCalls = await findMemberCalls()
const libraryCalls = await Promise.all(
  ['download/', 'enews/', 'faq/', 'notification/', 'webboard/', 'branch/', 'mailing/'].map(
    findMemberCalls,
  ),
)

beforeAll(async () => {
  service = await startContractService()
  const { payload } = service
  const other = await registerMember(payload, 'other')
  member = await registerMember(payload, 'member')
  second = await registerMember(payload, 'second')
  limited = await registerMember(payload, 'limited')
  await limitMember(payload, limited.id)
  for (const { id } of [member, second])
    await payload.update({ collection: 'members', id, data: { emailVerified: true } })
  areas = await fillMembersFeatures(payload, other.id)
  own = await keepOwnWritings(payload, member.id, areas.post)
  for (const slug of ['downloads-page', 'enews-page', 'webboard-page'] as const)
    await payload.updateGlobal({ slug, data: { title: 'สมาชิก', _status: 'published' } })
  dead = await deadTokens()
  picture = await photoFile(40, 30)
})
afterAll(() => service.stop())

/** Tokens of suspended, signed-out and deleted members, of staff, and invented ones. */
async function deadTokens(): Promise<string[]> {
  const { payload } = service
  const [suspended, left, gone] = await Promise.all(
    ['suspended', 'left', 'gone'].map((mark) => registerMember(payload, mark)),
  )
  const data = { status: 'suspended' } as const
  await payload.update({ collection: 'members', id: suspended?.id ?? '', data })
  await endSessionsOf(payload, left?.id ?? '')
  await payload.delete({ collection: 'members', id: gone?.id ?? '' })
  const editor = staffData('walker')
  await payload.create({ collection: 'staff', data: editor })
  const tokens = [suspended, left, gone].map((each) => each?.token ?? '')
  return [...tokens, await signInAs(payload, editor.email), 'made-up']
}

describe('every call that members alone may make', () => {
  it('is found in the contract', () => {
    expect(allCalls.length).toBeGreaterThan(35)
    expect(libraryCalls.every((calls) => calls.length > 0)).toBe(true)
  })

  it.each(allCalls)(
    'is refused without a live member’s token: $operation',
    async ({ method, path }) => {
      const address = addressOf(path)
      for (const way of method === 'GET' ? ['GET', 'HEAD'] : [method]) {
        const stranger = await sendRaw(service.url, address, { method: way, headers: someone() })
        expect(stranger.status).toBe(path.startsWith('/items/') ? 403 : 401)
        expect(stranger.headers['cache-control']).toBe('no-store')
        expectClean(stranger)
        for (const token of dead) {
          const headers = { ...someone(), authorization: `Bearer ${token}` }
          const refused = await sendRaw(service.url, address, { method: way, headers })
          expect([refused.status, refused.headers['etag']]).toEqual([401, undefined])
        }
      }
    },
  )
})

interface Made {
  /** Value of the path parameter. */
  at?: number | string
  body?: object
  query?: string
  by?: SignedMember
  status?: number
}

/** A member's request for each call, by operation. */
const made = (): Record<string, Made> => ({
  listDownloads: {},
  getDownload: { at: areas.download.id },
  listDownloadCategories: {},
  listDownloadSubcategories: {},
  getDownloadPage: {},
  listEnews: {},
  getEnews: { at: areas.enews.id },
  listEnewsYears: {},
  getEnewsPage: {},
  listMainFaqs: {},
  listSubFaqs: {},
  listFaqs: {},
  getFaq: { at: areas.faq.id },
  listFaqFeedback: {},
  giveFaqFeedback: { body: { faq: areas.faq.id, helped: true }, status: 204 },
  countNotifications: {},
  changeNotification: { at: areas.notification.id, body: { read: true } },
  openNotifications: { status: 204 },
  getWebboardPage: {},
  listPosts: {},
  getPost: { at: areas.post },
  readPost: { at: areas.post },
  writePost: { body: { title: 'ผ้าปูที่นอนขึ้นรา', detail: 'ซักกี่องศาดีคะ' } },
  changePost: { at: own.post, body: { solved: null } },
  removePost: { at: own.post, status: 204 },
  writeReply: { by: second, body: { web_board: areas.post, detail: 'ตากแดดจัดก่อนค่ะ' } },
  changeReply: { at: own.reply, body: { detail: own.detail } },
  removeReply: { at: own.reply, status: 204 },
  sendPicture: { body: formOf({}, { file: picture }) },
  takePictureBack: { at: own.picture, status: 204 },
  followPost: { body: { web_board: areas.post }, status: 204 },
  unfollowPost: { at: areas.post, status: 204 },
  reportWriting: { body: { web_board: areas.post, reason: 'spam' }, status: 204 },
  askAgain: { by: limited, body: { message: 'ขอโทษค่ะ' }, status: 204 },
  getOwnAuthor: {},
  changeOwnAuthor: { body: { nickname: 'แม่บ้านสายซัก' } },
  listReplies: {},
  listFollowedBranches: {},
  followBranch: { body: { branch: areas.branch }, status: 204 },
  unfollowBranch: { at: areas.branch, status: 204 },
  getMailChoices: {},
  changeMailChoices: { body: { digest: 'weekly', bundle: true } },
  askMailStart: { status: 204 },
})

describe('every call of the members’ library [S6.roles.3]', () => {
  it('is answered to a member, and afterwards to nobody else from any cache', async () => {
    const known = made()
    const found = libraryCalls.flat()
    expect(found.map(({ operation }) => operation).toSorted()).toEqual(
      Object.keys(known).toSorted(),
    )
    for (const { operation, method, path } of found) {
      const { at, body, query = '', by = member, status = 200 } = known[operation] ?? {}
      const address = `${addressOf(path, at)}${query}`
      const given = await sendCall(service.url, address, { method, body, token: by.token })
      expect([operation, given.status, given.text]).toEqual([operation, status, expect.anything()])
      expect(given.headers.get('cache-control'), operation).toBe('private, no-store')
      expect(given.headers.has('etag'), operation).toBe(false)
      expect(given.text, operation).not.toContain(secretText)
      for (const header of ['if-none-match', 'authorization', 'x-forwarded-for']) {
        const headers = { [header]: header === 'if-none-match' ? '*' : '' }
        const next = await sendRaw(service.url, address, { method, headers })
        expect(next.status, operation).toBe(path.startsWith('/items/') ? 403 : 401)
      }
    }
  })
})

describe('case 12: a draft, a newer draft and what is to come', () => {
  const lists = () => [
    '/api/downloads?limit=1000',
    `/api/downloads?categories_main=${areas.download.category}`,
    `/api/downloads?search=${secretText}`,
    '/api/e_news?limit=1000',
    '/api/e_news?year=2026',
    `/api/e_news?year=${laterYear}`,
    '/api/e_news_years',
    '/api/main_faq',
    '/api/sub_faq',
    `/api/sub_faq?main_faq=${areas.faq.hiddenMain}`,
    '/api/faq',
    `/api/faq?search=${secretText}`,
    `/api/faq?sub_faq=${areas.faq.hiddenSub}`,
    '/api/first_aid',
    '/items/notifications?limit=-1',
    '/items/notifications?filter[status][_eq]=Draft',
    `/items/notifications?filter[title_th][_contains]=${secretText}`,
    `/items/notifications?search=${secretText}`,
    `/items/notifications?filter[id][_in]=${Object.values(areas.notification).slice(1).join(',')}`,
    `/items/notifications?filter[date_publish][_gt]=${laterYear - 1}-01-01T00:00:00Z`,
    `/api/search?q=${secretText}`,
    '/api/export',
  ]

  /** An id may contain any digits. */
  const anyId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

  it('stand in no list, filter or search, for a member in either language', async () => {
    for (const path of lists())
      for (const lang of ['th', 'en']) {
        const headers = { lang, authorization: `Bearer ${member.token}` }
        const answer = await sendRaw(service.url, encodeURI(path), { headers })
        expect([path, answer.status]).toEqual([path, 200])
        expect(answer.text, path).not.toContain(secretText)
        expect(answer.text.replaceAll(anyId, ''), path).not.toContain(laterDay)
      }
  })

  it('are missing by their ids, for HEAD as for GET, and for a write', async () => {
    const { download, enews, faq, notification } = areas
    const hidden: Record<string, number> = {
      [`/api/downloads/${download.draft}`]: 404,
      [`/api/e_news/${enews.draft}`]: 404,
      [`/api/e_news/${enews.later}`]: 404,
      [`/api/faq/${faq.draft}`]: 404,
      [`/api/faq/${faq.later}`]: 404,
      [`/items/notifications/${notification.draft}`]: 403,
      [`/items/notifications/${notification.later}`]: 403,
      [`/items/notifications/${notification.others}`]: 403,
    }
    const headers = { authorization: `Bearer ${member.token}` }
    for (const [path, status] of Object.entries(hidden))
      for (const method of ['GET', 'HEAD']) {
        const answer = await sendRaw(service.url, path, { method, headers })
        expect([path, answer.status]).toEqual([path, status])
        expect(answer.text).not.toContain(secretText)
      }
    for (const id of [notification.draft, notification.later, notification.others]) {
      const sent = { method: 'PATCH', token: member.token, body: { read: true } }
      const { status } = await sendCall(service.url, `/items/notifications/${id}`, sent)
      expect(status).toBe(403)
    }
  })

  it('are shown with a signed preview token beside the member’s own, with neither of them alone', async () => {
    const { download, enews, faq } = areas
    for (const path of [
      '/api/downloads',
      `/api/downloads/${download.draft}`,
      '/api/e_news',
      `/api/e_news/${enews.later}`,
      '/api/faq',
      `/api/faq/${faq.draft}`,
      '/api/main_faq',
      '/api/sub_faq',
    ]) {
      const authorization = `Bearer ${member.token}`
      const preview = `${path}?is_preview=true`
      const signed = previewHeaders(path)
      const ask = async (headers: Record<string, string>) =>
        await sendRaw(service.url, preview, { headers })
      const shown = await ask({ authorization, ...signed })
      expect([path, shown.status]).toEqual([path, 200])
      expect(shown.text).toContain(secretText)
      expect((await ask(signed)).status).toBe(401)
      expect((await ask({ authorization })).status).toBe(403)
      for (const token of forgeTokens(path, ['/api', '/api/branch']))
        expect((await ask({ authorization, 'x-preview-token': token })).status).toBe(403)
      const after = await sendRaw(service.url, path, { headers: { authorization } })
      expect(after.text).not.toContain(secretText)
    }
  })
})
