import { setTimeout as wait } from 'node:timers/promises'
import { faqCalls } from '@washhouse/contract/faq/faq.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFaq, createMainFaq, createSubFaq } from '../../../../testing/faq-records.ts'
import { registerMember, sendCall, type SignedMember } from '../../../../testing/member-requests.ts'
import { openSearchBench } from '../../../../testing/search-bench.ts'
import { testPassword } from '../../../../testing/test-password.ts'
import { connectionTo, tableOf } from '../../../platform/database/tables.ts'
import { listMisses, noteMiss } from '../search/faq-miss.rows.ts'
import { listUnhelpful } from './faq-feedback.rows.ts'

let service: Awaited<ReturnType<typeof openSearchBench>>
let subFaq: number
let count = 0
beforeAll(async () => {
  service = await openSearchBench()
  const mainFaq = await createMainFaq(service.payload, { slug: 'use' })
  subFaq = await createSubFaq(service.payload, { mainFaq })
})
afterAll(() => service.stop())

const { path } = faqCalls.giveFaqFeedback
const ask = (status: 'draft' | 'published' = 'published') =>
  createFaq(service.payload, { subFaq, question: 'ซักผ้าห่มได้ไหม', status })
const newMember = () => registerMember(service.payload, `member-${(count += 1)}`)
const say = (faq: unknown, helped: unknown, member?: SignedMember) =>
  sendCall(service.url, path, {
    method: 'POST',
    body: { faq, helped },
    ...(member ? { token: member.token } : {}),
  })
async function saidBy({ token }: SignedMember) {
  const { status, text } = await sendCall(service.url, path, { token })
  expect(status).toBe(200)
  return faqCalls.listFaqFeedback.answer.decode(JSON.parse(text), 'th')
}
const stored = () =>
  connectionTo(service.payload).select().from(tableOf(service.payload, 'faq_feedback'))

describe('Whether an answer has helped', () => {
  it('is a member’s last word, visible to that member alone', async () => {
    const [faq, other] = [await ask(), await ask()]
    const [member, neighbour] = [await newMember(), await newMember()]
    expect(await saidBy(member)).toEqual([])
    expect((await say(faq, true, member)).status).toBe(204)
    expect((await say(faq, false, member)).status).toBe(204)
    expect((await say(other, true, member)).status).toBe(204)
    expect(await saidBy(member)).toEqual([
      { faq, hasHelped: false },
      { faq: other, hasHelped: true },
    ])
    expect(await saidBy(neighbour)).toEqual([])
  })

  it('is kept once, however often it comes at the same moment', async () => {
    const faq = await ask()
    const member = await newMember()
    const all = await Promise.all([true, false, true, false].map((word) => say(faq, word, member)))
    expect(all.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(await saidBy(member)).toHaveLength(1)
    expect((await stored()).filter((row) => Number(row['faq']) === faq)).toHaveLength(1)
  })

  it('is refused by its name for a question that they cannot read, and to strangers', async () => {
    const member = await newMember()
    const before = (await stored()).length
    for (const faq of [await ask('draft'), 999_999, 2_147_483_648, 1.5, '7', null]) {
      const { status, text } = await say(faq, true, member)
      expect(status, String(faq)).toBe(400)
      expect(text).toContain('faq')
    }
    expect((await say(await ask(), 'yes', member)).text).toContain('helped')
    expect((await say(await ask(), true)).status).toBe(401)
    expect(await stored()).toHaveLength(before)
  })

  it('goes with its question, and with its member, who takes it along', async () => {
    const [kept, gone] = [await ask(), await ask()]
    const member = await newMember()
    await say(kept, false, member)
    await say(gone, true, member)
    await service.payload.delete({ collection: 'faqs', id: gone })
    const { text } = await sendCall(service.url, '/api/export', { token: member.token })
    expect(JSON.parse(text)).toMatchObject({
      result: {
        records: { faq_feedback: [{ faq: kept, helped: false, date: expect.any(String) }] },
      },
    })
    const body = { current_password: testPassword }
    const call = { method: 'DELETE', token: member.token, body }
    const left = await sendCall(service.url, '/users/me', call)
    expect(left.status, left.text).toBe(204)
    expect(JSON.stringify(await stored())).not.toContain(member.id)
  })

  it('is summed up for editors, the least helpful first', async () => {
    const [poor, fair, good] = [await ask(), await ask(), await ask()]
    const members = [await newMember(), await newMember(), await newMember()]
    for (const [index, member] of members.entries()) {
      await say(poor, index > 1, member)
      await say(fair, index > 0, member)
      await say(good, true, member)
    }
    const sums = (await listUnhelpful(service.payload, 100)).filter(({ faq }) => faq >= poor)
    expect(sums).toEqual([
      { faq: poor, unhelpful: 2, helpful: 1 },
      { faq: fair, unhelpful: 1, helpful: 2 },
    ])
  })
})

describe('A search that found nothing', () => {
  beforeEach(async () => {
    await connectionTo(service.payload).delete(tableOf(service.payload, 'faq_misses'))
  })
  const search = async (text: string, more = '') => {
    const { token } = await newMember()
    const query = `?search=${encodeURIComponent(text)}${more}`
    return await sendCall(service.url, `/api/faq${query}`, { token })
  }
  const misses = () => listMisses(service.payload, 100)

  it('is counted once a spelling, without who it was', async () => {
    await search('รองเท้า')
    await search(' รอง เท้า ')
    await search('ตุ๊กตา')
    expect(await misses()).toEqual([
      { words: 'รองเท้า', times: 2 },
      { words: 'ตุ๊กตา', times: 1 },
    ])
    const [row] = await connectionTo(service.payload)
      .select()
      .from(tableOf(service.payload, 'faq_misses'))
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'createdAt',
      'folded',
      'id',
      'times',
      'updatedAt',
      'words',
    ])
  })

  it('is not kept where something was found, where it was narrowed, and where it may tell of a person', async () => {
    await ask()
    await service.settled()
    await search('ผ้าห่ม')
    await search('รองเท้า', `&main_faq=999`)
    await search('รองเท้า', `&match=any`)
    await search('081-234-5678')
    await search('๐๘๑๒๓๔๕๖๗๘')
    await search('somsri@example.com')
    await search('สมศรีทำกระเป๋าสตางค์หายที่สาขานิมมานเมื่อคืนนี้ตอนสี่ทุ่มช่วยหาให้หน่อย')
    await search('   ')
    expect(await misses()).toEqual([])
  })

  it('is one of the latest so many', async () => {
    for (const words of ['หมวก', 'ถุงมือ', 'ผ้าม่าน', 'หมวก', 'เสื่อ']) {
      await noteMiss(service.payload, words, 3)
      // Two within the same millisecond have no order.
      await wait(2)
    }
    const kept = (await misses()).map(({ words }) => words)
    expect(kept.toSorted()).toEqual(['หมวก', 'ผ้าม่าน', 'เสื่อ'].toSorted())
  })
})
