import { notificationCalls } from '@washhouse/contract/notification/notification.calls'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { statementsOf } from '../../../testing/asked-statements.ts'
import { openBoardBench } from '../../../testing/board-bench.ts'
import { fillBranches } from '../../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { sendCall, type SignedMember } from '../../../testing/member-requests.ts'
import { readsOf } from '../../../testing/query-plan.ts'
import { listTold, tell } from '../../core/notifications/new-notification.ts'
import { isPostgres, runSql } from '../../platform/database/dialect.ts'
import type { Notification as Stored } from '../../platform/payload-types.ts'

const each = 2000
const list = '/items/notifications?sort=-date_publish,-id&limit=20'

let service: ContractService
let payload: BasePayload
let manee: SignedMember
let count = 0

beforeAll(async () => {
  service = await startContractService()
  payload = service.payload
  const [branch = 0, otherBranch = 0, ownBranch = 0] = (
    await fillBranches(payload, 3)
  ).branches.map(({ id }) => id)
  const board = await openBoardBench(service)
  manee = board.manee
  const [post, otherPost] = [await board.write(board.piti), await board.write(board.piti)]
  const ownPost = await board.write(manee, 'ซักผ้านวมกี่นาที')
  const { piti } = board
  await tellOthers('branch', () => ({ branch }))
  await tellOthers('post', (index) => ({ post, member: other(index) }))
  await board.send('POST', '/api/followed_branches', { branch })
  await board.send('POST', '/api/followed_branches', { branch: ownBranch })
  for (const id of [post, ownPost])
    await board.send('POST', '/api/followed_posts', { web_board: id })
  for (const [audience, whom] of [
    ['all', {}],
    ['member', { member: manee.id }],
    ['branch', { branch }],
    ['post', { post, member: piti.id }],
  ] as const)
    await payload.create({
      collection: 'notifications',
      data: { titleTh: `ของมานี ${audience}`, audience, status: 'published', ...whom },
    })
  await tellBranches([branch, ownBranch], 'ของมานี branches')
  await tellOthers('branch', () => ({ branch: otherBranch }))
  for (let index = 0; index < 200; index += 1) await tellBranches([otherBranch], 'ของคนอื่น')
  await tellOthers('member', (index) => ({ member: other(index) }))
  await tellOthers('post', (index) => ({ post: otherPost + index, member: other(index) }))
  // The member's own post, or own replies: notified differently, or not at all.
  await tellOthers('post', (index) => ({ post: ownPost, member: other(index) }))
  await tellOthers('post', (index) => ({ post: otherPost + index, member: manee.id }))
  await runSql(payload.db, 'ANALYZE')
})
afterAll(() => service.stop())

const other = (index: number) => `other-${index % 500}`

/** Notifications at the same time, none of them for manee. */
async function tellOthers(
  audience: Stored['audience'],
  whomOf: (index: number) => { branch?: number; post?: number; member?: string },
): Promise<void> {
  const publishedAt = new Date().toISOString()
  const told = {
    titleTh: 'ของคนอื่น',
    audience,
    status: 'published',
    publishedAt,
    event: audience === 'branch' ? 'branch' : 'board',
  }
  const rows = Array.from({ length: each }, (_, index) => ({ ...told, ...whomOf(index) }))
  for (let from = 0; from < each; from += 1000)
    await payload.db.drizzle
      .insert(payload.db.tables['notifications'])
      .values(rows.slice(from, from + 1000))
}

async function tellBranches(branches: number[], titleTh: string): Promise<void> {
  count += 1
  const told = { source: `closed:${count}`, event: 'branch', titleTh, titleEn: null } as const
  const audience = { kind: 'branches', branches } as const
  await tell(payload, [{ ...told, audience, slug: null, image: null }])
}

async function read(path: string) {
  const { status, text } = await sendCall(service.url, path, { token: manee.token })
  expect(status, text).toBe(200)
  return notificationCalls.listNotifications.answer.decode(JSON.parse(text), 'th')
}

const all = ['branches', 'post', 'branch', 'member', 'all'].map((audience) => `ของมานี ${audience}`)
const titlesOf = async (path: string) => (await read(path)).map(({ titleTh }) => titleTh)

it('A member sees own notifications among thousands for others, on every page and in every order', async () => {
  expect(await titlesOf(list)).toEqual(all)
  expect(await titlesOf('/items/notifications?sort=-date_publish,-id&limit=3&page=2')).toEqual([
    'ของมานี member',
    'ของมานี all',
  ])
  expect(await titlesOf('/items/notifications?limit=-1')).toEqual(all.toReversed())
  expect(await titlesOf(`${list}&filter[read][_eq]=false`)).toEqual(all)
  const { text } = await sendCall(service.url, '/api/notification_count', { token: manee.token })
  expect(notificationCalls.countNotifications.answer.decode(JSON.parse(text), 'th').count).toBe(5)
})

const calls = [
  { name: 'the newest', path: list },
  { name: 'a later page', path: `${list}&page=2` },
  { name: 'all of them', path: '/items/notifications?limit=-1&meta=*' },
  { name: 'those that are not read', path: `${list}&filter[read][_eq]=false` },
  { name: 'the count', path: '/api/notification_count' },
  { name: 'a look', path: '/api/open_notification', method: 'POST' },
]

it.each(calls)('$name: the rows of others are passed by', async ({ path, method = 'GET' }) => {
  const asked = await statementsOf(payload, () =>
    sendCall(service.url, path, { method, token: manee.token }),
  )
  const own = asked.filter(({ sql }) => /^select\b.*"notifications"/s.test(sql))
  expect(own.length).toBeGreaterThan(0)
  for (const statement of own) {
    const reads = await readsOf(payload, statement, 'notifications')
    expect(reads.length).toBeGreaterThan(0)
    expect(reads.filter(isDear), reads.join('\n')).toEqual([])
  }
})

it('What was told of an event by itself is found past all else', async () => {
  const [statement] = await statementsOf(payload, () => listTold(payload, 'enews'))
  if (!statement) throw new Error('Nothing was asked')
  const reads = await readsOf(payload, statement, 'notifications')
  const isFound = (found: string) =>
    isPostgres(payload.db) ? Number(found) <= 20 : /INDEX event_slug/.test(found)
  expect(reads.filter(isFound), reads.join('\n')).toHaveLength(1)
})

/** Only notifications to all may be found by audience alone. */
function isDear(read: string, index: number, reads: string[]): boolean {
  if (isPostgres(payload.db)) return Number(read) > 20
  const isByAudience = /INDEX audience_status/.test(read)
  if (isByAudience) return reads.findIndex((other) => /INDEX audience_status/.test(other)) !== index
  return !/INTEGER PRIMARY KEY|INDEX (member_audience|branch|post)_status/.test(read)
}
