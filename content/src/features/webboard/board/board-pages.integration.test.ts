import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { findPosts } from './find-posts.ts'
import { recountBoard } from './recount.ts'

const orders = ['activity', 'newest'] as const
const limits = [1, 2, 4, 5, 7, 12, 50]

let service: ContractService
let board: BoardBench
let gone: number
/** Ids in listed order. */
const listed: Record<(typeof orders)[number], number[]> = { activity: [], newest: [] }

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
  const posts: number[] = []
  for (let written = 0; written < 28; written += 1) posts.push(await board.write())
  for (const index of [3, 10, 4]) await board.reply(posts[index] ?? 0)
  gone = posts[17] ?? 0
  await board.changePost(gone, { state: 'removed' })
  for (const [day, index] of [5, 20, 8].entries())
    await board.changePost(posts[index] ?? 0, { pinnedAt: `2026-11-0${day + 1}T08:00:00.000Z` })
  await recountBoard(service.payload)
  const at = (indexes: number[]) => indexes.map((index) => posts[index] ?? 0)
  const first = at([8, 20, 5])
  const others = posts.toReversed().filter((id) => id !== gone && !first.includes(id))
  listed.newest = [...first, ...others]
  listed.activity = [...new Set([...first, ...at([4, 10, 3]), ...others])]
})
afterAll(() => service.stop())

const idsOn = async (
  asked: { order: (typeof orders)[number]; page: number; limit: number },
  reach?: number,
) => {
  const reader = { id: board.manee.id, createdAt: new Date().toISOString() }
  const { posts, total } = await findPosts(service.payload, reader, asked, reach)
  expect(total).toBe(27)
  return posts.map(({ id }) => id)
}

describe.each(orders)('The pages by %s', (order) => {
  it.each(limits)('have each post once, in their order, %i on a page', async (limit) => {
    const pages = Math.ceil(27 / limit)
    for (let page = 1; page <= pages + 1; page += 1)
      expect(await idsOn({ order, page, limit })).toEqual(
        listed[order].slice((page - 1) * limit, page * limit),
      )
  })

  it.each(limits)('are found from both ends alone, %i on a page', async (limit) => {
    const reach = 2
    const pages = Math.ceil(27 / limit)
    for (let page = 1; page <= pages + 1; page += 1) {
      const isBetween = page > reach && page <= pages - reach
      const wanted = listed[order].slice((page - 1) * limit, page * limit)
      expect(await idsOn({ order, page, limit }, reach)).toEqual(isBetween ? [] : wanted)
    }
  })

  it('have what was not counted yet, and are short where less is there', async () => {
    const [last = 0] = listed[order].slice(-1)
    await board.changePost(gone, { state: 'published' })
    expect(await idsOn({ order, page: 1, limit: 50 })).toHaveLength(28)
    await board.changePost(gone, { state: 'removed' })
    await board.changePost(last, { state: 'hidden' })
    expect(await idsOn({ order, page: 1, limit: 50 })).toEqual(listed[order].slice(0, -1))
    await board.changePost(last, { state: 'published' })
  })
})

it('is answered by an empty page far behind the last', async () =>
  expect((await board.list('limit=1000&page=1000000')).items).toEqual([]))
