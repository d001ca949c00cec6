import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { registerMember, sendCall } from '../../../../testing/member-requests.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { removeMember } from '../../account/removal/remove-member.ts'
import { countsOf, visitsOf } from '../tables/board-tables.ts'
import { recountBoard } from './recount.ts'
import { visitLogOf } from './visit-log.ts'

let service: ContractService
let board: BoardBench

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
})
afterAll(() => service.stop())

describe('What is counted of the board', () => {
  it('is right after many wrote at once', async () => {
    const posts = await Promise.all(Array.from({ length: 8 }, () => board.write()))
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        board.reply(posts[index % 3] ?? 0, index % 2 ? board.manee : board.piti),
      ),
    )
    expect(await recountBoard(service.payload)).toEqual({ shown: 0, replies: 0 })
    const found = await board.repliesTo(posts[0] ?? 0, 'limit=-1')
    expect(found.map(({ position }) => position)).toEqual(found.map((_, index) => index + 1))
  })

  it('is corrected by a recount', async () => {
    const { payload } = service
    const post = await board.write()
    await board.reply(post)
    const connection = connectionTo(payload)
    await connection.update(countsOf(payload)).set({ posts: 7_000_000 })
    await board.changePost(post, { replies: 9, places: 4 })
    expect(await recountBoard(payload)).toEqual({ shown: 1, replies: 1 })
    expect(await board.read(post)).toMatchObject({ replies: 1 })
    const { total, items } = await board.list('limit=1000')
    expect(total).toBe(items.length)
  })
})

describe('Of a member who leaves', () => {
  it('their texts stay as a former member’s, unseen texts are deleted, and the export has all', async () => {
    const { payload } = service
    const leaving = await registerMember(payload, 'leaving')
    const post = await board.write(leaving, 'กระทู้ของคนที่จะไป')
    const waiting = await board.write(leaving, 'ยังรอตรวจอยู่เลย')
    await board.changePost(waiting, { state: 'waiting' })
    const answer = await board.reply(post, leaving)
    await board.reply(post, board.manee, answer)
    await board.look(post, leaving)
    const { text } = await sendCall(service.url, '/api/export', { token: leaving.token })
    for (const part of ['กระทู้ของคนที่จะไป', 'ยังรอตรวจอยู่เลย', '"web_board_visits":[{"web_board":'])
      expect(text).toContain(part)
    await removeMember(payload, leaving.id)
    await visitLogOf(payload).store()
    await recountBoard(payload)
    expect(await board.look(post)).toMatchObject({ title: 'กระทู้ของคนที่จะไป', author: null })
    expect(await board.repliesTo(post)).toMatchObject([
      { author: null, detail: expect.any(String) },
      { quote: { id: answer, author: null }, author: { id: board.manee.id } },
    ])
    const own = { collection: 'board-posts', where: { id: { equals: waiting } } } as const
    expect((await payload.count(own)).totalDocs).toBe(0)
    const visits = visitsOf(payload)
    expect(
      await connectionTo(payload).select().from(visits).where(eq(visits.memberId, leaving.id)),
    ).toEqual([])
  })
})
