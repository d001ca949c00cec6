import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { recountBoard } from './recount.ts'
import { visitLogOf } from './visit-log.ts'

let service: ContractService
let board: BoardBench
let made = 0

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
})
afterAll(() => service.stop())

const anyone = () => board.newcomer(`own-${(made += 1)}`)
const idsIn = async (query: string, member = board.manee) =>
  (await board.list(query, member)).items.map(({ id }) => id)

describe('A member’s own posts', () => {
  it('are the newest first, those that wait or are hidden among them, by pages with their number', async () => {
    const author = await anyone()
    const [first, second, third] = [
      await board.write(author),
      await board.write(author),
      await board.write(author),
    ]
    await board.write(board.piti)
    await board.reply(first)
    await board.changePost(second, { state: 'waiting' })
    const page = await board.list('scope=own&limit=2', author)
    expect(page).toMatchObject({ total: 3, totalPages: 2 })
    expect(page.items).toMatchObject([
      { id: third, status: 'published' },
      { id: second, status: 'draft' },
    ])
    expect(await idsIn('scope=own&limit=2&page=2', author)).toEqual([first])
    await board.changePost(third, { state: 'hidden' })
    expect(await idsIn('scope=own', author)).toEqual([third, second, first])
    await recountBoard(service.payload)
  })

  it('exclude withdrawn and removed ones, and those of others', async () => {
    const author = await anyone()
    for (const state of ['withdrawn', 'removed'])
      await board.changePost(await board.write(author), { state })
    const shown = await board.write(author)
    expect(await board.list('scope=own', author)).toMatchObject({
      total: 1,
      items: [{ id: shown }],
    })
    expect(await board.list('scope=own', await anyone())).toMatchObject({ total: 0, items: [] })
    await recountBoard(service.payload)
  })
})

describe('The posts that a member follows', () => {
  it('are by their last reply, and those that are shown alone', async () => {
    const author = await anyone()
    const [first, second, third] = [
      await board.write(author),
      await board.write(author),
      await board.write(author),
    ]
    const others = await board.write(board.piti)
    await board.look(others, author)
    await visitLogOf(service.payload).store()
    await board.reply(first)
    expect(await board.list('scope=followed&limit=2', author)).toMatchObject({
      total: 3,
      items: [{ id: first, isFollowed: true }, { id: third }],
    })
    for (const state of ['waiting', 'hidden', 'removed']) {
      await board.changePost(second, { state })
      expect(await idsIn('scope=followed', author)).toEqual([first, third])
    }
    await recountBoard(service.payload)
  })
})

it('A list of whatever else is refused by name', async () => {
  for (const scope of ['mine', '', 'own&scope=all'])
    expect(await board.status(`/api/web_board?scope=${scope}`)).toBe(400)
})
