import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openModerationBench,
  type BoardModerationBench,
} from '../../../../testing/board-care-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { deleteDue } from '../../../../testing/delete-due.ts'
import { sendRaw } from '../../../../testing/raw-request.ts'
import { someone } from '../../../../testing/visitor.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { websitePage } from '../../../platform/website-page.ts'
import { casesOf } from '../../../core/cases/cases.rows.ts'
import { keptTextsOf, takeDownsOf } from '../tables/moderation-tables.ts'

let service: ContractService
let care: BoardModerationBench

beforeAll(async () => {
  service = await startContractService()
  care = await openModerationBench(service)
})
afterAll(async () => {
  care.stop()
  await service.stop()
})

const sound = () => ({
  address: 'กระทู้เรื่องคราบกาแฟ',
  reason: 'personal_data',
  name: 'วิภา',
  email: `${randomUUID().slice(0, 8)}@example.com`,
  message: 'รูปในกระทู้ถ่ายติดบัตรประชาชน',
  consent: true,
})

async function ask(body: object, headers: Record<string, string> = someone()) {
  const json = { 'content-type': 'application/json', ...headers }
  return await sendRaw(service.url, '/api/web_board_take_downs', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  })
}
const storedOf = async ({ email }: { email: string }) =>
  (
    await service.payload.find({
      collection: 'board-take-downs',
      where: { email: { equals: email } },
    })
  ).docs
const caseOf = async (sent: { email: string }) => (await storedOf(sent))[0]?.caseId ?? 0
const mailsFor = async (id: number) =>
  (
    await service.payload.find({
      collection: 'outbox',
      where: {
        and: [
          { subjectKind: { equals: 'board-take-downs' } },
          { subjectId: { equals: String(id) } },
        ],
      },
    })
  ).docs

describe('POST /api/web_board_take_downs', () => {
  it('opens a case about what stands at the address, due a day later, and acknowledges it', async () => {
    const post = await care.board.write()
    const sent = { ...sound(), address: websitePage('en', `/webboard/${post}`) }
    expect((await ask(sent)).status).toBe(204)
    const [stored, ...others] = await storedOf(sent)
    expect(others).toEqual([])
    const { body } = await care.show(stored?.caseId)
    expect(body).toMatchObject({ kind: 'take_down', label: 'Take-down' })
    const [why, place] = body.view.parts
    const by = ['Shares personal details', sent.address, sent.name, sent.email].join(' · ')
    expect(why.items).toContainEqual({ kind: 'text', by, text: sent.message })
    expect(place.items[1]).toMatchObject({ text: 'ซักยังไงให้ออกคะ', isIt: true })
    expect(Date.parse(body.dueAt) - Date.parse(body.openedAt)).toBe(24 * 60 * 60_000)
    expect(await mailsFor(stored?.id ?? 0)).toMatchObject([{ purpose: 'take-down' }])
    expect(await care.board.read(post)).toMatchObject({ status: 'published' })
    expect(
      (await care.decide({ caseId: stored?.caseId, act: 'remove', reason: 'personal_data' }))
        .status,
    ).toBe(200)
    expect(await care.board.status(`/api/web_board/${post}`)).toBe(404)
  })

  it('joins the case that is open about the same, of several at once, due a day after the first', async () => {
    const post = await care.board.write()
    const reply = await care.board.reply(post)
    const address = `/webboard/${post}`
    const first = { ...sound(), address }
    await ask(first)
    const caseId = await caseOf(first)
    const dueAt = new Date(Date.now() + 60_000).toISOString()
    const cases = casesOf(service.payload)
    await connectionTo(service.payload).update(cases).set({ dueAt }).where(eq(cases.id, caseId))
    const others = [1, 2, 3].map((index) => ({ ...sound(), address, message: `ขอให้ลบ ${index}` }))
    const answers = await Promise.all(others.map((sent) => ask(sent)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    const { body } = await care.show(caseId)
    expect(body).toMatchObject({ dueAt, isOpen: true })
    expect(body.view.parts[0].items[1].by).toContain(first.email)
    for (const sent of [first, ...others]) {
      expect(JSON.stringify(body.view)).toContain(sent.email)
      const [stored] = await storedOf(sent)
      expect(stored).toMatchObject({ caseId, message: sent.message })
      expect(await mailsFor(stored?.id ?? 0)).toMatchObject([{ purpose: 'take-down' }])
    }
    const aboutReply = { ...sound(), address: `${address}?reply=${reply}` }
    await ask(aboutReply)
    expect(await caseOf(aboutReply)).not.toBe(caseId)
  })

  it('opens another case once that is decided', async () => {
    const address = `/webboard/${await care.board.write()}`
    const [first, second] = [
      { ...sound(), address },
      { ...sound(), address },
    ]
    await ask(first)
    const caseId = await caseOf(first)
    await care.decide({ caseId, act: 'dismiss' })
    await ask(second)
    expect(await caseOf(second)).not.toBe(caseId)
  })

  it('takes what is described in words, and staff may dismiss it', async () => {
    const sent = sound()
    expect((await ask(sent)).status).toBe(204)
    const [stored] = await storedOf(sent)
    const caseId = stored?.caseId
    expect((await care.show(caseId)).body.view.parts).toHaveLength(1)
    expect((await care.decide({ caseId, act: 'approve' })).status).toBe(409)
    expect((await care.decide({ caseId, act: 'limit', days: 1, reason: 'spam' })).status).toBe(409)
    expect((await care.decide({ caseId, act: 'dismiss' })).status).toBe(200)
  })

  it('stores the same once under one key, of several at once', async () => {
    const sent = sound()
    const headers = { ...someone(), 'idempotency-key': randomUUID() }
    const answers = await Promise.all([ask(sent, headers), ask(sent, headers), ask(sent, headers)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await storedOf(sent)).toHaveLength(1)
  })

  it('answers no mail to what looks automatic, and keeps it', async () => {
    const sent = { ...sound(), looks_automatic: true }
    expect((await ask(sent)).status).toBe(204)
    const [stored] = await storedOf(sent)
    expect(await mailsFor(stored?.id ?? 0)).toEqual([])
  })

  it('is stored twenty times an hour in the name of one mailbox, from wherever, and refused ones are not counted', async () => {
    const mark = randomUUID().slice(0, 8)
    for (let index = 0; index < 22; index += 1)
      expect((await ask({ ...sound(), email: `${mark}@gmail.com`, consent: false })).status).toBe(
        400,
      )
    for (let index = 0; index < 20; index += 1) {
      const email = `${mark.slice(0, 4)}.${mark.slice(4)}+${index}@googlemail.com`
      expect((await ask({ ...sound(), email })).status).toBe(204)
    }
    const refused = await ask({ ...sound(), email: `${mark.toUpperCase()}@Gmail.com` })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect((await ask(sound())).status).toBe(204)
  })

  it('is stored ten times in ten minutes from one network, whatever was refused before', async () => {
    const from = someone()
    for (let index = 0; index < 20; index += 1)
      expect((await ask({ ...sound(), consent: false }, from)).status).toBe(400)
    const asked = await Promise.all(Array.from({ length: 15 }, () => ask(sound(), from)))
    const statuses = asked.map(({ status }) => status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  it('that was sent twice as the same one is counted once', async () => {
    const [from, body] = [{ ...someone(), 'idempotency-key': randomUUID() }, sound()]
    for (let index = 0; index < 12; index += 1) expect((await ask(body, from)).status).toBe(204)
    expect(await storedOf(body)).toHaveLength(1)
  })

  it('is erased a year later where it was decided, and texts that were taken away after 90 days', async () => {
    const [old, undecided, newer] = [sound(), sound(), sound()]
    for (const sent of [old, undecided, newer]) await ask(sent)
    const post = await care.board.write()
    await care.decide({ post, act: 'remove', reason: 'spam' })
    const yearAgo = new Date(Date.now() - 366 * 24 * 60 * 60_000).toISOString()
    const { payload } = service
    const takeDowns = takeDownsOf(payload)
    const isOld = inArray(takeDowns.email, [old.email, undecided.email])
    await connectionTo(payload).update(takeDowns).set({ createdAt: yearAgo }).where(isOld)
    const ofOld = connectionTo(payload)
      .select({ id: takeDowns.caseId })
      .from(takeDowns)
      .where(eq(takeDowns.email, old.email))
    const cases = casesOf(payload)
    const decided = { state: 'closed', decidedAt: yearAgo }
    await connectionTo(payload).update(cases).set(decided).where(inArray(cases.id, ofOld))
    await deleteDue(payload, 'moderation-cases')
    expect(await storedOf(old)).toEqual([])
    expect(await storedOf(undecided)).toHaveLength(1)
    expect(await storedOf(newer)).toHaveLength(1)
    const kept = () => payload.count({ collection: 'board-kept-texts' })
    const { totalDocs } = await kept()
    expect(totalDocs).toBeGreaterThan(0)
    for (const [days, left] of [
      [89, totalDocs],
      [91, 0],
    ] as const) {
      const createdAt = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString()
      await connectionTo(payload).update(keptTextsOf(payload)).set({ createdAt })
      await deleteDue(payload, 'removed-posts')
      expect((await kept()).totalDocs).toBe(left)
    }
  })

  it.each([
    [{ address: '' }, 'address'],
    [{ address: 'x'.repeat(501) }, 'address'],
    [{ reason: 'ugly' }, 'reason'],
    [{ email: 'x' }, 'email'],
    [{ consent: false }, 'consent'],
    [{ message: '\u202E' }, 'message'],
    [{ name: ['x'] }, 'name'],
    [{ state: 'open' }, 'state'],
  ])('is refused by field with %j, and stores nothing', async (wrong, field) => {
    const sent = { ...sound(), ...wrong }
    const { status, text } = await ask(sent)
    expect(status).toBe(400)
    expect(text).toContain(`"field":"${field}"`)
    expect(await storedOf(sent)).toEqual([])
  })
})
