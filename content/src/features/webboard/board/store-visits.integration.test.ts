import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import * as tables from '../../../platform/database/tables.ts'
import { log } from '../../../platform/log.ts'
import { postsOf, visitsOf } from '../tables/board-tables.ts'
import { visitLogOf } from './visit-log.ts'

let service: ContractService
let board: BoardBench

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
})
afterAll(() => service.stop())

const never = { seenUntil: null, seenBefore: null }

async function manyPosts(count: number): Promise<number[]> {
  const posts: number[] = []
  while (posts.length < count) posts.push(await board.write())
  return posts
}

async function viewsOf(posts: number[]): Promise<number[]> {
  const table = postsOf(service.payload)
  const rows = await tables
    .connectionTo(service.payload)
    .select({ views: table.views })
    .from(table)
    .where(inArray(table.id, posts))
  return rows.map(({ views }) => Number(views))
}

async function visitsOfMember(member: string): Promise<number> {
  const table = visitsOf(service.payload)
  const rows = await tables
    .connectionTo(service.payload)
    .select({ seenUntil: table.seenUntil })
    .from(table)
    .where(eq(table.memberId, member))
  return rows.filter(({ seenUntil }) => seenUntil !== null).length
}

it('What cannot be stored half way is stored the next time, and no view twice', async () => {
  const posts = await manyPosts(55)
  const visits = visitLogOf(service.payload)
  await visits.store()
  const before = await visitsOfMember(board.piti.id)
  for (const post of posts) visits.note(board.piti.id, post, never)
  const failed = vi.spyOn(log, 'error').mockReturnValue()
  const { writeWhole } = tables
  let writes = 0
  const spied = vi.spyOn(tables, 'writeWhole').mockImplementation((payload, work) => {
    writes += 1
    // Two batches of visits and one of views succeed.
    return writes === 4 ? Promise.reject(new Error('disk on fire')) : writeWhole(payload, work)
  })
  await visits.store()
  spied.mockRestore()
  expect(failed).toHaveBeenCalledOnce()
  failed.mockRestore()
  expect(writes).toBe(4)
  expect((await viewsOf(posts)).filter((views) => views === 1)).toHaveLength(20)
  for (const post of posts) expect(visits.viewsOf(post)).toBeLessThanOrEqual(1)
  await visits.store()
  expect(await viewsOf(posts)).toEqual(posts.map(() => 1))
  expect(await visitsOfMember(board.piti.id)).toBe(before + posts.length)
})
