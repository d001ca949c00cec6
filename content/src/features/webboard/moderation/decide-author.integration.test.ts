import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCareBench, type BoardCareBench } from '../../../../testing/board-care-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { sendCall } from '../../../../testing/member-requests.ts'
import { recountBoard } from '../board/recount.ts'

let service: ContractService
let care: BoardCareBench

const rightCounts = { shown: 0, replies: 0 }
const posts = '/items/web_boards'
const replies = '/items/feedback_webboard'

beforeAll(async () => {
  service = await startContractService()
  care = await openCareBench(service)
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
    'for %j days keeps him from writing, tells him, and removes what it was about',
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

  it('may leave what he wrote, which is then shown', async () => {
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
  it('ends his access at once, clears the board of him, and decides all his cases', async () => {
    const author = await care.newcomer()
    const mine = [await care.board.write(author), await care.board.write(author)]
    const post = await care.board.write()
    const reply = await care.board.reply(post, author)
    const caseId = await care.reported({ web_board: mine[0] ?? 0 })
    await care.reported({ reply })
    const before = (await care.board.list()).total
    const decision = { caseId, act: 'suspend', reason: 'spam', isAboutAll: true }
    expect((await care.decide(decision)).body).toMatchObject({ removed: 3, hasMore: false })
    expect((await sendCall(service.url, '/users/me', author)).status).toBe(401)
    expect((await care.board.list()).total).toBe(before - 2)
    expect(await care.board.repliesTo(post)).toMatchObject([{ detail: null, author: null }])
    expect((await care.casesOf(author)).map(({ state }) => state)).toEqual(['decided', 'decided'])
    const mails = await service.payload.find({
      collection: 'outbox',
      where: { subjectId: { equals: author.id } },
    })
    expect(mails.docs).toMatchObject([{ purpose: 'suspended', status: 'waiting' }])
    const { createdAt = '', nextAttemptAt } = mails.docs[0] ?? {}
    expect(Date.parse(nextAttemptAt ?? '') - Date.parse(createdAt)).toBeGreaterThan(9000)
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
    expect((await care.decide({ post: mine[1], act: 'suspend', reason: 'spam' })).status).toBe(409)
  })
})

describe('Undoing', () => {
  it('within ten seconds puts all back as it was, but for a second time', async () => {
    const author = await care.newcomer()
    const id = await care.board.write(author)
    const reply = await care.board.reply(await care.board.write(), author, null)
    await care.board.changePost(id, { pinnedAt: new Date().toISOString() })
    await recountBoard(service.payload)
    const caseId = await care.reported({ web_board: id })
    const before = { post: await care.board.read(id), list: (await care.board.list()).total }
    const decision = { caseId, act: 'suspend', reason: 'spam', isAboutAll: true }
    const { key } = (await care.decide(decision)).body
    expect((await care.undo(key, 'other')).status).toBe(409)
    expect((await care.undo(key)).status).toBe(200)
    const { updatedAt } = await care.board.read(id)
    expect(await care.board.read(id)).toMatchObject({ ...before.post, updatedAt })
    expect((await care.board.list()).total).toBe(before.list)
    const { data } = (await care.board.send('GET', `${replies}/${reply}`)).body
    expect(data.detail).toContain('น้ำส้มสายชู')
    expect(await care.casesOf(author)).toMatchObject([{ state: 'open', decision: null }])
    const member = await service.payload.findByID({ collection: 'members', id: author.id })
    expect(member.status).toBe('active')
    expect(await care.toldTo(author)).toEqual([])
    const kept = await service.payload.find({
      collection: 'board-kept-texts',
      where: { memberId: { equals: author.id } },
    })
    expect(kept.docs).toEqual([])
    expect((await care.undo(key)).status).toBe(409)
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
    expect((await care.decide({ caseId, act: 'approve' })).status).toBe(200)
  })

  it('of an approval hides it again, of a limit lets its author write', async () => {
    const { id, caseId, author } = await care.waiting()
    const approved = (await care.decide({ caseId, act: 'approve' })).body
    expect((await care.undo(approved.key)).status).toBe(200)
    expect(await care.board.read(id, author)).toMatchObject({ status: 'draft' })
    expect(await care.board.status(`/api/web_board/${id}`)).toBe(404)
    const limited = (await care.decide({ caseId, act: 'limit', days: 7, reason: 'spam' })).body
    expect((await care.undo(limited.key)).status).toBe(200)
    const own = (await care.board.send('GET', '/api/web_board_author', undefined, author)).body
      .result
    expect(own).toMatchObject({ limited_until: null, limit_reason: null })
    expect(await care.casesOf(author)).toMatchObject([{ state: 'open' }])
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('is too late after that, and of what its author has taken back', async () => {
    const author = await care.newcomer()
    const id = await care.board.write(author)
    const { key } = (await care.decide({ post: id, act: 'lock' })).body
    await care.board.changePost(id, { isLocked: false })
    await care.board.send('DELETE', `${posts}/${id}`, undefined, author)
    expect((await care.undo(key)).status).toBe(200)
    expect(await care.board.status(`/api/web_board/${id}`)).toBe(404)
    const other = await care.board.write(author)
    const late = (await care.decide({ post: other, act: 'remove', reason: 'spam' })).body
    await service.payload.update({
      collection: 'board-undos',
      where: { key: { equals: late.key } },
      data: { until: new Date(Date.now() - 1).toISOString() },
    })
    expect((await care.undo(late.key)).status).toBe(409)
    expect(await care.board.status(`/api/web_board/${other}`)).toBe(404)
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })
})
