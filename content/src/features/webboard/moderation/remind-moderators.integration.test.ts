import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openModerationBench,
  type BoardModerationBench,
} from '../../../../testing/board-care-bench.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { sendCall, type SignedMember } from '../../../../testing/member-requests.ts'
import { openLink } from '../../../core/accounts/mail-links.rows.ts'
import { removeMember } from '../../account/removal/remove-member.ts'

let service: ContractService
let care: BoardModerationBench

const message = 'ขอโทษค่ะ ครั้งหน้าจะไม่ลงซ้ำ'

beforeAll(async () => {
  service = await startContractService()
  care = await openModerationBench(service)
})
afterAll(async () => {
  care.stop()
  await service.stop()
})

const ask = (by: SignedMember, body: object = { message }) =>
  care.board.send('POST', '/api/web_board_appeals', body, by)
async function limited() {
  const author = await care.newcomer()
  const post = await care.board.write(author)
  await care.decide({ post, act: 'limit', days: 7, reason: 'spam' })
  return author
}
const appealOf = async (author: SignedMember) =>
  (await care.casesOf(author)).find(({ kind }) => kind === 'appeal')
const mayWrite = async (author: SignedMember) =>
  (await care.board.send('GET', '/api/web_board_author', undefined, author)).body.result
    .limited_until === null

describe('POST /api/web_board_appeals', () => {
  it('opens a case for a limited member, once per limit, also for concurrent calls', async () => {
    const author = await limited()
    const answers = await Promise.all([ask(author), ask(author), ask(author)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 403, 403])
    expect(await appealOf(author)).toMatchObject({ state: 'open', subject: null })
    const own = await care.board.send('GET', '/api/web_board_author', undefined, author)
    expect(own.body.result.may_appeal).toBe(false)
    const { body } = await care.show((await appealOf(author))?.id)
    const asked = { kind: 'text', by: 'Appeal against the limit', text: message, isIt: true }
    expect(body.view.parts[0].items).toContainEqual(asked)
  })

  it('is refused to members who may write, and for an invalid field', async () => {
    const author = await care.newcomer()
    expect(await ask(author)).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { type: 'no_appeal' } }] },
    })
    const other = await limited()
    for (const body of [{}, { message: '' }, { message: 'ก'.repeat(2001) }, { message: 7 }])
      expect(await ask(other, body)).toMatchObject({
        status: 400,
        body: { errors: [{ extensions: { field: 'message' } }] },
      })
    expect(await appealOf(other)).toBeUndefined()
  })

  it('that is granted lets the member write, and notifies them', async () => {
    const author = await limited()
    await ask(author)
    const caseId = (await appealOf(author))?.id
    expect((await care.decide({ caseId, act: 'lift' })).status).toBe(200)
    expect(await mayWrite(author)).toBe(true)
    expect((await care.toldTo(author)).at(-1)?.titleTh).toContain('กลับมาเขียนในเว็บบอร์ดได้แล้ว')
    expect(await appealOf(author)).toMatchObject({ state: 'closed', decision: 'lift' })
    expect((await ask(author)).status).toBe(403)
  })

  it('that is turned down notifies the member, who may not appeal again', async () => {
    const author = await limited()
    await ask(author)
    await care.decide({ caseId: (await appealOf(author))?.id, act: 'dismiss' })
    expect((await care.toldTo(author)).at(-1)?.titleTh).toContain('ยังคงผลการตัดสินเดิม')
    expect(await mayWrite(author)).toBe(false)
    expect((await ask(author)).status).toBe(403)
  })

  it('goes with its member', async () => {
    const author = await limited()
    await ask(author)
    const { id = 0 } = (await appealOf(author)) ?? {}
    await removeMember(service.payload, author.id)
    const where = { caseId: { equals: id } }
    expect((await service.payload.count({ collection: 'board-appeals', where })).totalDocs).toBe(0)
    expect((await care.show(id)).status).toBe(404)
  })
})

describe('POST /api/suspension_appeals', () => {
  async function suspended() {
    const author = await care.newcomer()
    await care.decide({ post: await care.board.write(author), act: 'suspend', reason: 'abuse' })
    const token = randomUUID()
    const opened = await openLink(service.payload, {
      kind: 'appeal',
      account: { collection: 'members', id: author.id },
      email: 'somsri@example.com',
      token,
      expiresAt: new Date(Date.now() + 60_000),
    })
    expect(opened).toBe(true)
    return { author, token }
  }
  const askBy = (token: unknown) =>
    sendCall(service.url, '/api/suspension_appeals', { method: 'POST', body: { token, message } })

  it('opens a case by the link, once of several at once, and staff may lift the suspension', async () => {
    const { author, token } = await suspended()
    const answers = await Promise.all([askBy(token), askBy(token), askBy(token)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 403, 403])
    const opened = await appealOf(author)
    expect(opened).toMatchObject({ state: 'open' })
    expect((await care.decide({ caseId: opened?.id, act: 'lift' })).status).toBe(200)
    const stored = await service.payload.findByID({ collection: 'members', id: author.id })
    expect(stored.status).toBe('active')
  })

  const mailsTo = async ({ id }: SignedMember) => {
    const where = { subjectId: { equals: id } }
    const { docs } = await service.payload.find({ collection: 'outbox', where, sort: 'createdAt' })
    return docs.map(({ purpose }) => purpose)
  }

  it.each([
    ['lift', 'appeal-granted', 'active'],
    ['dismiss', 'appeal-refused', 'suspended'],
  ] as const)('that ends by %s is answered by a mail, %s, once', async (act, purpose, status) => {
    const { author, token } = await suspended()
    await askBy(token)
    const caseId = (await appealOf(author))?.id
    expect((await care.decideOnly({ caseId, act })).status).toBe(200)
    expect(await mailsTo(author)).toEqual(['suspended'])
    await care.carryOut()
    expect(await mailsTo(author)).toEqual(['suspended', purpose])
    const stored = await service.payload.findByID({ collection: 'members', id: author.id })
    expect(stored.status).toBe(status)
  })

  it('of a member whose suspension was lifted meanwhile is granted, however it ends', async () => {
    const { author, token } = await suspended()
    await askBy(token)
    await care.cms(`/members/${author.id}/lift`, 'moderator', {})
    const caseId = (await appealOf(author))?.id
    expect((await care.decide({ caseId, act: 'dismiss' })).status).toBe(200)
    expect((await mailsTo(author)).at(-1)).toBe('appeal-granted')
  })

  it('sends no answer to a member erased before it leaves', async () => {
    const { author, token } = await suspended()
    await askBy(token)
    await care.decide({ caseId: (await appealOf(author))?.id, act: 'dismiss' })
    await removeMember(service.payload, author.id)
    expect(await mailsTo(author)).toEqual(['deleted'])
  })

  it('is refused by a link that is none, or of somebody who is suspended no more', async () => {
    const { author, token } = await suspended()
    await care.cms(`/members/${author.id}/lift`, 'moderator', {})
    for (const wrong of [token, 'x', token.slice(1)]) expect((await askBy(wrong)).status).toBe(403)
    expect((await askBy('')).status).toBe(400)
    expect((await askBy(7)).status).toBe(400)
    expect(await appealOf(author)).toBeUndefined()
  })
})
