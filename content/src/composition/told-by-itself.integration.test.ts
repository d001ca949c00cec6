import { notificationCalls } from '@washhouse/contract/notification/notification.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBranch, fillBranches } from '../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../testing/contract-service.ts'
import { problem, postJson, leadPath } from '../../testing/lead-posts.ts'
import { registerMember, sendCall, type SignedMember } from '../../testing/member-requests.ts'
import { createNews } from '../../testing/news-records.ts'
import { createMedia, createNewsCategory } from '../../testing/record-data.ts'
import { newsEntity } from '../features/news/news.entities.ts'
import { startNotifier, type Notifier } from '../core/notifications/notifier.ts'
import { watchScheduledChanges } from '../core/records/schedule-clock.ts'
import type { Branch } from '../platform/payload-types.ts'
import { notificationSources } from './areas.ts'

const dayMs = 24 * 60 * 60 * 1000

let service: ContractService
let notifiers: [Notifier, Notifier]
let manee: SignedMember
let category: number
let branch: number

beforeAll(async () => {
  service = await startContractService()
  const { payload } = service
  branch = (await fillBranches(payload, 1)).branches[0]?.id ?? 0
  category = await createNewsCategory(payload)
  const at = new Date(Date.now() - 8 * dayMs)
  await createNews(payload, { slug: 'long-ago', title: 'นานแล้ว', category, at })
  // As in two processes with one notifier each.
  notifiers = [
    startNotifier(payload, notificationSources),
    startNotifier(payload, notificationSources),
  ]
  manee = await registerMember(payload, 'manee')
})
afterAll(async () => {
  for (const notifier of notifiers) await notifier.stop()
  await service.stop()
})

async function told(member?: SignedMember) {
  await service.announced()
  await new Promise((resolve) => setImmediate(resolve))
  await Promise.all(notifiers.map(({ wake }) => wake()))
  const token = member && { token: member.token }
  const { text } = await sendCall(service.url, '/items/notifications?limit=-1', { ...token })
  return notificationCalls.listNotifications.answer.decode(JSON.parse(text), 'th')
}
const titles = async (member?: SignedMember) => (await told(member)).map(({ titleTh }) => titleTh)

describe('A piece of news', () => {
  it('is told of once, with its titles, picture and category', async () => {
    const { payload } = service
    const image = await createMedia(payload)
    const news = await createNews(payload, { slug: 'duvets', title: 'สัปดาห์ผ้านวม', category })
    const english = { title: 'Duvet week', coverImage: image, _status: 'published' } as const
    await payload.update({ collection: 'news', id: news.id, locale: 'en', data: { ...english } })
    const own = async () => (await told(manee)).filter(({ news: id }) => id === news.id)
    expect(await own()).toMatchObject([
      {
        event: 'news',
        slug: 'duvets',
        titleTh: 'สัปดาห์ผ้านวม',
        category,
        isRead: false,
        isCounted: true,
      },
    ])
    await payload.update({ collection: 'news', id: news.id, data: { _status: 'published' } })
    expect(await own()).toHaveLength(1)
  })

  it('of long ago is not new', async () => {
    expect(await titles()).not.toContain('นานแล้ว')
  })

  it('that is to come is told of at its moment, by itself', async () => {
    const stopClock = await watchScheduledChanges(service.payload, newsEntity)
    const at = new Date(Date.now() + 1200)
    await createNews(service.payload, { slug: 'soon', title: 'อีกสักครู่', category, at })
    expect(await titles()).not.toContain('อีกสักครู่')
    const listed = async () =>
      (await sendCall(service.url, '/items/notifications?limit=-1', {})).text
    await expect.poll(listed, { timeout: 5000, interval: 50 }).toContain('อีกสักครู่')
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
    stopClock()
  })

  it('that is taken off the website is told of no more', async () => {
    const { payload } = service
    const { id } = await createNews(payload, { slug: 'wrong', title: 'ลงผิด', category })
    expect(await titles()).toContain('ลงผิด')
    await payload.update({ collection: 'news', id, data: { _status: 'draft' } })
    expect(await titles()).not.toContain('ลงผิด')
  })

  it('whose notification an editor withdrew is not told of again', async () => {
    const { payload } = service
    await createNews(payload, { slug: 'quiet', title: 'ไม่ต้องแจ้ง', category })
    const found = (await told()).find(({ titleTh }) => titleTh === 'ไม่ต้องแจ้ง')
    const id = found?.id ?? 0
    await payload.update({ collection: 'notifications', id, data: { status: 'draft' } })
    expect(await titles()).not.toContain('ไม่ต้องแจ้ง')
  })
})

it('An e-news is told of without its picture, which is for members alone', async () => {
  const { payload } = service
  const { id } = await payload.create({
    collection: 'enews',
    locale: 'th',
    data: { title: 'ฉบับพฤศจิกายน', publishedAt: new Date().toISOString(), _status: 'published' },
  })
  const found = (await told()).find(({ event }) => event === 'enews')
  expect(found).toMatchObject({ titleTh: 'ฉบับพฤศจิกายน', slug: String(id), image: null })
})

describe('Followers of a branch', () => {
  let branches: number[]
  const minuteMs = 60_000
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString()

  type Exceptions = Partial<NonNullable<Branch['exceptions']>[number]>[]
  const write = (id: number, exceptions: Exceptions, status: 'draft' | 'published' = 'published') =>
    service.payload.update({
      collection: 'branches',
      id,
      locale: 'th',
      data: { exceptions, _status: status },
    })
  const rowsOf = async (id: number): Promise<Exceptions> =>
    (await service.payload.findByID({ collection: 'branches', id })).exceptions ?? []
  const own = async (member?: SignedMember) =>
    (await told(member)).filter(({ event }) => event === 'branch')
  const ownTitles = async (member: SignedMember) =>
    (await own(member)).map(({ titleTh }) => titleTh)

  async function follow(mark: string, ...followed: number[]): Promise<SignedMember> {
    const follower = await registerMember(service.payload, mark)
    for (const each of followed) {
      const sent = { method: 'POST', token: follower.token, body: { branch: each } }
      expect((await sendCall(service.url, '/api/followed_branches', sent)).status).toBe(204)
    }
    return follower
  }

  beforeAll(async () => {
    const { province } = await service.payload.findByID({
      collection: 'branches',
      id: branch,
      depth: 0,
    })
    branches = []
    for (const index of [21, 23, 25, 27])
      branches.push((await createBranch(service.payload, Number(province), index)).id)
  })

  it('are told that it has closed and that it is open as usual, each once', async () => {
    const follower = await follow('closing', branch)
    expect(await own(follower)).toEqual([])
    await write(branch, [{ kind: 'closed', thai: 'ซ่อมท่อน้ำ' }])
    expect(await own(follower)).toMatchObject([{ isCounted: true }])
    expect((await own(follower))[0]?.titleTh).toMatch(/ปิดชั่วคราว จนกว่าจะแจ้งอีกครั้ง: ซ่อมท่อน้ำ$/)
    const [row = {}] = await rowsOf(branch)
    await write(branch, [{ ...row, ends: inMinutes(60) }])
    expect(await own(follower)).toHaveLength(1)
    await write(branch, [{ ...row, begins: inMinutes(-60), ends: inMinutes(-1) }])
    await write(branch, [])
    const both = await own(follower)
    expect(both).toHaveLength(2)
    expect(both[1]?.titleTh).toMatch(/เปิดตามปกติ$/)
    await write(branch, [{ kind: 'closed', thai: 'ซ่อมอีกครั้ง' }])
    expect(await own(follower)).toHaveLength(3)
    for (const stranger of [undefined, manee]) expect(await own(stranger)).toEqual([])
  })

  it('are told ahead, when it begins, or not at all, as the row says', async () => {
    const [id = 0] = branches
    const follower = await follow('ahead', id)
    const ahead = { begins: inMinutes(60), ends: inMinutes(120) }
    await write(id, [
      { kind: 'closed', thai: 'แจ้งล่วงหน้า', tell: 'now', ...ahead },
      {
        kind: 'hours',
        opens: '10:00',
        closes: '20:00',
        thai: 'แจ้งเมื่อถึงเวลา',
        tell: 'begin',
        begins: inMinutes(3 * 24 * 60),
      },
      { kind: 'notice', thai: 'ไม่แจ้ง', tell: 'no' },
    ])
    expect((await ownTitles(follower)).join()).toMatch(/^[^,]* ปิดชั่วคราว [^,]*: แจ้งล่วงหน้า$/)
    const rows = await rowsOf(id)
    await write(
      id,
      rows.map((row) => (row.kind === 'hours' ? { ...row, begins: inMinutes(0) } : row)),
    )
    expect((await ownTitles(follower))[1]).toMatch(/ เปิด 10:00–20:00 น\. .*: แจ้งเมื่อถึงเวลา$/)
    // A branch whose change is still a draft has not reopened.
    await write(id, [], 'draft')
    expect(await ownTitles(follower)).toHaveLength(2)
    await write(id, [])
    expect((await ownTitles(follower)).slice(2)).toEqual([expect.stringMatching(/เปิดตามปกติ$/)])
  })

  it('of several branches are told once of one announcement, even if its branches are saved one by one', async () => {
    const [, first = 0, second = 0, third = 0] = branches
    const both = await follow('both', first, second)
    const other = await follow('other', third)
    const row = { kind: 'closed', thai: 'หยุดสงกรานต์', announcement: 'songkran' } as const
    await write(first, [row])
    expect(await ownTitles(both)).toEqual(['เชียงใหม่ สาขา 23 ปิดชั่วคราว จนกว่าจะแจ้งอีกครั้ง: หยุดสงกรานต์'])
    expect(await own(other)).toEqual([])
    await write(second, [row])
    await write(third, [row])
    const title =
      'เชียงใหม่ สาขา 23, เชียงใหม่ สาขา 25 และอีก 1 สาขา ปิดชั่วคราว จนกว่าจะแจ้งอีกครั้ง: หยุดสงกรานต์'
    for (const follower of [both, other]) {
      expect(await own(follower)).toMatchObject([{ titleTh: title, slug: null }])
      const { text } = await sendCall(service.url, '/api/notification_count', {
        token: follower.token,
      })
      expect(notificationCalls.countNotifications.answer.decode(JSON.parse(text), 'th').count).toBe(
        1,
      )
    }
    await write(first, [])
    expect((await ownTitles(both)).slice(1)).toEqual(['เชียงใหม่ สาขา 23 เปิดตามปกติ'])
    expect(await own(other)).toHaveLength(1)
    for (const id of [second, third]) await write(id, [], 'draft')
    await Promise.all([second, third].map((id) => write(id, [])))
    expect((await ownTitles(other)).slice(1).join()).toMatch(/เปิดตามปกติ$/)
    expect((await ownTitles(both)).filter((each) => each.endsWith('เปิดตามปกติ'))).toHaveLength(2)
  })
})

it('How far a report has come is told to its member alone, and not that it was taken for spam', async () => {
  const { payload, url } = service
  const sender = await registerMember(payload, 'sender')
  const headers = { authorization: `Bearer ${sender.token}` }
  await postJson(`${url}${leadPath}`, problem(branch, {}), headers)
  const { docs } = await payload.find({
    collection: 'leads',
    where: { member: { equals: sender.id } },
  })
  const id = docs[0]?.id ?? ''
  const move = (status: 'spam' | 'working' | 'refunded') =>
    payload.update({ collection: 'leads', id, data: { status } })
  const own = async (member?: SignedMember) =>
    (await told(member)).filter(({ event }) => event === 'account')
  await move('spam')
  expect(await own(sender)).toEqual([])
  for (const status of ['working', 'working', 'refunded'] as const) await move(status)
  expect((await own(sender)).map(({ titleEn }) => titleEn)).toEqual([
    `Your report ${docs[0]?.reference}: in progress`,
    `Your report ${docs[0]?.reference}: refunded`,
  ])
  for (const stranger of [undefined, manee]) expect(await own(stranger)).toEqual([])
})
