import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openModerationBench,
  type BoardModerationBench,
} from '../../../../testing/board-care-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { recountBoard } from '../board/recount.ts'

let service: ContractService
let care: BoardModerationBench

const rightCounts = { shown: 0, replies: 0 }
const posts = '/items/web_boards'
const replies = '/items/feedback_webboard'

beforeAll(async () => {
  service = await startContractService()
  care = await openModerationBench(service)
})
afterAll(async () => {
  care.stop()
  await service.stop()
})

describe('Taking a decision back', () => {
  it('leaves all as it was, of an author’s whole work', async () => {
    const author = await care.newcomer()
    const id = await care.board.write(author)
    const reply = await care.board.reply(await care.board.write(), author, null)
    await care.board.changePost(id, { pinnedAt: new Date().toISOString() })
    await recountBoard(service.payload)
    const caseId = await care.reported({ web_board: id })
    const before = { post: await care.board.read(id), list: (await care.board.list()).total }
    const decision = { caseId, act: 'suspend', reason: 'spam', isAboutAll: true }
    expect((await care.decideOnly(decision)).status).toBe(200)
    expect((await care.board.list()).total).toBe(before.list - 1)
    expect((await care.undo(caseId)).status).toBe(200)
    const { updatedAt } = await care.board.read(id)
    expect(await care.board.read(id)).toMatchObject({ ...before.post, updatedAt })
    expect((await care.board.list()).total).toBe(before.list)
    const { data } = (await care.board.send('GET', `${replies}/${reply}`)).body
    expect(data.detail).toContain('น้ำส้มสายชู')
    expect(await care.casesOf(author)).toMatchObject([{ state: 'open', decision: null }])
    const member = await service.payload.findByID({ collection: 'members', id: author.id })
    expect(member.status).toBe('active')
    expect(await care.toldTo(author)).toEqual([])
    const where = { memberId: { equals: author.id } }
    const kept = await service.payload.find({ collection: 'board-kept-texts', where })
    expect(kept.docs).toEqual([])
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
    expect((await care.decide({ caseId, act: 'approve' })).status).toBe(200)
  })

  it('shows again what was hidden at once, as the solution that it was, and opens the case', async () => {
    const asker = await care.newcomer()
    const post = await care.board.write(asker)
    const reply = await care.board.reply(post)
    await care.board.send('PATCH', `${posts}/${post}`, { solved: reply }, asker)
    const caseId = await care.reported({ reply })
    expect((await care.decideOnly({ caseId, act: 'remove', reason: 'spam' })).body).toEqual({
      canUndo: true,
    })
    expect(await care.board.read(post)).toMatchObject({ replies: 0, solvedBy: null })
    expect((await care.undo(caseId)).status).toBe(200)
    expect(await care.board.read(post)).toMatchObject({ replies: 1, solvedBy: reply })
    expect(await care.carryOut()).toEqual([])
    expect((await care.show(caseId)).body).toMatchObject({ isOpen: true, version: 3 })
    expect((await care.logOf(`reply:${reply}`)).map(({ act }) => act)).toEqual(['remove', 'undo'])
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('leaves hidden what was hidden before', async () => {
    const author = await care.newcomer()
    const [shown, hidden] = [await care.board.write(author), await care.board.write(author)]
    const caseId = await care.reported({ web_board: shown })
    await care.reported({ web_board: hidden }, 3)
    await care.decideOnly({ caseId, act: 'remove', reason: 'spam', isAboutAll: true })
    expect(await care.board.status(`/api/web_board/${shown}`)).toBe(404)
    expect((await care.undo(caseId)).status).toBe(200)
    expect(await care.board.read(shown)).toMatchObject({ status: 'published' })
    expect(await care.board.status(`/api/web_board/${hidden}`)).toBe(404)
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })
})

describe('Of two cases about the same', () => {
  async function twice(reports: number) {
    const author = await care.newcomer()
    const post = await care.board.write(author)
    const reported = await care.reported({ web_board: post }, reports)
    const asked = { address: `/webboard/${post}`, reason: 'abuse', name: 'วิภา', consent: true }
    const sent = { ...asked, email: 'w@example.com', message: 'ขอให้ลบ' }
    expect((await care.board.send('POST', '/api/web_board_take_downs', sent)).status).toBe(204)
    const takeDown = (await care.casesOf(author)).find(({ kind }) => kind === 'take_down')?.id
    return { author, post, reported, takeDown }
  }

  it('one is decided at a time, and closes both', async () => {
    const { author, post, reported, takeDown } = await twice(3)
    await care.decideOnly({ caseId: takeDown, act: 'approve' })
    const remove = { act: 'remove', reason: 'spam' }
    for (const other of [{ caseId: reported }, { post }])
      expect((await care.decideOnly({ ...other, ...remove }, 'other')).status).toBe(409)
    await care.carryOut()
    expect(await care.board.read(post)).toMatchObject({ status: 'published' })
    expect((await care.casesOf(author)).map(({ state }) => state)).toEqual(['closed', 'closed'])
    expect((await care.undo(takeDown)).status).toBe(409)
  })

  it('both are closed with what its author takes back, and nothing is carried out any more', async () => {
    const { author, post, reported } = await twice(1)
    await care.decideOnly({ caseId: reported, act: 'lock' })
    expect((await care.board.send('DELETE', `${posts}/${post}`, undefined, author)).status).toBe(
      204,
    )
    expect((await care.undo(reported)).status).toBe(409)
    expect(await care.carryOut()).toEqual(['dropped'])
    expect(await care.board.status(`/api/web_board/${post}`)).toBe(404)
    const ended = { state: 'closed', decision: 'withdrawn', by: null }
    expect(await care.casesOf(author)).toMatchObject([ended, ended])
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })
})
