import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { sendCall } from '../../../../testing/member-requests.ts'
import { recountBoard } from './recount.ts'

let service: ContractService
let board: BoardBench

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
})
afterAll(() => service.stop())

describe('Replies', () => {
  it('stand in their order by pages, from either end, and are counted [S7.webboard.4]', async () => {
    const post = await board.write()
    const ids = []
    for (let index = 0; index < 5; index += 1) ids.push(await board.reply(post))
    const idsOf = async (query: string) => (await board.repliesTo(post, query)).map(({ id }) => id)
    expect(await idsOf('')).toEqual(ids)
    expect(await idsOf('limit=2&page=2')).toEqual(ids.slice(2, 4))
    expect(await idsOf('limit=2&page=3')).toEqual(ids.slice(4))
    expect(await idsOf('limit=2&page=4')).toEqual([])
    expect(await idsOf('limit=2&sort=-position')).toEqual([ids[4], ids[3]])
    expect(await idsOf('limit=2&page=2&sort=-id')).toEqual([ids[2], ids[1]])
    expect(await idsOf('limit=-1')).toEqual(ids)
    const path = `/items/feedback_webboard?filter=${encodeURIComponent(JSON.stringify({ web_board: { _eq: post } }))}&limit=0&meta=*`
    const { text } = await sendCall(service.url, path, { token: board.manee.token })
    expect(JSON.parse(text)).toEqual({ meta: { total_count: 5, filter_count: 5 }, data: [] })
    expect((await board.repliesTo(post)).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
  })

  it('keep their places where one was taken back, hidden or removed: its text and author are gone', async () => {
    const post = await board.write()
    const [first, second, third] = [
      await board.reply(post),
      await board.reply(post),
      await board.reply(post),
    ]
    await board.reply(post, board.manee, second)
    for (const state of ['withdrawn', 'hidden', 'removed']) {
      await board.changeReply(second, { state })
      const found = await board.repliesTo(post)
      expect(found.map(({ id }) => id)).toEqual([first, second, third, expect.any(Number)])
      expect(found[1]).toMatchObject({ position: 2, detail: null, author: null, images: [] })
      expect(found[3]).toMatchObject({ quote: { id: second, detail: null, author: null } })
    }
    await recountBoard(service.payload)
    expect(await board.read(post)).toMatchObject({ replies: 3 })
  })

  it('that wait stand behind all others, for their author alone', async () => {
    const post = await board.write()
    const shown = await board.reply(post)
    const waiting = await board.reply(post)
    await board.changeReply(waiting, { state: 'waiting', place: null })
    await recountBoard(service.payload)
    expect((await board.repliesTo(post, 'limit=1&page=2', board.piti))[0]).toMatchObject({
      id: waiting,
      status: 'draft',
      position: null,
    })
    expect((await board.repliesTo(post)).map(({ id }) => id)).toEqual([shown])
    expect(await board.status(`/items/feedback_webboard/${waiting}`)).toBe(403)
    expect(await board.status(`/items/feedback_webboard/${waiting}`, board.piti)).toBe(200)
  })

  it('show what they quote as it stands, with its author', async () => {
    const post = await board.write()
    const quoted = await board.reply(post, board.piti)
    await board.changeReply(quoted, { detail: 'ก'.repeat(2000) })
    await board.reply(post, board.manee, quoted)
    const [, answer] = await board.repliesTo(post)
    expect(answer?.quote).toMatchObject({ id: quoted, author: { id: board.piti.id } })
    expect(answer?.quote?.detail?.length).toBeLessThanOrEqual(300)
  })

  it.each([
    ['filter[web_board][_eq]=x', 400],
    ['filter[web_boards][_eq]=1', 403],
    ['filter[nothing][_eq]=1', 403],
    ['filter[author][_null]=true', 400],
    ['filter[web_board][views][_gt]=1', 400],
    ['filter[web_board][solved][id][_eq]=1', 400],
    ['filter={bad', 400],
    ['sort=author', 400],
    ['sort=web_board.title', 400],
    ['sort=nothing', 403],
    ['fields=nothing', 403],
    ['page=-1', 400],
    ['limit=-2', 400],
    ['meta=x', 400],
  ])('are refused by what is wrong with the question: %s', async (query, status) => {
    expect(await board.status(`/items/feedback_webboard?${query}`)).toBe(status)
  })

  it('are none to a post that nobody may see, or that is none', async () => {
    const post = await board.write()
    await board.reply(post)
    await board.changePost(post, { state: 'removed' })
    expect(await board.repliesTo(post)).toEqual([])
    expect(await board.repliesTo(2_147_483_647)).toEqual([])
    await recountBoard(service.payload)
  })

  it('are refused once their post is locked, and nothing is changed', async () => {
    const post = await board.write()
    await board.changePost(post, { isLocked: true })
    const last = await board.read(post)
    expect(await board.reply(post)).toBe(0)
    expect(await board.read(post)).toEqual(last)
    expect(await recountBoard(service.payload)).toEqual({ shown: 0, replies: 0 })
  })
})
