import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { recountBoard } from '../board/recount.ts'

let service: ContractService
let board: BoardBench

const path = '/items/web_boards'
let made = 0
const anyone = () => board.newcomer(`d-${(made += 1)}`)
const rightCounts = { shown: 0, replies: 0 }

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
})
afterAll(() => service.stop())

describe('DELETE /items/web_boards/{id}', () => {
  const remove = (id: number, by = board.manee) =>
    board.send('DELETE', `${path}/${id}`, undefined, by)

  it('takes the post off the board; where somebody replied it stays without its text', async () => {
    const author = await anyone()
    const [lonely, answered] = [await board.write(author), await board.write(author)]
    await board.reply(answered)
    const before = (await board.list('limit=1000')).total
    for (const id of [lonely, answered]) expect((await remove(id, author)).status).toBe(204)
    const { items, total } = await board.list('limit=1000')
    expect([total, items.length]).toEqual([before - 2, before - 2])
    expect(await board.status(`/api/web_board/${lonely}`, author)).toBe(404)
    expect(await board.read(answered)).toMatchObject({ title: null, detail: null, replies: 1 })
    expect((await board.repliesTo(answered)).length).toBe(1)
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
    const { body } = await board.send('GET', '/api/export', undefined, author)
    expect(JSON.stringify(body)).not.toContain('คราบกาแฟบนเสื้อขาว')
  })

  it('is done once, by its author alone, and of what is pinned, too', async () => {
    const author = await anyone()
    const id = await board.write(author)
    await board.changePost(id, { pinnedAt: new Date().toISOString() })
    await recountBoard(service.payload)
    expect((await remove(id, board.piti)).status).toBe(403)
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(id, author)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      204, 403, 403, 403, 403,
    ])
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('is refused of what staff look at or have removed, and open to who is limited', async () => {
    const author = await anyone()
    const id = await board.write(author)
    for (const state of ['hidden', 'removed']) {
      await board.changePost(id, { state })
      expect((await remove(id, author)).status).toBe(403)
    }
    await board.changePost(id, { state: 'published' })
    await board.limit(author, '9999-12-31T00:00:00.000Z')
    expect((await remove(id, author)).status).toBe(204)
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })
})
