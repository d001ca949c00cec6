import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openModerationBench,
  type BoardModerationBench,
} from '../../../testing/board-care-bench.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import type { SignedMember } from '../../../testing/member-requests.ts'
import { connectionTo, rawTablesOf, tableOf } from '../../platform/database/tables.ts'
import { removeMember } from '../account/removal/remove-member.ts'
import { recountBoard } from './board/recount.ts'

let service: ContractService
let care: BoardModerationBench

const posts = '/items/web_boards'
const replies = '/items/feedback_webboard'
/** Part of every text of the author. */
const mark = 'ผ้านวมลายดอกจำปา'
const withLink = `${mark} ดูที่ https://example.com`
const rightCounts = { shown: 0, replies: 0 }

beforeAll(async () => {
  service = await startContractService()
  care = await openModerationBench(service)
})
afterAll(async () => {
  care.stop()
  await service.stop()
})

const write = async (by: SignedMember, text = `${mark} ซักยังไงคะ`) =>
  (await care.board.send('POST', posts, { title: text, detail: text }, by)).body.data.id
const reply = async (post: number, by: SignedMember, text = `${mark} แบบนี้ค่ะ`) =>
  (await care.board.send('POST', replies, { web_board: post, detail: text }, by)).body.data.id

/** The tables of the board and of cases in which any column contains the text. */
async function boardTablesWith(text: string): Promise<string[]> {
  const names = Object.keys(rawTablesOf(service.payload)).filter((name) =>
    /^(?:board|case)/.test(name),
  )
  const found = []
  for (const name of names) {
    const rows = await connectionTo(service.payload).select().from(tableOf(service.payload, name))
    if (JSON.stringify(rows).includes(text)) found.push(name)
  }
  return found
}

/** Leaves texts stored by staff, and a report; returns the post that staff edited. */
async function leaveTraces(author: SignedMember): Promise<number> {
  const corrected = await write(author)
  const texts = { title: 'ซักผ้านวม', detail: 'ซักเครื่องใหญ่ได้ไหมคะ' }
  await care.decide({ post: corrected, act: 'edit', ...texts })
  await care.board.age(author, 600)
  await care.decide({ post: await write(author, `${mark} สอง`), act: 'remove', reason: 'spam' })
  const report = { web_board: await care.board.write(), reason: 'abuse', note: mark }
  await care.board.send('POST', '/api/web_board_reports', report, author)
  await care.board.send('PATCH', '/api/web_board_author', { nickname: mark }, author)
  await care.board.age(author, 600)
  return corrected
}

async function limitAndAsk(author: SignedMember, post: number) {
  const limit = { post, act: 'limit', days: 7, reason: 'spam', keepsWriting: true }
  expect((await care.decide(limit)).status).toBe(200)
  await care.board.send('POST', '/api/web_board_appeals', { message: mark }, author)
}

describe('What the board keeps of an author who is erased', () => {
  it('is no text that nobody else has seen: an edited post goes, and its position stays', async () => {
    const author = await care.newcomer()
    const corrected = await leaveTraces(author)
    const shown = await write(author, 'ซักผ้าม่านที่ไหนดีคะ')
    await care.board.reply(shown)
    const changes = { title: mark, detail: withLink }
    const changed = await care.board.send('PATCH', `${posts}/${shown}`, changes, author)
    expect(changed.body.data.status).toBe('draft')
    await limitAndAsk(author, corrected)
    expect(await boardTablesWith(mark)).toEqual(
      expect.arrayContaining([
        'board_posts',
        'board_authors',
        'board_reports',
        'board_appeals',
        'board_kept_texts',
      ]),
    )
    const [held] = (await care.casesOf(author)).filter(({ state }) => state === 'open')
    await removeMember(service.payload, author.id)
    expect(await boardTablesWith(mark)).toEqual([])
    const stored = await service.payload.findByID({ collection: 'board-posts', id: shown })
    expect(stored).toMatchObject({ state: 'withdrawn', title: null, memberId: null, replies: 1 })
    const find = { collection: 'cases', id: held?.id ?? 0 } as const
    expect(await service.payload.findByID(find)).toMatchObject({
      state: 'closed',
      decision: 'withdrawn',
    })
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('is none of an edited reply, nor of a waiting one', async () => {
    for (const text of ['ใช้ผ้าเปียกเช็ดค่ะ', withLink]) {
      const author = await care.newcomer()
      const post = await care.board.write()
      const id = await reply(post, author, text)
      if (text !== withLink)
        await care.board.send('PATCH', `${replies}/${id}`, { detail: withLink }, author)
      expect(await boardTablesWith(mark)).toEqual(['board_replies'])
      await removeMember(service.payload, author.id)
      expect(await boardTablesWith(mark)).toEqual([])
      const places = await care.board.repliesTo(post)
      expect(places.map(({ detail }) => detail)).toEqual(text === withLink ? [] : [null])
    }
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('is what others had read, until staff decide about it', async () => {
    const author = await care.newcomer()
    const post = await write(author)
    const caseId = await care.reported({ web_board: post }, 3)
    await removeMember(service.payload, author.id)
    const stored = await service.payload.findByID({ collection: 'board-posts', id: post })
    expect(stored).toMatchObject({ state: 'hidden', memberId: null })
    expect((await care.decide({ caseId, act: 'remove', reason: 'abuse' })).status).toBe(200)
  })

  it('is nothing in cases and their steps', async () => {
    const author = await care.newcomer()
    await limitAndAsk(author, await leaveTraces(author))
    const ids = (await care.casesOf(author)).map(({ id }) => id)
    await removeMember(service.payload, author.id)
    expect(await boardTablesWith(author.id)).toEqual([])
    const { docs } = await service.payload.find({ collection: 'cases', where: { id: { in: ids } } })
    expect(docs.length).toBe(ids.length - 1)
    expect(docs.map(({ kind }) => kind)).not.toContain('appeal')
  })
})
