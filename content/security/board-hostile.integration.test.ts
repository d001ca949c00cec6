import { hostileNames, hostilePosts } from '../testing/hostile-posts.ts'
import { tidyLine, tidyText } from '@washhouse/contract/text/tidy-text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../testing/board-bench.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { sendCall, type SignedMember } from '../testing/member-requests.ts'

let service: ContractService
let board: BoardBench
let made = 0
const anyone = () => board.regular(`h-${(made += 1)}`)

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
})
afterAll(() => service.stop())

const get = (path: string, { token }: SignedMember) => sendCall(service.url, path, { token })

/** Response headers for content that members wrote. */
function expectNothingToRun({ headers }: { headers: Headers }): void {
  expect(headers.get('content-type')).toMatch(/^application\/json\b/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('private, no-store')
}

describe('[case 17] A hostile post', () => {
  it.each(hostilePosts)('with $name is a text like any other', async ({ title, detail }) => {
    const author = await anyone()
    const written = await board.send('POST', '/items/web_boards', { title, detail }, author)
    expect(written.status, JSON.stringify(written.body)).toBe(200)
    const { id } = written.body.data
    const kept = { title: tidyLine(title), detail: tidyText(detail) }
    for (const path of [`/items/web_boards/${id}`, `/api/web_board/${id}`, '/api/export']) {
      const answer = await get(path, author)
      expect(answer.status, path).toBe(200)
      expectNothingToRun(answer)
      expect(answer.text, path).toContain(JSON.stringify(kept.detail))
    }
    expect((await board.read(id, author)).title).toBe(kept.title)
  })

  it('notifies the author of a reply with the title of their post, and with nobody else’s words', async () => {
    for (const { title } of hostilePosts.slice(0, 8)) {
      const author = await anyone()
      const post = await board.write(author, tidyLine(title))
      const body = { web_board: post, detail: 'แช่น้ำเย็นไว้ก่อนครับ' }
      const replied = await board.send('POST', '/items/feedback_webboard', body, await anyone())
      expect(replied.status).toBe(200)
      const answer = await get('/items/notifications?limit=-1', author)
      expectNothingToRun(answer)
      const [told] = JSON.parse(answer.text).data
      expect(told).toMatchObject({ event: 'board' })
      expect(told.title_th).toContain(tidyLine(title))
    }
  })

  it('stands in no file for spreadsheets: staff export leads as one, and of a member what JSON holds', () => {
    const { collections, globals, endpoints } = service.payload.config
    const own = [...collections, ...globals].flatMap(({ slug, endpoints: calls }) =>
      (calls || []).map(({ path }) => `${slug}${path}`),
    )
    const all = [
      ...own,
      ...endpoints.map(({ path }) => path),
      ...collections.map(({ slug }) => slug),
    ]
    const exports = all.filter((path) => /export|csv/i.test(path))
    expect(exports).toEqual(['leads/export', 'members/:id/export'])
  })

  it('is quoted as it stands, and no longer than a quote is', async () => {
    const { detail } = hostilePosts[0] ?? { detail: '' }
    const post = await board.write(await anyone())
    const quoted = await board.reply(post, await anyone())
    await board.changeReply(quoted, { detail })
    const own = await board.reply(post, await anyone(), quoted)
    const replies = await board.repliesTo(post)
    expect(replies.find(({ id }) => id === own)?.quote?.detail).toBe(detail)
  })
})

describe('[case 17] A hostile name', () => {
  it.each(hostileNames)('is no nickname: %j', async (nickname) => {
    const author = await anyone()
    const path = '/api/web_board_author'
    const { status } = await board.send('PATCH', path, { nickname }, author)
    expect(status).toBe(400)
    expect((await board.send('GET', path, undefined, author)).body.result.nickname).toBe(null)
  })

  it('that a member has by right is shown without what turns it around', async () => {
    const author = await anyone()
    const data = { firstName: '\u202Eนิรดา\u202C', lastName: '\u200Fใจดี<script>' }
    await service.payload.update({ collection: 'members', id: author.id, data })
    const { author: shown } = await board.read(await board.write(author), author)
    expect(shown?.name).toBe('คุณนิรดา จ.')
  })
})
