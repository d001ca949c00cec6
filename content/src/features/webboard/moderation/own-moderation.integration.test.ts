import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openModerationBench,
  type BoardModerationBench,
} from '../../../../testing/board-care-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import type { SignedMember } from '../../../../testing/member-requests.ts'

let service: ContractService
let care: BoardModerationBench

const moment = expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/)

beforeAll(async () => {
  service = await startContractService()
  care = await openModerationBench(service)
})
afterAll(async () => {
  care.stop()
  await service.stop()
})

const exportOf = async (member: SignedMember) =>
  (await care.board.send('GET', '/api/export', undefined, member)).body.result.records

describe('What a member takes along of the board', () => {
  it('has the end and the reason of the limit, and the appeal with its outcome', async () => {
    const author = await care.newcomer()
    const post = await care.board.write(author)
    const limit = { post, act: 'limit', days: 7, reason: 'abuse', keepsWriting: true }
    await care.decide(limit)
    const message = 'ขอโทษค่ะ ครั้งหน้าจะไม่ลงซ้ำ'
    await care.board.send('POST', '/api/web_board_appeals', { message }, author)
    const before = await exportOf(author)
    expect(before.web_board_author).toEqual([
      {
        nickname: null,
        limited_until: moment,
        limit_reason: 'abuse',
        has_appealed: true,
        is_brand: false,
      },
    ])
    const appeal = { about: 'limit', message, date_created: moment }
    expect(before.web_board_appeals).toEqual([{ ...appeal, outcome: null, date_answered: null }])
    const opened = (await care.casesOf(author)).find(({ kind }) => kind === 'appeal')
    await care.decide({ caseId: opened?.id, act: 'dismiss' })
    const refused = { ...appeal, outcome: 'refused', date_answered: moment }
    expect((await exportOf(author)).web_board_appeals).toEqual([refused])
  })

  it('says of an appeal that it was granted', async () => {
    const author = await care.newcomer()
    const post = await care.board.write(author)
    await care.decide({ post, act: 'limit', days: 1, reason: 'spam', keepsWriting: true })
    const message = 'ไม่ได้โฆษณานะคะ'
    await care.board.send('POST', '/api/web_board_appeals', { message }, author)
    const opened = (await care.casesOf(author)).find(({ kind }) => kind === 'appeal')
    await care.decide({ caseId: opened?.id, act: 'lift' })
    expect((await exportOf(author)).web_board_appeals).toMatchObject([{ outcome: 'granted' }])
  })

  it('has own texts that staff removed or edited, and why', async () => {
    const author = await care.newcomer()
    const post = await care.board.write(author)
    const above = await care.board.write()
    const quoted = await care.board.reply(above)
    const reply = await care.board.reply(above, author, quoted)
    await care.decide({ post, act: 'edit', title: 'คราบกาแฟ', detail: 'ซักออกไหมคะ' })
    expect((await exportOf(author)).feedback_webboard).toMatchObject([{ id: reply, quote: quoted }])
    await care.decide({ reply, act: 'remove', reason: 'off_topic' })
    expect((await exportOf(author)).web_board_kept_texts).toEqual([
      {
        subject: `post:${post}`,
        title: 'คราบกาแฟบนเสื้อขาว',
        detail: 'ซักยังไงให้ออกคะ',
        quote: null,
        act: 'edit',
        reason: null,
        date_kept: moment,
      },
      {
        subject: `reply:${reply}`,
        title: null,
        detail: 'แช่น้ำส้มสายชู 15 นาทีก่อนซัก',
        quote: quoted,
        act: 'remove',
        reason: 'off_topic',
        date_kept: moment,
      },
    ])
  })

  it('has own reports with time and reason, and nothing about reporters or deciders', async () => {
    const [author, reporter] = [await care.newcomer(), await care.newcomer()]
    const post = await care.board.write(author)
    const report = { web_board: post, reason: 'spam', note: 'ลงซ้ำหลายรอบ' }
    await care.board.send('POST', '/api/web_board_reports', report, reporter)
    await care.decide({ post, act: 'remove', reason: 'spam' })
    expect((await exportOf(reporter)).web_board_reports).toEqual([
      { subject: `post:${post}`, reason: 'spam', note: 'ลงซ้ำหลายรอบ', date_created: moment },
    ])
    const own = await exportOf(author)
    expect(own.web_board_reports).toEqual([])
    expect(JSON.stringify(own)).not.toMatch(new RegExp(`${reporter.id}|ลงซ้ำ|"by"|decision`))
    expect(JSON.stringify(await exportOf(reporter))).not.toContain(author.id)
  })
})
