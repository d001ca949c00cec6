import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openModerationBench,
  type BoardModerationBench,
} from '../../../testing/board-care-bench.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { connectionTo, writeWhole } from '../../platform/database/tables.ts'
import { removeMember } from '../account/removal/remove-member.ts'
import { postsOf } from './tables/board-tables.ts'
import { recountBoard } from './board/recount.ts'
import { webboardOfMember } from './webboard-of-member.ts'

let service: ContractService
let care: BoardModerationBench

const rightCounts = { shown: 0, replies: 0 }
/** Long enough for the other transaction to reach a lock, on a busy machine too. */
const untilItWaitsMs = 700

beforeAll(async () => {
  service = await startContractService()
  care = await openModerationBench(service)
})
afterAll(async () => {
  care.stop()
  await service.stop()
})

/** Erases a member, and runs `work` when the erasure reaches the board. */
async function eraseAlongside<Result>(
  memberId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const areas: unknown[] = service.payload.config.custom['personalData']
  const reached = Promise.withResolvers<void>()
  const erase = async () => {
    reached.resolve()
    await sleep(untilItWaitsMs)
  }
  const at = areas.indexOf(webboardOfMember)
  areas.splice(at, 0, { erase, own: async () => ({}) })
  try {
    const erasure = removeMember(service.payload, memberId)
    await reached.promise
    const [done, isErased] = await Promise.all([work(), erasure])
    expect(isErased).toBe(true)
    return done
  } finally {
    areas.splice(at, 1)
  }
}

describe('While a member is erased, neither is given up of that and of', () => {
  it('undoing a decision, which publishes replies to the member’s posts again', async () => {
    const [asker, author] = [await care.newcomer(), await care.newcomer()]
    const [first, second] = [await care.board.write(asker), await care.board.write(asker)]
    // Restored in the opposite order.
    const replies = [await care.board.reply(second, author), await care.board.reply(first, author)]
    const caseId = await care.reported({ reply: replies[0] ?? 0 })
    await care.decideOnly({ caseId, act: 'remove', reason: 'spam', isAboutAll: true })
    await care.reported({ web_board: first }, 3)
    expect((await eraseAlongside(asker.id, () => care.undo(caseId))).status).toBe(200)
    for (const post of [first, second])
      expect(await service.payload.findByID({ collection: 'board-posts', id: post })).toMatchObject(
        {
          memberId: null,
          replies: 1,
        },
      )
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('carrying out a decision about the member', async () => {
    const author = await care.newcomer()
    const post = await care.board.write(author)
    const limit = { post, act: 'limit', days: 7, reason: 'spam', keepsWriting: true }
    await care.decideOnly(limit)
    const [ended] = await eraseAlongside(author.id, () => care.carryOut())
    expect(['sent', 'dropped']).toContain(ended)
    const where = { memberId: { equals: author.id } }
    expect((await service.payload.count({ collection: 'board-authors', where })).totalDocs).toBe(0)
  })

  it('withdrawing a reply that the member was notified of', async () => {
    const [asker, replier] = [await care.newcomer(), await care.newcomer()]
    const post = await care.board.write(asker)
    const reply = { web_board: post, detail: 'แช่น้ำส้มสายชู 15 นาทีก่อนซักค่ะ' }
    const { body } = await care.board.send('POST', '/items/feedback_webboard', reply, replier)
    const path = `/items/feedback_webboard/${body.data.id}`
    const takeBack = () => care.board.send('DELETE', path, undefined, replier)
    expect((await eraseAlongside(asker.id, takeBack)).status).toBe(204)
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })
})

describe('While views of several posts are stored, neither is given up of that and of', () => {
  const store = async (posts: readonly number[], meanwhile: () => Promise<void>) => {
    const { id, views } = postsOf(service.payload)
    await writeWhole(service.payload, async () => {
      for (const post of posts) {
        await connectionTo(service.payload)
          .update(postsOf(service.payload))
          .set({ views: sql`${views} + 1` })
          .where(eq(id, post))
        await meanwhile()
      }
    })
  }

  it('removing all that somebody wrote below them, undoing that, and erasing who asked', async () => {
    const [asker, author] = [await care.newcomer(), await care.newcomer()]
    const posts = [await care.board.write(asker), await care.board.write(asker)]
    const caseId = await care.reported({ reply: await care.board.reply(posts[1] ?? 0, author) })
    await care.board.reply(posts[0] ?? 0, author)
    const beside = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const begun = Promise.withResolvers<void>()
      const stored = store(posts, async () => {
        begun.resolve()
        await sleep(untilItWaitsMs)
      })
      await begun.promise
      const [done] = await Promise.all([work(), stored])
      return done
    }
    const about = { caseId, act: 'remove', reason: 'spam', isAboutAll: true }
    expect((await beside(() => care.decideOnly(about))).status).toBe(200)
    expect((await beside(() => care.undo(caseId))).status).toBe(200)
    expect((await care.decideOnly(about)).status).toBe(200)
    expect(await beside(() => care.carryOut())).toEqual(['sent'])
    expect(await beside(() => removeMember(service.payload, asker.id))).toBe(true)
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })
})
