import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { openDataRequestBench } from '../../../../testing/data-request-bench.ts'
import { createInterest, createLead } from '../../../../testing/lead-records.ts'
import { hashOfErased } from '../../../core/erasures/erasures.rows.ts'
import { replayErasures } from '../../../core/erasures/replay-erasures.ts'
import { erasables } from '../../../composition/areas.ts'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'
import { env } from '../../../platform/env.ts'
import { pendingErasuresName } from '../../../platform/retention/pending-erasures.ts'
import { storePhoto } from '../../contact/photo/lead-photo.files.ts'
import { removeMember } from '../../account/removal/remove-member.ts'

const bench = await openDataRequestBench()
const { payload, createMember, mailsTo, act, cms, readRequest, stepsOf } = bench
const { askAsMember, askProven } = bench

const lead = (id: string) => payload.findByID({ collection: 'leads', id, disableErrors: true })

describe('A request', () => {
  it('is handled by administrators alone', async () => {
    const { id } = await askAsMember('access')
    for (const role of ['editor', 'moderator'] as const) {
      for (const name of ['prove', 'answer', 'refuse', 'reopen', 'erase'])
        expect([name, (await act(id, name, role)).status]).toEqual([name, 403])
      expect((await cms(`/data-requests/${id}/copy`, role)).status).toBe(403)
      expect((await cms(`/data-requests/${id}`, role)).status).toBe(403)
    }
    expect(await readRequest(id)).toMatchObject({ state: 'open' })
    expect((await act(randomUUID(), 'answer')).status).toBe(404)
  })

  it.each([
    ['th', 'ผลคำขอเรื่องข้อมูลของคุณกับฟองใส'],
    ['en', 'Your request to Fongsai about your data'],
  ] as const)(
    'that is refused tells why, in the requester’s language (%s)',
    async (language, subject) => {
      const { id, member, message } = await askAsMember('objection', language)
      const reason = 'ต้องเก็บไว้ตามกฎหมายบัญชี'
      expect((await act(id, 'refuse', 'administrator', reason)).status).toBe(200)
      expect(await readRequest(id)).toMatchObject({ state: 'refused', answer: reason })
      const mail = (await mailsTo(member.email)).find((each) => each.subject === subject)
      expect(mail?.text).toContain(reason)
      expect(mail?.text).not.toContain(message)
      expect((await act(id, 'answer')).status).toBe(409)
    },
  )

  it('waits in the queue until it is closed, due as it is itself, and again once it was reopened', async () => {
    const { id } = await bench.askAsVisitor({ kind: 'erasure' })
    expect(await bench.caseOf(id)).toBeNull()
    await act(id, 'prove')
    const { dueAt, email } = await readRequest(id)
    const found = await bench.caseOf(id)
    expect(found).toMatchObject({ dueAt, isOpen: true })
    expect(JSON.stringify(found.view.parts)).toContain(email)
    const acts: { path: string }[] = found.view.acts
    const paths = ['erase', 'answer', 'refuse'].map((name) => `/data-requests/${id}/${name}`)
    expect(acts.map(({ path }) => path)).toEqual(paths)
    expect((await cms(paths[2] ?? '', 'administrator', { reason: 'ไม่มี' })).status).toBe(200)
    expect(await bench.caseOf(id)).toMatchObject({ id: found.id, isOpen: false })
    await act(id, 'reopen')
    expect(await bench.caseOf(id)).toMatchObject({ id: found.id, dueAt, isOpen: true })
    expect((await cms(`/cases/queue/${found.id}`, 'moderator')).status).toBe(404)
  })

  it('is refused with a reason, or not at all', async () => {
    const { id } = await askAsMember('objection')
    for (const reason of ['', ' ', 'ก'.repeat(501)])
      expect((await act(id, 'refuse', 'administrator', reason)).status).toBe(400)
    expect(await readRequest(id)).toMatchObject({ state: 'open' })
  })

  it('is closed by one of two at once, and opened again only for all to see', async () => {
    const { id, member } = await askAsMember('access')
    const both = await Promise.all([act(id, 'answer'), act(id, 'refuse')])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await act(id, 'reopen', 'administrator', 'ส่งไม่ครบ')).status).toBe(200)
    expect(await readRequest(id)).toMatchObject({ state: 'open', answer: null, closedAt: null })
    expect((await act(id, 'answer', 'administrator', 'ส่งครบแล้ว')).status).toBe(200)
    const why = 'ตรวจแล้ว\nส่งไม่ครบ'
    expect(await readRequest(id)).toMatchObject({ answer: 'ส่งครบแล้ว', reopenedWhy: why })
    const by = expect.any(Number)
    expect((await stepsOf(id)).slice(3)).toEqual([
      { act: 'reopened', by },
      { act: 'answered', by },
    ])
    const texts = (await mailsTo(member.email)).map(({ text }) => text)
    expect(texts).toContainEqual(expect.stringContaining('ส่งครบแล้ว'))
    await act(id, 'reopen', 'administrator', 'อีกครั้ง')
    const reopenedWhy = `${why}\nส่งครบแล้ว\nอีกครั้ง`
    expect(await readRequest(id)).toMatchObject({ answer: null, reopenedWhy })
  })

  it('for erasure is not closed as met while the account is there, and is by its erasure', async () => {
    const { id, member, message } = await askAsMember('erasure')
    expect((await act(id, 'answer')).status).toBe(409)
    await removeMember(payload, member.id)
    const left = await readRequest(id)
    expect(left).toMatchObject({ state: 'answered', memberId: null, message: null, answer: null })
    expect(JSON.stringify(left)).not.toContain(member.id)
    expect(await stepsOf(id)).toMatchObject([
      { act: 'received' },
      { act: 'proven' },
      { act: 'erased' },
    ])
    expect(await bench.withText(message)).toEqual([])
  })

  it('for erasure also deletes what outlives an account, and the uses of its address', async () => {
    const { member } = await askAsMember('erasure')
    const photo = await storePhoto(payload, { data: Buffer.from('photo'), width: 1, height: 1 })
    const report = { kind: 'problem', message: 'เหรียญหาย', photo } as const
    const own = await createLead(payload, { ...report, member: member.id })
    const signedOut = await createLead(payload, { email: member.email.toUpperCase() })
    const others = await createLead(payload)
    await bench.askAsVisitor({ email: member.email, name: 'สมศรี ใจดีมาก' })
    await removeMember(payload, member.id)
    for (const { id } of [own, signedOut]) {
      expect(await lead(id)).toBeNull()
      const where = { hash: { equals: hashOfErased('leads', id) } }
      expect((await payload.count({ collection: 'erasures', where })).totalDocs).toBe(1)
    }
    expect(existsSync(join(env.leadPhotoDir, `${photo}.jpg`))).toBe(false)
    expect(await lead(others.id)).not.toBeNull()
    const { docs } = await payload.find({
      collection: 'data-requests',
      where: { name: { equals: 'สมศรี ใจดีมาก' } },
    })
    expect(docs).toEqual([])
  })

  it.each(['access', 'refused erasure'])(
    'of another kind, or refused, leaves what outlives an account (%s)',
    async (asked) => {
      const { id, member } = await askAsMember(asked === 'access' ? 'access' : 'erasure')
      if (asked !== 'access') await act(id, 'refuse', 'administrator', 'ยังคืนเงินไม่เสร็จ')
      const own = await createLead(payload, { member: member.id })
      await removeMember(payload, member.id)
      expect(await lead(own.id)).toMatchObject({ member: null })
    },
  )

  it('for erasure of an unconfirmed address leaves what was sent from it', async () => {
    const { member } = await askAsMember('erasure')
    await payload.update({ collection: 'members', id: member.id, data: { emailVerified: false } })
    const signedOut = await createLead(payload, { email: member.email })
    await removeMember(payload, member.id)
    expect(await lead(signedOut.id)).not.toBeNull()
  })

  it('that was emptied is emptied again where a restore brings its words back', async () => {
    const { id } = await askProven({ kind: 'erasure' })
    const words = await readRequest(id)
    await act(id, 'erase')
    const hash = hashOfErased('data-requests', id)
    const { docs } = await payload.find({
      collection: 'erasures',
      where: { hash: { equals: hash } },
    })
    expect(docs).toHaveLength(1)
    const table = collectionTable(payload, 'data-requests')
    const { name, email, message } = words
    await connectionTo(payload)
      .update(table)
      .set({ name, email, message, state: 'open' })
      .where(eq(table.id, id))
    const pending = [{ hash, at: new Date().toISOString() }]
    await writeFile(join(env.dataDir, pendingErasuresName), JSON.stringify(pending))
    await replayErasures(payload, erasables)
    expect(await readRequest(id)).toMatchObject({ state: 'answered', name: null, email: null })
  })

  it('that nobody proved is proven by what staff have seen', async () => {
    const { id } = await bench.askAsVisitor()
    expect((await act(id, 'answer')).status).toBe(409)
    expect((await act(id, 'prove', 'administrator', 'เห็นบัตรประชาชน')).status).toBe(200)
    expect(await readRequest(id)).toMatchObject({ state: 'open', proof: 'เห็นบัตรประชาชน' })
    expect((await stepsOf(id)).at(-1)).toEqual({ act: 'proven', by: expect.any(Number) })
  })
})

describe('A request that staff type in', () => {
  const typed = { kind: 'copy', channel: 'post', language: 'th', name: 'วิภา' }

  it('says how they know whose it is, and begins its clock', async () => {
    const sent = { ...typed, email: ' Wipa.Post@Example.com ', proof: 'จดหมายลงชื่อพร้อมสำเนาบัตร' }
    const { status, body } = await cms('/data-requests', 'administrator', sent)
    expect(status).toBe(201)
    const { doc } = JSON.parse(strFromU8(body))
    const reference = doc.id.slice(0, 8).toUpperCase()
    expect(doc).toMatchObject({ state: 'open', email: 'wipa.post@example.com', reference })
    expect(Date.parse(doc.dueAt) - Date.now()).toBeGreaterThan(29.9 * 24 * 60 * 60_000)
    expect(await stepsOf(doc.id)).toMatchObject([
      { act: 'received', by: expect.any(Number) },
      { act: 'proven', by: expect.any(Number) },
    ])
  })

  it.each([{}, { proof: ' ' }, { proof: 'เห็นบัตร', channel: 'account' }])(
    'is refused with %j',
    async (wrong) => {
      const { status } = await cms('/data-requests', 'administrator', { ...typed, ...wrong })
      expect(status).toBe(400)
    },
  )

  it('sets nothing that its acts set', async () => {
    const own = { state: 'answered', memberId: randomUUID(), dueAt: '2020-01-01T00:00:00.000Z' }
    const sent = { ...typed, proof: 'เห็นบัตร', ...own }
    const { doc } = JSON.parse(strFromU8((await cms('/data-requests', 'administrator', sent)).body))
    expect(doc).toMatchObject({ state: 'open', memberId: null })
    expect(Date.parse(doc.dueAt)).toBeGreaterThan(Date.now())
  })
})

describe('What is kept under an address without an account', () => {
  async function sendTwice(email: string) {
    const photo = await storePhoto(payload, { data: Buffer.from('photo'), width: 1, height: 1 })
    const report = { kind: 'problem', message: 'เหรียญหาย', photo } as const
    const own = await createLead(payload, { ...report, email: email.toUpperCase() })
    const member = await createMember()
    const others = await createInterest(payload, { email, member: member.id, message: 'ของสมาชิก' })
    return { photo, own, others, path: join(env.leadPhotoDir, `${photo}.jpg`) }
  }

  it('is taken by a copy, without what belongs to a member', async () => {
    const { id, email, message } = await askProven({ kind: 'copy' })
    const { photo } = await sendTwice(email)
    const { status, headers, body } = await cms(`/data-requests/${id}/copy`)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(headers.get('cache-control')).toBe('private, no-store')
    const files = unzipSync(body)
    expect(strFromU8(files[`pictures/reports/${photo}.jpg`] ?? new Uint8Array())).toBe('photo')
    const { profile, records } = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
    expect(profile).toBeNull()
    expect(records).toMatchObject({
      leads: [{ message: 'เหรียญหาย' }],
      data_requests: [{ message }],
    })
    expect(records.leads).toHaveLength(1)
    expect((await stepsOf(id)).at(-1)).toMatchObject({ act: 'copied', by: expect.any(Number) })
  })

  it('is given to nobody before the address is proven', async () => {
    const { id } = await bench.askAsVisitor({ kind: 'copy' })
    expect((await cms(`/data-requests/${id}/copy`)).status).toBe(404)
  })

  it('is erased with the words of the request itself, and its mail still leaves', async () => {
    const { id, email } = await askProven({ kind: 'erasure' })
    const { own, others, path } = await sendTwice(email)
    expect((await act(id, 'erase', 'administrator', 'ลบแล้ว')).status).toBe(200)
    expect(await lead(own.id)).toBeNull()
    // The ledger erases it again after a restore of an older backup.
    const hash = hashOfErased('leads', own.id)
    expect(
      (await payload.count({ collection: 'erasures', where: { hash: { equals: hash } } }))
        .totalDocs,
    ).toBe(1)
    expect(existsSync(path)).toBe(false)
    expect(await lead(others.id)).toMatchObject({ message: 'ของสมาชิก' })
    const left = await readRequest(id)
    expect(left).toMatchObject({ state: 'answered', email: null, name: null, message: null })
    expect((await stepsOf(id)).at(-1)).toMatchObject({ act: 'erased' })
    const subjects = (await mailsTo(email)).map(({ subject }) => subject)
    expect(subjects).toContain('ฟองใสดำเนินการตามคำขอเรื่องข้อมูลของคุณแล้ว')
    expect((await act(id, 'erase')).status).toBe(409)
  })

  it('is erased for a proven request for erasure alone', async () => {
    const asked = [
      await askProven({ kind: 'access' }),
      await bench.askAsVisitor({ kind: 'erasure' }),
    ]
    for (const { id, email } of asked) {
      const { own } = await sendTwice(email)
      expect((await act(id, 'erase')).status).toBe(409)
      expect(await lead(own.id)).not.toBeNull()
    }
  })
})
