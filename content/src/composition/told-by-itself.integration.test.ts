import { notificationCalls } from '@washhouse/contract/notification/notification.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillBranches } from '../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../testing/contract-service.ts'
import { problem, postJson, leadPath } from '../../testing/lead-posts.ts'
import { registerMember, sendCall, type SignedMember } from '../../testing/member-requests.ts'
import { createNews } from '../../testing/news-records.ts'
import { createMedia, createNewsCategory } from '../../testing/record-data.ts'
import { newsEntity } from '../areas/news/news.entities.ts'
import { startNotifier, type Notifier } from '../engines/notifications/notifier.ts'
import { watchTurns } from '../engines/records/turn-clock.ts'
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
  // As two processes have one each.
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
    const stopClock = await watchTurns(service.payload, newsEntity)
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

it('A branch that closes for now and opens again is told to its followers, each once', async () => {
  const { payload } = service
  const follower = await registerMember(payload, 'follower')
  const body = { branch }
  const follow = { method: 'POST', token: follower.token, body }
  expect((await sendCall(service.url, '/api/followed_branches', follow)).status).toBe(204)
  const setNotice = (notice: string | null) =>
    payload.update({
      collection: 'branches',
      id: branch,
      locale: 'th',
      data: { notice, _status: 'published' },
    })
  const own = async (member?: SignedMember) =>
    (await told(member)).filter(({ event }) => event === 'branch')
  expect(await own(follower)).toEqual([])
  await setNotice('ซ่อมท่อน้ำถึงวันศุกร์')
  expect(await own(follower)).toMatchObject([{ isCounted: true }])
  expect((await own(follower))[0]?.titleTh).toMatch(/ปิดชั่วคราว: ซ่อมท่อน้ำถึงวันศุกร์$/)
  await setNotice('ซ่อมท่อน้ำถึงวันเสาร์')
  expect(await own(follower)).toHaveLength(1)
  await setNotice(null)
  await setNotice(null)
  const both = await own(follower)
  expect(both).toHaveLength(2)
  expect(both[1]?.titleTh).toMatch(/กลับมาเปิดแล้ว$/)
  await setNotice('ซ่อมอีกครั้ง')
  expect(await own(follower)).toHaveLength(3)
  for (const stranger of [undefined, manee]) expect(await own(stranger)).toEqual([])
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
    `Your report ${docs[0]?.reference} is being looked into`,
    `Your report ${docs[0]?.reference} was refunded`,
  ])
  for (const stranger of [undefined, manee]) expect(await own(stranger)).toEqual([])
})
