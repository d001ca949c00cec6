import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openModerationBench,
  type BoardModerationBench,
} from '../../../../testing/board-care-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { sendCall } from '../../../../testing/member-requests.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { recountBoard } from '../board/recount.ts'
import { postsOf } from '../tables/board-tables.ts'
import { removedAtOnce } from './decide.ts'

let service: ContractService
let care: BoardModerationBench

const rightCounts = { shown: 0, replies: 0 }
const posts = '/items/web_boards'

beforeAll(async () => {
  service = await startContractService()
  care = await openModerationBench(service)
})
afterAll(async () => {
  care.stop()
  await service.stop()
})

describe('Limiting an author', () => {
  it.each([
    [1, 1],
    [30, 30],
    [null, 365 * 1000],
  ])(
    'for %j days blocks writing, notifies the author, and removes the text',
    async (days, least) => {
      const author = await care.newcomer()
      const id = await care.board.write(author)
      const caseId = await care.reported({ web_board: id })
      const decision = { caseId, act: 'limit', days, reason: 'abuse' }
      expect((await care.decide(decision)).status).toBe(200)
      const own = (await care.board.send('GET', '/api/web_board_author', undefined, author)).body
        .result
      const left = (Date.parse(own.limited_until) - Date.now()) / (24 * 60 * 60_000)
      expect(left).toBeGreaterThan(least - 0.01)
      expect(own).toMatchObject({ limit_reason: 'abuse', may_appeal: true })
      const sent = { title: 'ซักผ้านวมที่ไหนดี', detail: 'ขอคำแนะนำหน่อยค่ะ' }
      expect((await care.board.send('POST', posts, sent, author)).status).toBe(403)
      expect(await care.board.status(`/api/web_board/${id}`)).toBe(404)
      expect((await care.toldTo(author)).at(-1)?.titleTh).toContain('ขอให้ทบทวนได้')
    },
  )

  it('may keep the author’s text, which is then published', async () => {
    const author = await care.newcomer()
    const id = await care.board.write(author)
    const caseId = await care.reported({ web_board: id }, 3)
    await care.decide({ caseId, act: 'limit', days: 7, reason: 'abuse', keepsWriting: true })
    expect(await care.board.read(id)).toMatchObject({ status: 'published' })
  })

  it.each([{}, { days: 2, reason: 'spam' }, { days: 1 }, { days: '1', reason: 'spam' }])(
    'is refused with %j, and nothing happens',
    async (more) => {
      const author = await care.newcomer()
      const post = await care.board.write(author)
      expect((await care.decide({ post, act: 'limit', ...more })).status).toBe(400)
      expect(await care.board.read(post)).toMatchObject({ status: 'published' })
    },
  )
})

describe('Suspending the account, with all that its owner wrote', () => {
  it('ends access at once, removes all the author’s texts, and decides all their cases', async () => {
    const author = await care.newcomer()
    const mine = [await care.board.write(author), await care.board.write(author)]
    const post = await care.board.write()
    const reply = await care.board.reply(post, author)
    const caseId = await care.reported({ web_board: mine[0] ?? 0 })
    await care.reported({ reply })
    const before = (await care.board.list()).total
    const decision = { caseId, act: 'suspend', reason: 'spam', isAboutAll: true }
    expect((await care.decide(decision)).status).toBe(200)
    expect((await sendCall(service.url, '/users/me', author)).status).toBe(401)
    expect((await care.board.list()).total).toBe(before - 2)
    expect(await care.board.repliesTo(post)).toMatchObject([{ detail: null, author: null }])
    expect((await care.casesOf(author)).map(({ state }) => state)).toEqual(['closed', 'closed'])
    const mails = await service.payload.find({
      collection: 'outbox',
      where: { subjectId: { equals: author.id } },
    })
    expect(mails.docs).toMatchObject([{ purpose: 'suspended', status: 'waiting' }])
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
    expect((await care.decide({ post: mine[1], act: 'suspend', reason: 'spam' })).status).toBe(409)
  })
})

describe('All that an author wrote', () => {
  it('goes in batches, each in a write of its own, and is told once', async () => {
    const author = await care.newcomer()
    const { payload } = service
    const ids = await Promise.all([1, 2, 3].map(() => care.board.write(author)))
    const many = removedAtOnce - 1
    const now = new Date().toISOString()
    const row = { memberId: author.id, detail: 'ซื้อเลย', state: 'hidden', isLocked: false }
    const counts = { replies: 0, places: 0, views: 0, createdAt: now, updatedAt: now }
    const rows = Array.from({ length: many }, () => ({ ...row, ...counts, title: 'ซื้อเลย' }))
    await connectionTo(payload).insert(postsOf(payload)).values(rows)
    const all = { act: 'remove', reason: 'spam', isAboutAll: true }
    expect((await care.decide({ post: ids[0], ...all })).status).toBe(200)
    const where = { memberId: { equals: author.id }, state: { not_equals: 'removed' } }
    expect((await payload.count({ collection: 'board-posts', where })).totalDocs).toBe(0)
    expect((await care.toldTo(author)).map(({ titleTh }) => titleTh)).toEqual([
      `ขออภัย เรานำกระทู้และความเห็นของคุณออกจากเว็บบอร์ด ${many + ids.length} รายการ (เหตุผล: โฆษณาหรือสแปม)`,
    ])
    expect(await recountBoard(payload)).toEqual(rightCounts)
  })
})
