import { notificationCalls } from '@washhouse/contract/notification/notification.calls'
import { maxItemsLimit } from '@washhouse/contract/wire/items-query'
import type { Notification as Stored } from '../../platform/payload-types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillBranches } from '../../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { registerMember, sendCall, type SignedMember } from '../../../testing/member-requests.ts'
import { removeMember } from '../account/removal/remove-member.ts'

const path = '/items/notifications'
const whole = `${path}?limit=-1`

let service: ContractService
let manee: SignedMember
let piti: SignedMember
let branch: number
let early: number

beforeAll(async () => {
  service = await startContractService()
  branch = (await fillBranches(service.payload, 1)).branches[0]?.id ?? 0
  early = await tell({ titleTh: 'ก่อนสมัคร' })
  manee = await registerMember(service.payload, 'manee')
  piti = await registerMember(service.payload, 'piti')
})
afterAll(() => service.stop())

async function tell(data: Partial<Stored> = {}): Promise<number> {
  const known = { titleTh: 'เรื่องใหม่', audience: 'all', status: 'published' } as const
  const { id } = await service.payload.create({
    collection: 'notifications',
    data: { ...known, ...data },
  })
  return id
}

async function read(query: string, member?: SignedMember) {
  const token = member && { token: member.token }
  const { status, text, headers } = await sendCall(service.url, query, { ...token })
  expect(status, text).toBe(200)
  const told = notificationCalls.listNotifications.answer.decode(JSON.parse(text), 'th')
  return { told, headers, text, ids: told.map(({ id }) => id) }
}

async function flagsOf(id: number, member?: SignedMember) {
  const found = (await read(whole, member)).told.find((each) => each.id === id)
  return found && { isRead: found.isRead, isCounted: found.isCounted }
}

async function countOf({ token }: SignedMember): Promise<number> {
  const { text } = await sendCall(service.url, '/api/notification_count', { token })
  return notificationCalls.countNotifications.answer.decode(JSON.parse(text), 'th').count
}

const mark = (id: number | string, body: object, member?: SignedMember) =>
  sendCall(service.url, `${path}/${id}`, {
    method: 'PATCH',
    body,
    ...(member && { token: member.token }),
  })
const look = ({ token }: SignedMember) =>
  sendCall(service.url, '/api/open_notification', { method: 'POST', token })
const follow = ({ token }: SignedMember) =>
  sendCall(service.url, '/api/followed_branches', { method: 'POST', token, body: { branch } })

describe('GET /items/notifications', () => {
  it('gives anyone what all members are told, the oldest first, without flags [S7.notification.1]', async () => {
    const id = await tell({ titleTh: 'ทุกคน', titleEn: 'Everyone' })
    const { told, ids } = await read(whole)
    expect(ids).toEqual(ids.toSorted((one, other) => one - other))
    expect(told.at(-1)).toMatchObject({
      id,
      status: 'published',
      titleTh: 'ทุกคน',
      titleEn: 'Everyone',
      isRead: false,
      isCounted: false,
    })
    expect(await flagsOf(early)).toEqual({ isRead: false, isCounted: false })
  })

  it('is kept by nobody once a member asks, and says nothing of who is told', async () => {
    for (const member of [undefined, manee]) {
      const { headers, text } = await read(whole, member)
      expect(headers.get('cache-control')).toBe(member ? 'private, no-store' : 'no-cache')
      expect(headers.get('vary')).toMatch(/authorization/)
      expect(headers.has('etag')).toBe(false)
      expect(text).not.toMatch(/audience|member|branch"|source/)
    }
  })

  it('gives no draft and nothing that is to come [S4.notification.1]', async () => {
    const later = new Date(Date.now() + 60_000).toISOString()
    const hidden = [await tell({ status: 'draft' }), await tell({ publishedAt: later })]
    for (const member of [undefined, manee]) {
      const { ids } = await read(whole, member)
      expect(ids.filter((id) => hidden.includes(id))).toEqual([])
      for (const id of hidden) {
        const { status } = await sendCall(service.url, `${path}/${id}`, {
          ...(member && { token: member.token }),
        })
        expect(status).toBe(403)
      }
    }
    const count = await countOf(manee)
    await tell({ status: 'draft' })
    expect(await countOf(manee)).toBe(count)
  })

  it('gives what one member is told to nobody else, by no way', async () => {
    const id = await tell({ titleTh: 'รายงานของมานี', audience: 'member', member: manee.id })
    expect((await read(whole, manee)).ids).toContain(id)
    const ways = [
      whole,
      `${path}?filter[id][_eq]=${id}`,
      `${path}?filter[_or][0][id][_eq]=${id}&filter[_or][1][id][_gt]=0&limit=-1`,
      `${path}?search=${encodeURIComponent('รายงานของมานี')}`,
      `${path}?sort=-id&limit=-1`,
      `${path}?meta=*&limit=-1`,
    ]
    for (const stranger of [undefined, piti]) {
      for (const way of ways) expect((await read(way, stranger)).ids, way).not.toContain(id)
      const own = stranger && { token: stranger.token }
      const single = await sendCall(service.url, `${path}/${id}`, { ...own })
      expect(single.status).toBe(403)
    }
    expect((await mark(id, { read: true }, piti)).status).toBe(403)
    expect(await flagsOf(id, manee)).toEqual({ isRead: false, isCounted: true })
    const totals = async (member?: SignedMember) =>
      /"total_count":(\d+)/.exec((await read(`${path}?meta=*&limit=1`, member)).text)?.[1]
    expect(Number(await totals(manee))).toBe(Number(await totals(piti)) + 1)
  })

  it('gives what a branch tells to those who followed it by then', async () => {
    const chujai = await registerMember(service.payload, 'chujai')
    const before = await tell({ audience: 'branch', branch })
    expect((await follow(chujai)).status).toBe(204)
    const after = await tell({ audience: 'branch', branch })
    const { ids } = await read(whole, chujai)
    expect([before, after].filter((id) => ids.includes(id))).toEqual([after])
    expect(await countOf(chujai)).toBe(1)
    for (const stranger of [undefined, piti])
      expect((await read(whole, stranger)).ids).not.toContain(after)
    const left = { method: 'DELETE', token: chujai.token }
    await sendCall(service.url, `/api/followed_branches/${branch}`, left)
    expect((await read(whole, chujai)).ids).not.toContain(after)
    expect(await countOf(chujai)).toBe(0)
  })

  it('takes the filters, orders and pages of every list', async () => {
    const wira = await registerMember(service.payload, 'wira')
    const [first, second, third] = [
      await tell({ event: 'news', slug: 'duvet-week' }),
      await tell({ event: 'branch' }),
      await tell({ event: 'news' }),
    ]
    await mark(first ?? 0, { read: true }, wira)
    const own = `${path}?filter[id][_gte]=${first}`
    const asked = async (query: string) => (await read(`${own}&${query}`, wira)).ids
    expect(await asked('sort=-date_publish,-id&limit=2')).toEqual([third, second])
    expect(await asked('sort=-date_publish,-id&limit=2&page=2')).toEqual([first])
    expect(await asked('filter[event][_eq]=news')).toEqual([first, third])
    expect(await asked('filter[read][_eq]=true')).toEqual([first])
    expect(await asked('filter[noti_count][_eq]=true')).toEqual([first, second, third])
    expect(await asked('filter[status][_eq]=Published')).toEqual([first, second, third])
    expect(await asked('filter[status][_neq]=Published')).toEqual([])
    expect(await asked('sort=status,-read,id')).toEqual([first, second, third])
    expect(await asked('limit=-1&offset=1')).toEqual([second, third])
    const strange = await sendCall(service.url, `${path}?filter[audience][_eq]=all`, {})
    expect(strange.status).toBe(403)
  })
})

describe('A member’s flags', () => {
  it('count notifications older than the account as read and seen', async () => {
    expect(await flagsOf(early, manee)).toEqual({ isRead: true, isCounted: false })
  })

  it('of reading are the member’s own, set and unset, also twice [S7.notification.2]', async () => {
    const id = await tell()
    for (const isRead of [true, true, false, true]) {
      const { status, text } = await mark(id, { read: isRead }, manee)
      expect(status).toBe(200)
      expect(JSON.parse(text)).toMatchObject({ data: { id, read: isRead, noti_count: true } })
      expect(await flagsOf(id, manee)).toEqual({ isRead, isCounted: true })
      expect(await flagsOf(id, piti)).toEqual({ isRead: false, isCounted: true })
    }
    expect((await mark(early, { read: false }, manee)).status).toBe(200)
    expect(await flagsOf(early, manee)).toEqual({ isRead: false, isCounted: false })
  })

  it('are set only by members, and only on visible notifications', async () => {
    const id = await tell()
    expect((await mark(id, { read: true })).status).toBe(403)
    expect((await mark(id, { read: true, status: 'Draft' }, manee)).status).toBe(403)
    for (const none of ['2147483647', '2147483648', 'x', '-1'])
      expect((await mark(none, { read: true }, manee)).status).toBe(403)
    for (const body of [{}, { read: 'yes' }, { read: null }])
      expect((await mark(id, body, manee)).status).toBe(400)
    expect(await flagsOf(id, manee)).toEqual({ isRead: false, isCounted: true })
  })

  it('of the bell are cleared by looking, and set by what comes afterwards [S7.notification.3]', async () => {
    const mana = await registerMember(service.payload, 'mana')
    expect(await countOf(mana)).toBe(0)
    const id = await tell()
    const own = await tell({ audience: 'member', member: mana.id })
    expect(await countOf(mana)).toBe(2)
    expect((await Promise.all([look(mana), look(mana)])).map(({ status }) => status)).toEqual([
      204, 204,
    ])
    expect(await countOf(mana)).toBe(0)
    expect(await flagsOf(id, mana)).toEqual({ isRead: false, isCounted: false })
    expect(await flagsOf(own, mana)).toEqual({ isRead: false, isCounted: false })
    const next = await tell()
    expect(await countOf(mana)).toBe(1)
    expect(await flagsOf(next, mana)).toEqual({ isRead: false, isCounted: true })
  })

  it('count what an editor publishes with a moment long past', async () => {
    const jaidee = await registerMember(service.payload, 'jaidee')
    await look(jaidee)
    await tell({ publishedAt: '2020-01-01T00:00:00.000Z' })
    expect(await countOf(jaidee)).toBe(1)
  })

  it('are deleted with the member, and with the notification', async () => {
    const leaving = await registerMember(service.payload, 'leaving')
    const id = await tell()
    const own = await tell({ titleTh: 'เฉพาะเขา', audience: 'member', member: leaving.id })
    await mark(id, { read: true }, leaving)
    await mark(id, { read: true }, piti)
    await look(leaving)
    const { text } = await sendCall(service.url, '/api/export', { token: leaving.token })
    expect(text).toContain('เฉพาะเขา')
    expect(text).toContain(`"notification_marks":[{"notification":${id},"read":true`)
    await removeMember(service.payload, leaving.id)
    const { payload } = service
    const ofMember = { memberId: { equals: leaving.id } }
    const ofRecord = { notificationId: { equals: id } }
    const left = async (where: typeof ofMember | typeof ofRecord) =>
      (await payload.count({ collection: 'notification-marks', where })).totalDocs
    expect(await left(ofMember)).toBe(0)
    const looks = await payload.count({ collection: 'notification-looks', where: ofMember })
    expect(looks.totalDocs).toBe(0)
    const told = { collection: 'notifications', where: { id: { equals: own } } } as const
    expect((await payload.count(told)).totalDocs).toBe(0)
    expect(await left(ofRecord)).toBe(1)
    await payload.delete({ collection: 'notifications', id })
    expect(await left(ofRecord)).toBe(0)
  })
})

it('Of more than one answer may hold, all notifications are the newest', async () => {
  const { payload } = service
  const table = payload.db.tables['notifications']
  const now = Date.now()
  const rows = Array.from({ length: maxItemsLimit + 5 }, (_, index) => ({
    titleTh: `เรื่องที่ ${index}`,
    audience: 'all',
    status: 'published',
    publishedAt: new Date(now + Math.floor(index / 20)).toISOString(),
  }))
  for (let from = 0; from < rows.length; from += 1000)
    await payload.db.drizzle.insert(table).values(rows.slice(from, from + 1000))
  await new Promise((resolve) => setTimeout(resolve, 600))
  const { told } = await read(whole)
  expect(told).toHaveLength(maxItemsLimit)
  expect(told.at(-1)?.titleTh).toBe(`เรื่องที่ ${maxItemsLimit + 4}`)
  const moments = told.map(({ publishedAt, id }) => [publishedAt ?? '', id] as const)
  expect(moments.every((each, index) => isBehind(each, moments[index - 1]))).toBe(true)
  expect(await countOf(manee)).toBeGreaterThan(maxItemsLimit)
})

function isBehind(
  [moment, id]: readonly [string, number],
  before: readonly [string, number] | undefined,
): boolean {
  if (!before) return true
  return moment > before[0] || (moment === before[0] && id > before[1])
}
