import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { filterPosts } from './filter-posts.ts'

let service: ContractService
let board: BoardBench
/** In the order in which they were written. */
const thai: number[] = []
const english: number[] = []
let answered: number

const posts = '/items/web_boards'
const text = {
  th: { title: 'คราบกาแฟบนเสื้อขาว', detail: 'ซักยังไงให้ออกคะ' },
  en: { title: 'Coffee on a white shirt', detail: 'How do I get it out?' },
}
const idsIn = async (query: string) => (await board.list(query)).items.map(({ id }) => id)

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
  for (let count = 0; count < 4; count += 1) thai.push(await board.write())
  for (const mark of ['one', 'two', 'three']) {
    const by = await board.newcomer(mark)
    english.push((await board.send('POST', posts, text.en, by)).body.data.id)
  }
  answered = english[0] ?? 0
  await board.reply(answered)
  await board.changePost(thai[1] ?? 0, { pinnedAt: new Date().toISOString() })
  await board.changePost(thai[2] ?? 0, { state: 'hidden' })
})
afterAll(() => service.stop())

describe('The filtered list', () => {
  it('of a language has its published posts by last activity, pinned ones in their turn', async () => {
    expect(await idsIn('written_in=en')).toEqual([answered, english[2], english[1]])
    expect(await idsIn('written_in=th')).toEqual([thai[3], thai[1], thai[0]])
  })

  it('of the unanswered posts has those without replies, in one language or both', async () => {
    const open = [english[2], english[1]]
    expect(await idsIn('filter=unanswered&written_in=en')).toEqual(open)
    expect(await idsIn('filter=unanswered')).toEqual([...open, thai[3], thai[1], thai[0]])
  })

  it('has pages and a total', async () => {
    const { items, total, totalPages } = await board.list('filter=unanswered&limit=2&page=2')
    expect([items.map(({ id }) => id), total, totalPages]).toEqual([[thai[3], thai[1]], 5, 3])
    expect(await idsIn('filter=unanswered&limit=2&page=4')).toEqual([])
  })

  it('ends after the most posts that a list may have', async () => {
    const reader = { id: board.manee.id, createdAt: new Date().toISOString() }
    const pageOf = async (page: number) => {
      const asked = { filter: 'unanswered', page, limit: 2 } as const
      const found = await filterPosts(service.payload, reader, asked, 3)
      return [found.posts.map(({ id }) => id), found.total]
    }
    expect(await pageOf(2)).toEqual([[thai[3]], 3])
    expect(await pageOf(3)).toEqual([[], 3])
  })

  it('follows the language of an edited post', async () => {
    const by = await board.newcomer('editor')
    const { id } = (await board.send('POST', posts, text.en, by)).body.data
    await board.send('PATCH', `${posts}/${id}`, text.th, by)
    expect(await idsIn('written_in=th')).toContain(id)
    expect(await idsIn('written_in=en')).not.toContain(id)
  })

  it.each([
    'filter=unanswered&scope=own',
    'written_in=en&search=coffee',
    'filter=solved',
    'written_in=fr',
  ])('refuses %s', async (query) => expect(await board.status(`/api/web_board?${query}`)).toBe(400))
})
