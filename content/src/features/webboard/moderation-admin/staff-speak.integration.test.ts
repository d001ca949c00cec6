import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openModerationBench,
  type BoardModerationBench,
} from '../../../../testing/board-care-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { recountBoard } from '../board/recount.ts'

let service: ContractService
let care: BoardModerationBench

const posts = '/items/web_boards'
const detail = 'แวะมาที่สาขาได้เลยค่ะ ทีมงานช่วยดูให้'

beforeAll(async () => {
  service = await startContractService()
  care = await openModerationBench(service)
})
afterAll(async () => {
  care.stop()
  await service.stop()
})

describe('An answer of staff', () => {
  it('is told to those who follow the post, as any other', async () => {
    const follower = await care.newcomer()
    const post = await care.board.write()
    const follow = { web_board: post }
    const { status } = await care.board.send('POST', '/api/followed_posts', follow, follower)
    expect(status).toBeLessThan(300)
    const answer = { post, detail: 'ใช้น้ำอุ่นได้ค่ะ' }
    expect((await care.cms('/board-posts/answer', 'moderator', answer)).status).toBe(200)
    const where = { post: { equals: post } }
    const { docs } = await service.payload.find({ collection: 'notifications', where })
    expect(docs).toHaveLength(1)
  })
})

describe('A member who speaks for the brand', () => {
  it('has its badge on all texts, without pre-moderation and rate limits', async () => {
    const speaker = await care.newcomer()
    const before = await care.board.write(speaker)
    const marked = { memberId: speaker.id, isBrand: true }
    expect((await care.cms('/board-posts/speaker', 'moderator', marked)).status).toBe(200)
    expect(await care.board.read(before)).toMatchObject({
      author: { id: speaker.id, kind: 'staff' },
    })
    for (const path of [1, 2, 3]) {
      const sent = { title: 'เปิดสาขาใหม่แล้ววันนี้', detail: `ดูที่ https://example.com/${path}` }
      const { status, body } = await care.board.send('POST', posts, sent, speaker)
      expect([status, body.data.status]).toEqual([200, 'published'])
    }
    await care.cms('/board-posts/speaker', 'moderator', { ...marked, isBrand: false })
    expect(await care.board.read(before)).toMatchObject({ author: { kind: 'member' } })
  })

  it('is marked by those who keep order alone, and is a member', async () => {
    const { id: memberId } = await care.newcomer()
    for (const role of ['', 'editor'] as const)
      expect([401, 403]).toContain(
        (await care.cms('/board-posts/speaker', role, { memberId, isBrand: true })).status,
      )
    const stranger = { memberId: randomUUID(), isBrand: true }
    expect((await care.cms('/board-posts/speaker', 'moderator', stranger)).status).toBe(409)
    expect((await care.cms('/board-posts/speaker', 'moderator', { memberId })).status).toBe(400)
  })
})

describe('An answer of staff from the admin', () => {
  it('stands as the brand’s in its place, is told, and is counted', async () => {
    const asker = await care.newcomer()
    const post = await care.board.write(asker)
    await care.decide({ post, act: 'lock' })
    const { status, body } = await care.cms('/board-posts/answer', 'moderator', { post, detail })
    expect(status).toBe(200)
    expect(await care.board.repliesTo(post)).toMatchObject([
      { id: body.id, position: 1, detail, author: { id: null, kind: 'staff', since: null } },
    ])
    expect((await care.toldTo(asker)).at(-1)?.titleTh).toContain('มีคนตอบกระทู้')
    expect(await care.board.read(post)).toMatchObject({ replies: 1 })
    await care.decide({ post, act: 'unlock' })
    await care.reported({ reply: body.id }, 3)
    const quoting = { web_board: post, detail: 'ขอบคุณค่ะ เดี๋ยวแวะไป', quote: body.id }
    const quoted = await care.board.send(
      'POST',
      '/items/feedback_webboard',
      quoting,
      care.board.piti,
    )
    expect(quoted.body.data.quote).toMatchObject({ author: { kind: 'staff' } })
    expect(await recountBoard(service.payload)).toEqual({ shown: 0, replies: 0 })
  })

  it('is refused below what is not shown, and with faulty texts', async () => {
    const post = await care.board.write()
    await care.board.changePost(post, { state: 'hidden' })
    const answer = (body: object) => care.cms('/board-posts/answer', 'moderator', body)
    expect((await answer({ post, detail })).status).toBe(409)
    expect((await answer({ post: 2_147_483_647, detail })).status).toBe(409)
    for (const wrong of [{}, { post }, { post, detail: 'ก' }, { post: 'x', detail }])
      expect((await answer(wrong)).status, JSON.stringify(wrong)).toBe(400)
    await care.board.changePost(post, { state: 'published' })
  })
})

describe('A draft of a question', () => {
  it('is made of a solved post once, nameless, and is no question yet', async () => {
    const asker = await care.newcomer()
    const post = await care.board.write(asker, `ผ้าขาวหมองแก้ยังไง ${randomUUID().slice(0, 8)}`)
    const make = () => care.cms('/board-posts/draft-faq', 'moderator', { post })
    expect((await make()).status).toBe(409)
    const reply = await care.board.reply(post)
    await care.board.changeReply(reply, { detail: 'ลองแบบนี้\n- แช่น้ำส้มสายชู\n- ตากแดด <b>' })
    await care.board.changePost(post, { solvedBy: reply })
    const { status, body } = await make()
    expect([status, body.isOld]).toEqual([200, false])
    const draft = await service.payload.findByID({
      collection: 'faqs',
      id: body.id,
      locale: 'th',
      draft: true,
    })
    expect(draft).toMatchObject({ _status: 'draft', question: (await care.board.read(post)).title })
    expect(draft.bodyHtml).toContain('<li>แช่น้ำส้มสายชู</li>')
    expect(draft.bodyHtml).toContain('ตากแดด &lt;b&gt;')
    expect(JSON.stringify(draft)).not.toContain(asker.id)
    expect((await make()).body).toEqual({ id: body.id, isOld: true })
  })
})
