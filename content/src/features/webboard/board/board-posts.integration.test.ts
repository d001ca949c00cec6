import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { registerMember, sendCall } from '../../../../testing/member-requests.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { postsOf } from '../tables/board-tables.ts'
import { recountBoard } from './recount.ts'
import { visitLogOf } from './visit-log.ts'

let service: ContractService
let board: BoardBench

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
})
afterAll(() => service.stop())

const idsIn = (posts: { id: number }[]) =>
  posts.map(({ id }) => id).toSorted((one, other) => one - other)

describe('The list of posts', () => {
  it('has the one last replied to first, or the newest, and says how many there are [S2.webboard.1] [S7.webboard.2]', async () => {
    const [first, second, third] = [
      await board.write(),
      await board.write(board.piti),
      await board.write(),
    ]
    await board.reply(first)
    const byActivity = await board.list('limit=3')
    expect(byActivity.items.map(({ id }) => id)).toEqual([first, third, second])
    const byAge = await board.list('limit=3&order=newest')
    expect(byAge.items.map(({ id }) => id)).toEqual([third, second, first])
    expect(byActivity.total).toBe(byAge.total)
    expect(byActivity.items[0]).toMatchObject({
      title: 'คราบกาแฟบนเสื้อขาว',
      replies: 1,
      author: { id: board.manee.id, kind: 'member' },
      status: 'published',
      isPinned: false,
      isLocked: false,
      isEdited: false,
    })
  })

  it('has what is pinned before all others, once, on whichever page it stands', async () => {
    const pinned = await board.write()
    await board.reply(await board.write())
    const before = await board.list('limit=1000')
    await board.changePost(pinned, { pinnedAt: new Date().toISOString() })
    await recountBoard(service.payload)
    const { items, total } = await board.list('limit=1000')
    expect(items[0]).toMatchObject({ id: pinned, isPinned: true })
    expect(total).toBe(before.total)
    expect(idsIn(items)).toEqual(idsIn(before.items))
    const second = await board.list('limit=2&page=2')
    expect(second.items.map(({ id }) => id)).toEqual(items.slice(2, 4).map(({ id }) => id))
    await board.changePost(pinned, { pinnedAt: null })
    await recountBoard(service.payload)
  })

  it('shows nothing that waits, is hidden, taken back or removed, to its author neither', async () => {
    for (const state of ['waiting', 'hidden', 'withdrawn', 'removed']) {
      const id = await board.write()
      await board.changePost(id, { state })
      expect((await board.list('limit=1000')).items.map((post) => post.id)).not.toContain(id)
    }
    await recountBoard(service.payload)
    const { items, total } = await board.list('limit=1000')
    expect(total).toBe(items.length)
  })

  it.each([
    'page=0',
    'limit=0',
    'limit=-1',
    'limit=1001',
    'page=x',
    'order=views',
    'page=1&page=2',
  ])('is refused by name with %s', async (query) =>
    expect(await board.status(`/api/web_board?${query}`)).toBe(400),
  )

  it('is members’ alone', async () => {
    const post = await board.write()
    for (const path of ['/api/web_board', `/api/web_board/${post}`])
      expect((await sendCall(service.url, path)).status).toBe(401)
    for (const path of [`/items/web_boards/${post}`, '/items/feedback_webboard'])
      expect((await sendCall(service.url, path)).status).toBe(403)
    const { headers } = await sendCall(service.url, '/api/web_board', { token: board.manee.token })
    expect(headers.get('cache-control')).toContain('private')
  })
})

describe('A post', () => {
  it('is unread until it is looked at, and again once somebody replies', async () => {
    const post = await board.write(board.piti)
    const of = async () => (await board.list('limit=1')).items[0]
    expect(await of()).toMatchObject({ id: post, isUnread: true, seenUntil: null })
    expect(await board.look(post)).toMatchObject({ isUnread: false, seenUntil: null })
    expect(await of()).toMatchObject({ isUnread: false })
    await visitLogOf(service.payload).store()
    expect(await of()).toMatchObject({ isUnread: false })
    await board.reply(post)
    expect(await of()).toMatchObject({ isUnread: true, seenUntil: expect.any(String) })
    expect((await board.list('limit=1', board.piti)).items[0]).toMatchObject({
      id: post,
      isUnread: false,
      isFollowed: true,
    })
  })

  it('counts a view a visit, in memory first, and never where it is only read', async () => {
    const post = await board.write()
    const chujai = await registerMember(service.payload, 'chujai')
    for (const member of [board.piti, chujai, board.piti]) await board.look(post, member)
    await board.read(post)
    expect(await board.look(post, chujai)).toMatchObject({ views: 2 })
    await visitLogOf(service.payload).store()
    expect(await board.read(post)).toMatchObject({ views: 2 })
    const posts = postsOf(service.payload)
    const [row] = await connectionTo(service.payload)
      .select({ views: posts.views })
      .from(posts)
      .where(eq(posts.id, post))
    expect(Number(row?.views)).toBe(2)
  })

  it('tells up to when it was looked at before this visit, also on the visit’s later pages', async () => {
    const post = await board.write(board.piti)
    const visits = visitLogOf(service.payload)
    const before = new Date(Date.now() - 3 * 3_600_000)
    visits.note(board.manee.id, post, { seenUntil: null, seenBefore: null }, before)
    await visits.store()
    for (const look of [await board.look(post), await board.look(post)])
      expect(look).toMatchObject({ seenUntil: before.toISOString() })
  })

  it('is its author’s alone while it waits or is hidden', async () => {
    const post = await board.write()
    for (const state of ['waiting', 'hidden']) {
      await board.changePost(post, { state })
      expect(await board.look(post)).toMatchObject({ status: 'draft' })
      expect(await board.status(`/api/web_board/${post}`, board.piti)).toBe(404)
      expect(await board.status(`/items/web_boards/${post}`, board.piti)).toBe(403)
      expect(await board.repliesTo(post, '', board.piti)).toEqual([])
    }
    await board.changePost(post, { state: 'removed' })
    expect(await board.status(`/api/web_board/${post}`)).toBe(404)
    await recountBoard(service.payload)
  })

  it.each(['0', '-1', 'x', '1.5', '2147483648', '2147483647', '1%20or%201=1', "1'--"])(
    'is missing as %s',
    async (id) => {
      expect(await board.status(`/api/web_board/${id}`)).toBe(404)
      expect(await board.status(`/items/web_boards/${id}`)).toBe(403)
    },
  )
})
