import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDataRequestBench } from '../../../../testing/data-request-bench.ts'
import { sendCall } from '../../../../testing/member-requests.ts'
import { someone } from '../../../../testing/visitor.ts'
import { removeMember } from '../../account/removal/remove-member.ts'
import { requestsOf } from '../request/stored-request.rows.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { receiveOfMember } from './receive-request.ts'

const bench = await openDataRequestBench()
const { payload, url, post, createMember, mailsTo, tokensFor, withText, stepsOf } = bench
const dayMs = 24 * 60 * 60_000
const path = '/data-request/confirm'

// Administrators are not notified at once within an hour of the last email.
beforeEach(() => payload.delete({ collection: 'outbox', where: {} }))

describe('What a member asks', () => {
  it('is confirmed by their session, due in 30 days, and reported to the member and the administrators', async () => {
    const { id, email, token } = await createMember({ language: 'en' })
    const message = `ที่อยู่เก่า ${randomUUID()}`
    const body = { kind: 'correction', message }
    expect((await post('/api/data_requests', body, { token })).status).toBe(204)
    const [stored, ...others] = await withText(message)
    expect(others).toEqual([])
    expect(stored).toMatchObject({ kind: 'correction', state: 'open', memberId: id, email: null })
    expect(Date.parse(stored?.dueAt ?? '') - Date.parse(stored?.createdAt ?? '')).toBe(30 * dayMs)
    expect(await stepsOf(stored?.id ?? '')).toMatchObject([{ act: 'received' }, { act: 'proven' }])
    const listed = await sendCall(url, '/api/data_requests', { token })
    expect(JSON.parse(listed.text)).toMatchObject({
      result: [{ ...body, state: 'open', answer: null, date_closed: null }],
    })
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Fongsai has received your request about your data')
    const [told] = await mailsTo('administrator@example.com')
    expect(told?.subject).toContain('คำขอเรื่องข้อมูลส่วนบุคคล')
    for (const each of [mail, told]) expect(each?.html).not.toContain(message)
    expect(told?.html).not.toContain(email)
    expect(told?.html).toContain(`/admin/collections/data-requests/${stored?.id}`)
  })

  it.each([true, false])(
    'is acknowledged by name only at a confirmed address (%j)',
    async (emailVerified) => {
      const { email, token } = await createMember({ firstName: 'สมศรี', emailVerified })
      await post('/api/data_requests', { kind: 'copy' }, { token })
      const [mail] = await mailsTo(email)
      expect(mail?.text?.includes('สวัสดีคุณสมศรี')).toBe(emailVerified)
    },
  )

  it('is seen by nobody else', async () => {
    const [one, another] = [await createMember(), await createMember()]
    await post('/api/data_requests', { kind: 'copy' }, { token: one.token })
    const { text } = await sendCall(url, '/api/data_requests', { token: another.token })
    expect(JSON.parse(text)).toEqual({ result: [] })
  })

  it('is stored once under one key, of several at once', async () => {
    const { token } = await createMember()
    const message = randomUUID()
    const from = { ...someone(), 'idempotency-key': randomUUID() }
    const send = () => post('/api/data_requests', { kind: 'access', message }, { token, from })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await withText(message)).toHaveLength(1)
  })

  it('is not kept of one who was erased meanwhile', async () => {
    const { id } = await createMember()
    await removeMember(payload, id)
    const asked = { kind: 'access', message: null } as const
    const about = { idempotencyKey: undefined }
    const asking = receiveOfMember(payload, { id, language: 'th' }, asked, about)
    await expect(asking).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    const { totalDocs } = await payload.count({
      collection: 'data-requests',
      where: { memberId: { equals: id } },
    })
    expect(totalDocs).toBe(0)
  })
})

describe('What anyone else asks', () => {
  it('waits until a link confirms the address, which works once', async () => {
    const { id, email } = await bench.askAsVisitor({ email: 'Wipa.One@example.com' })
    expect(email).toBe('wipa.one@example.com')
    expect(await bench.readRequest(id)).toMatchObject({ state: 'unproven', channel: 'website' })
    expect(await mailsTo('administrator@example.com')).toEqual([])
    const [token, ...others] = await tokensFor(email, path)
    expect(others).toEqual([])
    for (const wrong of [`${token}x`, '', 'ก'])
      expect((await post('/api/data_request_proofs', { token: wrong })).status).not.toBe(204)
    expect((await post('/api/data_request_proofs', { token })).status).toBe(204)
    expect(await bench.readRequest(id)).toMatchObject({ state: 'open' })
    expect((await post('/api/data_request_proofs', { token })).status).toBe(403)
    expect(await stepsOf(id)).toMatchObject([{ act: 'received' }, { act: 'proven' }])
    expect(await mailsTo('administrator@example.com')).toHaveLength(1)
    const subjects = (await mailsTo(email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['ยืนยันคำขอเรื่องข้อมูลของคุณกับฟองใส', 'ฟองใสได้รับคำขอเรื่องข้อมูลของคุณแล้ว'])
  })

  it('is answered without a name, even at the address of a member', async () => {
    const { email } = await createMember({ firstName: 'สมศรี' })
    const { id } = await bench.askProven({ email, name: 'สมศรี' })
    await bench.act(id, 'answer')
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(3)
    for (const { text } of mails) expect(text).not.toContain('สมศรี')
  })

  it('is proven by no link after a week', async () => {
    const { id, email } = await bench.askAsVisitor()
    const [token] = await tokensFor(email, path)
    const table = requestsOf(payload)
    const proofUntil = new Date(Date.now() - 1000).toISOString()
    await connectionTo(payload).update(table).set({ proofUntil })
    expect((await post('/api/data_request_proofs', { token })).status).toBe(403)
    expect(await bench.readRequest(id)).toMatchObject({ state: 'unproven' })
  })

  it('is answered no mail where a program seems to have sent it', async () => {
    const { email } = await bench.askAsVisitor({ looks_automatic: true })
    expect(await mailsTo(email)).toEqual([])
  })

  it('is taken twenty times an hour in the name of one mailbox, alike whether or not it is a member’s', async () => {
    const { email: ofMember } = await bench.createMember()
    for (const email of [ofMember, `${randomUUID().slice(0, 8)}@example.com`]) {
      const ask = (tag: number) => {
        const body = { kind: 'access', name: 'วิภา', email: email.replace('@', `+${tag}@`) }
        return post('/api/visitor_data_requests', body, { from: someone() })
      }
      for (let tag = 0; tag < 20; tag += 1) expect((await ask(tag)).status).toBe(204)
      const refused = await ask(20)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    }
  })

  it('is taken from a network where many were refused before', async () => {
    const from = someone()
    const send = (body: object) => post('/api/visitor_data_requests', body, { from })
    for (let index = 0; index < 20; index += 1) expect((await send({})).status).toBe(400)
    const email = `${randomUUID().slice(0, 8)}@example.com`
    expect((await send({ kind: 'access', name: 'วิภา', email })).status).toBe(204)
  })

  it('is taken ten times in ten minutes from one network', async () => {
    const from = someone()
    const body = { kind: 'access', name: 'วิภา', email: 'often@example.com' }
    const send = () => post('/api/visitor_data_requests', body, { from })
    for (let index = 0; index < 10; index += 1) expect((await send()).status).toBe(204)
    expect((await send()).status).toBe(429)
  })
})
