import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBoardBench, type BoardBench } from '../../../../testing/board-bench.ts'
import { carryOutAll } from '../../../../testing/carry-out.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { registerMember, sendCall, type SignedMember } from '../../../../testing/member-requests.ts'
import { someone } from '../../../../testing/visitor.ts'
import { openCase } from '../../../core/cases/cases.rows.ts'
import { decide } from '../../../core/cases/decide.ts'
import { removeMember } from '../../account/removal/remove-member.ts'
import { recountBoard } from '../board/recount.ts'
import { authorsOf, writersOf } from '../tables/board-tables.ts'
import { Decision } from './decision.ts'
import { connectionTo } from '../../../platform/database/tables.ts'

let service: ContractService
let board: BoardBench
let made = 0

const path = '/api/web_board_reports'
const rightCounts = { shown: 0, replies: 0 }
const anyone = () => board.newcomer(`rep-${(made += 1)}`)
const known = () => board.reporter(`rep-${(made += 1)}`)

beforeAll(async () => {
  service = await startContractService()
  board = await openBoardBench(service)
})
afterAll(() => service.stop())

const report = (about: object, by: SignedMember, more: object = {}) =>
  board.send('POST', path, { reason: 'spam', ...more, ...about }, by)
const equal = (name: string, equals: string) => ({ [name]: { equals } })
async function casesAbout(subject: string) {
  const where = equal('subject', subject)
  return (await service.payload.find({ collection: 'cases', where })).docs
}
async function toldOf(id: number) {
  const where = equal('slug', String(id))
  return (await service.payload.find({ collection: 'notifications', where })).docs
}
async function reportsAbout(subject: string) {
  const where = equal('subject', subject)
  return (await service.payload.find({ collection: 'board-reports', where })).docs
}
async function ownPosts(memberId: string): Promise<number[]> {
  const where = equal('memberId', memberId)
  const { docs } = await service.payload.find({ collection: 'board-posts', where })
  return docs.map(({ id }) => id)
}
async function decideAbout(post: number, act: string) {
  const { payload } = service
  const caseId = await openCase(payload, { kind: 'reported', subject: `post:${post}` })
  const decision = Decision.parse({ act, reason: 'spam' })
  await decide(payload, { caseId, by: 1, decision })
  await carryOutAll(payload)
}
async function reportFrom(id: number, by: SignedMember, from: Record<string, string>) {
  const body = { web_board: id, reason: 'spam' }
  return (await sendCall(service.url, path, { method: 'POST', token: by.token, from, body })).status
}
const isShown = async (id: number) =>
  (await board.status(`/api/web_board/${id}`, board.piti)) === 200

describe('Reports that only bring something before staff', () => {
  it('are those of new accounts, however many', async () => {
    const id = await board.write()
    const readers = await Promise.all(Array.from({ length: 5 }, known))
    for (const reader of readers) await board.ageAccount(reader, 6.9)
    for (const reader of readers) expect((await report({ web_board: id }, reader)).status).toBe(204)
    expect(await isShown(id)).toBe(true)
    expect(await casesAbout(`post:${id}`)).toMatchObject([{ state: 'open' }])
    expect(await reportsAbout(`post:${id}`)).toHaveLength(5)
  })

  it('are those of members of whom nothing is shown, until staff have acted on another report of theirs', async () => {
    const [id, other] = [await board.write(), await board.write()]
    const readers = await Promise.all(Array.from({ length: 3 }, known))
    for (const { id: memberId } of readers)
      for (const post of await ownPosts(memberId))
        await board.changePost(post, { state: 'withdrawn' })
    for (const reader of readers) await report({ web_board: other }, reader)
    expect(await isShown(other)).toBe(true)
    for (const reader of readers.slice(0, 2)) await report({ web_board: id }, reader)
    await decideAbout(other, 'remove')
    await report({ web_board: id }, readers[2] ?? board.piti)
    expect(await isShown(id)).toBe(false)
    await recountBoard(service.payload)
  })

  it('are those of a suspended account', async () => {
    const id = await board.write()
    const readers = await Promise.all(Array.from({ length: 3 }, known))
    const [first = board.piti] = readers
    await report({ web_board: id }, first)
    const data = { status: 'suspended' } as const
    await service.payload.update({ collection: 'members', id: first.id, data })
    for (const reader of readers.slice(1)) await report({ web_board: id }, reader)
    expect(await isShown(id)).toBe(true)
  })

  it('are, but for one, those of one mailbox', async () => {
    const id = await board.write()
    const readers = await Promise.all(Array.from({ length: 4 }, known))
    const emails = ['so.m@gmail.com', 'som+1@googlemail.com', 'SOM+2@gmail.com']
    for (const [index, email] of emails.entries()) {
      const members = writersOf(service.payload)
      const isIt = eq(members.id, readers[index]?.id ?? '')
      await connectionTo(service.payload).update(members).set({ email }).where(isIt)
    }
    for (const reader of readers) await report({ web_board: id }, reader)
    expect(await isShown(id)).toBe(true)
    await report({ web_board: id }, await known())
    expect(await isShown(id)).toBe(false)
  })

  it('are, but for one, those of one network, of which a hash is kept that is another for each post', async () => {
    const [id, other] = [await board.write(), await board.write()]
    const from = someone()
    const readers = await Promise.all(Array.from({ length: 4 }, known))
    for (const reader of readers) expect(await reportFrom(id, reader, from)).toBe(204)
    for (const reader of readers) expect(await reportFrom(other, reader, from)).toBe(204)
    expect([await isShown(id), await isShown(other)]).toEqual([true, true])
    const hashes = new Set<unknown>()
    for (const post of [id, other])
      for (const { network } of await reportsAbout(`post:${post}`)) hashes.add(network)
    expect(hashes.size).toBe(2)
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/)
    for (const reader of [await known(), await known()]) await report({ web_board: id }, reader)
    expect(await isShown(id)).toBe(false)
  })

  it('are those that staff have decided about: what was approved is not hidden by the next one', async () => {
    const id = await board.write()
    const readers = await Promise.all(Array.from({ length: 5 }, known))
    const send = (from: number, to: number) =>
      Promise.all(readers.slice(from, to).map((reader) => report({ web_board: id }, reader)))
    await send(0, 3)
    expect(await isShown(id)).toBe(false)
    await decideAbout(id, 'approve')
    await send(3, 5)
    expect(await isShown(id)).toBe(true)
    await report({ web_board: id }, await known())
    expect(await isShown(id)).toBe(false)
    await recountBoard(service.payload)
  })
})

describe('POST /api/web_board_reports', () => {
  it('opens one case, due a day later, and is stored once a member', async () => {
    const id = await board.write()
    const reader = await anyone()
    for (const reason of ['spam', 'abuse'])
      expect((await report({ web_board: id }, reader, { reason, note: ' โฆษณา ' })).status).toBe(
        204,
      )
    expect(await reportsAbout(`post:${id}`)).toMatchObject([
      { memberId: reader.id, reason: 'spam', note: 'โฆษณา' },
    ])
    const [opened, ...others] = await casesAbout(`post:${id}`)
    expect(others).toEqual([])
    expect(opened).toMatchObject({ kind: 'reported', state: 'open', cause: null })
    const due = Date.parse(opened?.dueAt ?? '') - Date.parse(opened?.createdAt ?? '')
    expect(due).toBe(24 * 60 * 60_000)
    expect(await board.read(id, reader)).toMatchObject({ status: 'published' })
  })

  it('by three known members, however many at once, hides a post with all that is counted and told', async () => {
    const id = await board.write()
    const reply = { web_board: id, detail: 'แช่น้ำส้มสายชู 15 นาทีก่อนซักค่ะ' }
    await board.send('POST', '/items/feedback_webboard', reply, await anyone())
    expect(await toldOf(id)).toHaveLength(1)
    const readers = await Promise.all(Array.from({ length: 6 }, known))
    const before = (await board.list()).total
    await report({ web_board: id }, readers[0] ?? board.piti)
    await report({ web_board: id }, readers[1] ?? board.piti)
    expect((await board.list()).total).toBe(before)
    const answers = await Promise.all(readers.map((reader) => report({ web_board: id }, reader)))
    expect(answers.map(({ status }) => status)).toEqual(readers.map(() => 204))
    expect((await board.list()).total).toBe(before - 1)
    expect(await board.status(`/api/web_board/${id}`, board.piti)).toBe(404)
    expect(await board.read(id)).toMatchObject({ status: 'draft' })
    expect(await reportsAbout(`post:${id}`)).toHaveLength(6)
    expect(await toldOf(id)).toEqual([])
    const log = await service.payload.find({
      collection: 'case-steps',
      where: { subject: { equals: `post:${id}` } },
    })
    expect(log.docs).toMatchObject([{ act: 'hidden', by: null }])
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('hides a reply in its place, which solves its post no more', async () => {
    const post = await board.write()
    const reply = await board.reply(post)
    await board.changePost(post, { solvedBy: reply })
    for (const reader of [await known(), await known(), await known()])
      expect((await report({ reply }, reader)).status).toBe(204)
    expect(await board.read(post)).toMatchObject({ replies: 0, solvedBy: null })
    expect(await board.repliesTo(post)).toMatchObject([{ id: reply, detail: null, author: null }])
    expect(await board.repliesTo(post, '', board.piti)).toMatchObject([
      { id: reply, status: 'draft', author: { id: board.piti.id } },
    ])
    expect(await recountBoard(service.payload)).toEqual(rightCounts)
  })

  it('never hides what speaks for the brand', async () => {
    const speaker = await anyone()
    const now = new Date().toISOString()
    await connectionTo(service.payload)
      .insert(authorsOf(service.payload))
      .values({ memberId: speaker.id, isBrand: true, createdAt: now, updatedAt: now })
    const id = await board.write(speaker)
    for (const reader of [await known(), await known(), await known()])
      await report({ web_board: id }, reader)
    expect(await board.read(id)).toMatchObject({ status: 'published', author: { kind: 'staff' } })
    expect(await casesAbout(`post:${id}`)).toMatchObject([{ state: 'open' }])
  })

  it('is refused of one’s own, and from an address that was never shown', async () => {
    const id = await board.write()
    const own = await report({ web_board: id }, board.manee)
    expect(own).toMatchObject({ status: 403, body: { errors: [{ extensions: { type: 'own' } }] } })
    const stranger = await registerMember(service.payload, `rep-${(made += 1)}`)
    expect(await report({ web_board: id }, stranger)).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { type: 'unverified' } }] },
    })
    expect(await casesAbout(`post:${id}`)).toEqual([])
  })

  it('is refused by field of what nobody sees, and stores nothing', async () => {
    const [post, other] = [await board.write(), await board.write()]
    const reply = await board.reply(post)
    const hidden = await board.reply(other)
    await board.changePost(other, { state: 'removed' })
    const gone: [object, string][] = [
      [{ web_board: other }, 'web_board'],
      [{ reply: hidden }, 'reply'],
      [{ web_board: 2_147_483_647 }, 'web_board'],
      [{ reply: 2_147_483_648 }, 'reply'],
      [{ reply: 9e15 }, 'reply'],
      [{ web_board: post, reply }, 'web_board'],
      [{}, 'web_board'],
    ]
    const reader = await anyone()
    for (const [about, field] of gone)
      expect(await report(about, reader), JSON.stringify(about)).toMatchObject({
        status: 400,
        body: { errors: [{ extensions: { field } }] },
      })
    await board.changePost(other, { state: 'published' })
    await board.changePost(other, { state: 'waiting' })
    expect((await report({ web_board: other }, reader)).status).toBe(400)
    const stored = await service.payload.count({
      collection: 'board-reports',
      where: { memberId: { equals: reader.id } },
    })
    expect(stored.totalDocs).toBe(0)
    await board.changePost(other, { state: 'published' })
  })

  it('is accepted twenty times a day from one member, then refused with the time to wait', async () => {
    const reader = await anyone()
    const all = await Promise.all(Array.from({ length: 21 }, () => board.write()))
    const last = all.pop() ?? 0
    for (const id of all) expect((await report({ web_board: id }, reader)).status).toBe(204)
    const { status, body } = await report({ web_board: last }, reader)
    expect([status, body.errors[0].extensions.type]).toEqual([429, 'too_many'])
    expect(body.errors[0].extensions.retry_after).toBeGreaterThan(86_000)
    expect((await report({ web_board: all[0] ?? 0 }, reader)).status).toBe(204)
    expect(await casesAbout(`post:${last}`)).toEqual([])
  })

  it('leaves nothing of a member who is erased, but for its case', async () => {
    const id = await board.write()
    const reader = await anyone()
    await report({ web_board: id }, reader, { note: 'ส่วนตัว' })
    await removeMember(service.payload, reader.id)
    expect(await reportsAbout(`post:${id}`)).toEqual([])
    expect(await casesAbout(`post:${id}`)).toMatchObject([{ state: 'open' }])
  })

  it('closes its case where the author takes back what it is about', async () => {
    const id = await board.write()
    await report({ web_board: id }, await anyone())
    expect((await board.send('DELETE', `/items/web_boards/${id}`)).status).toBe(204)
    expect(await casesAbout(`post:${id}`)).toMatchObject([
      { state: 'closed', decision: 'withdrawn', openKey: null },
    ])
  })
})
