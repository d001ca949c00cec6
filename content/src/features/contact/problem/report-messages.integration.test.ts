import { randomUUID } from 'node:crypto'
import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ageRecord } from '../../../../testing/age-record.ts'
import { fillBranches } from '../../../../testing/branch-records.ts'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { deleteDue } from '../../../../testing/delete-due.ts'
import {
  formOf,
  leadPath,
  photoFile,
  photoIdOf,
  post,
  postJson,
  problem,
  referenceIn,
} from '../../../../testing/lead-posts.ts'
import { registerMember, type SignedMember } from '../../../../testing/member-requests.ts'
import { someone } from '../../../../testing/visitor.ts'
import { daysAgo } from '../../../core/work/daily-work.ts'
import type { Lead } from '../../../platform/payload-types.ts'
import { env } from '../../../platform/env.ts'
import { sweepPhotos } from '../retention/delete-old-leads.ts'
import { mostMessages } from './add-to-report.ts'
import { leadsOfMember } from './leads-of-member.ts'

let service: ContractService
let branch: number
let manee: SignedMember
let piti: SignedMember

beforeAll(async () => {
  service = await startContractService()
  branch = (await fillBranches(service.payload, 1)).branches[0]?.id ?? 0
  manee = await registerMember(service.payload, 'manee')
  piti = await registerMember(service.payload, 'piti')
})
afterAll(() => service.stop())

type HeaderValues = Record<string, string>

const as = ({ token }: SignedMember) => ({ authorization: `Bearer ${token}` })

async function report(headers: HeaderValues = {}) {
  const form = formOf(problem(branch, { message: 'ผ้าค้าง' }), { photo: await photoFile() })
  return referenceIn((await post(`${service.url}${leadPath}`, form, headers)).body)
}

async function read(reference: string, headers: HeaderValues = {}) {
  const path = `/api/problems/${reference}`
  const { body, headers: told } = await service.get(path, { ...someone(), ...headers })
  expect(told.get('cache-control')).toBe('private, no-store')
  return contactCalls.getProblemStatus.answer.decode(body, 'th')
}

const photoOf = (reference: string, photo: unknown, headers: HeaderValues = {}) =>
  fetch(`${service.url}/api/problems/${reference}/photos/${String(photo)}`, { headers })

function add(reference: string, fields: object, headers: HeaderValues = {}, photo?: File) {
  const url = `${service.url}/api/problems/${reference}/messages`
  return photo ? post(url, formOf(fields, { photo }), headers) : postJson(url, fields, headers)
}

async function leadOf(reference: string): Promise<Lead> {
  const where = { reference: { equals: reference } }
  const { docs } = await service.payload.find({ collection: 'leads', where, depth: 0 })
  if (!docs[0]) throw new Error(`There is no report ${reference}`)
  return docs[0]
}

const set = async (reference: string, data: Partial<Lead>) =>
  service.payload.update({ collection: 'leads', id: (await leadOf(reference)).id, data })

async function dueOf(leadId: string): Promise<string> {
  const where = { subject: { equals: `lead:${leadId}` } }
  const { docs } = await service.payload.find({ collection: 'cases', where })
  return docs[0]?.dueAt ?? ''
}

const typeIn = (body: unknown) => JSON.stringify(body).match(/"type":"(\w+)"/)?.[1]

describe('What was sent with a report', () => {
  it('without an account is for everyone with the code, its photo too, never cached', async () => {
    const reference = await report()
    const { messages, isOwn, takesMessages } = await read(reference)
    expect({ messages, isOwn, takesMessages }).toEqual({
      messages: [{ text: 'ผ้าค้าง', photo: expect.any(String), at: expect.any(String) }],
      isOwn: false,
      takesMessages: true,
    })
    const photo = await photoOf(reference, messages?.[0]?.photo)
    expect(photo.status).toBe(200)
    expect(photo.headers.get('cache-control')).toBe('private, no-store')
    expect(photo.headers.get('content-security-policy')).toContain('sandbox')
    const { format, exif } = await sharp(await photo.arrayBuffer()).metadata()
    expect([format, exif]).toEqual(['jpeg', undefined])
  })

  it('from an account is for its session alone, and after the account for nobody', async () => {
    const reference = await report(as(manee))
    const own = await read(reference, as(manee))
    expect([own.isOwn, own.messages?.length, own.takesMessages]).toEqual([true, 1, true])
    const photo = own.messages?.[0]?.photo
    expect((await photoOf(reference, photo, as(manee))).status).toBe(200)
    for (const headers of [{}, as(piti)]) {
      const others = await read(reference, headers)
      expect([others.isOwn, others.messages, others.takesMessages]).toEqual([false, null, false])
      expect((await photoOf(reference, photo, headers)).status).toBe(404)
      const { status, body } = await add(reference, { message: 'x' }, headers)
      expect([status, typeIn(body)]).toEqual([403, 'owner'])
    }
    const { member } = await leadOf(reference)
    await leadsOfMember.erase(service.payload, member ?? '')
    expect((await read(reference)).messages).toBeNull()
    expect((await photoOf(reference, photo)).status).toBe(404)
  })

  it('shows no photo of another report, and names nobody', async () => {
    const [one, other] = [await report(), await report()]
    const photo = (await read(other)).messages?.[0]?.photo
    expect((await photoOf(one, photo)).status).toBe(404)
    expect((await photoOf(one, 'x')).status).toBe(404)
    const { body } = await service.get(`/api/problems/${one}`, someone())
    expect(JSON.stringify(body)).not.toContain('somsri')
  })

  it('has the history of its states, without what only staff see', async () => {
    const reference = await report()
    for (const status of ['spam', 'working', 'closed'] as const) await set(reference, { status })
    const { history } = await read(reference)
    expect(history.map(({ state }) => state)).toEqual(['received', 'working', 'closed'])
  })
})

describe('A message to a report', () => {
  it('is kept with its photo, makes the case due, and is mailed to staff', async () => {
    const reference = await report()
    await set(reference, { status: 'working' })
    const { id } = await leadOf(reference)
    const before = await dueOf(id)
    const sent = await add(reference, { message: 'เพิ่ม' }, {}, await photoFile(4200, 2100))
    expect(sent.status).toBe(204)
    const [, added] = (await read(reference)).messages ?? []
    expect(added).toMatchObject({ text: 'เพิ่ม', photo: expect.any(String) })
    const photo = await photoOf(reference, added?.photo)
    expect(await sharp(await photo.arrayBuffer()).metadata()).toMatchObject({ width: 2000 })
    expect((await dueOf(id)) < before).toBe(true)
    const about = { subjectId: { equals: id }, purpose: { equals: 'added' } }
    expect((await service.payload.count({ collection: 'outbox', where: about })).totalDocs).toBe(1)
    expect((await leadOf(reference)).status).toBe('working')
  })

  it('is stored once for one key, also after staff saved the report and after it was closed', async () => {
    const reference = await report()
    const key = { 'idempotency-key': randomUUID() }
    const message = { message: 'ครั้งเดียว' }
    const sent = await Promise.all([1, 2].map(() => add(reference, message, key)))
    await set(reference, { status: 'closed' })
    const again = await add(reference, message, key)
    expect([...sent, again].map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await leadOf(reference)).messages).toHaveLength(1)
  })

  it('survives a save of staff who had read the report before', async () => {
    const reference = await report()
    const { id } = await leadOf(reference)
    await Promise.all([
      ...[1, 2, 3].map((count) => add(reference, { message: `${count}` })),
      service.payload.update({ collection: 'leads', id, data: { newNote: 'โทรแล้ว' } }),
    ])
    expect((await leadOf(reference)).messages).toHaveLength(3)
  })

  it('needs text or a photo, of the size and kind of the first', async () => {
    const reference = await report()
    expect((await add(reference, {})).faults).toEqual(['message'])
    expect((await add(reference, { message: ' \u200B ' })).faults).toEqual(['message'])
    expect((await add(reference, { message: 'x'.repeat(4001) })).faults).toEqual(['message'])
    const file = new File(['<svg/>'], 'a.jpg', { type: 'image/jpeg' })
    expect((await add(reference, {}, {}, file)).faults).toEqual(['photo'])
    expect((await leadOf(reference)).messages).toEqual([])
    expect((await add(reference, {}, {}, await photoFile())).status).toBe(204)
  })

  it('is refused once the report is closed, for an unknown code, and beyond the limit', async () => {
    for (const status of ['closed', 'refunded'] as const) {
      const reference = await report()
      await set(reference, { status })
      expect((await read(reference)).takesMessages).toBe(false)
      const { status: refused, body } = await add(reference, { message: 'x' })
      expect([refused, typeIn(body)]).toEqual([403, 'closed'])
    }
    expect((await add('2222-2222', { message: 'x' })).status).toBe(404)
    const reference = await report()
    for (let count = 0; count < mostMessages; count += 1)
      expect((await add(reference, { message: `${count}` })).status).toBe(204)
    const { status, body } = await add(reference, { message: 'x' })
    expect([status, typeIn(body)]).toEqual([403, 'full'])
  })
})

describe('Messages and their photos', () => {
  async function reportWithMessage(headers: HeaderValues = {}) {
    const reference = await report(headers)
    await add(reference, { message: 'มีอีกรูป' }, headers, await photoFile())
    const lead = await leadOf(reference)
    const id = photoIdOf(lead.messages?.[0])
    const { filename } = await service.payload.findByID({ collection: 'lead-photos', id })
    return { reference, lead, id, path: join(env.leadPhotoDir, String(filename)) }
  }

  it('are in the copy of the member, and erased with the report', async () => {
    const { reference, path } = await reportWithMessage(as(piti))
    const { member } = await leadOf(reference)
    const owner = member ?? ''
    expect(await leadsOfMember.own(service.payload, owner)).toMatchObject({
      lead_messages: [{ reference, message: 'มีอีกรูป' }],
    })
    expect(
      (await leadsOfMember.files?.(service.payload, owner))?.map((each) => each.stored),
    ).toContain(basename(path))
    const afterwards = await leadsOfMember.eraseAll?.(service.payload, owner)
    if (typeof afterwards === 'function') await afterwards()
    expect(existsSync(path)).toBe(false)
    await expect(leadOf(reference)).rejects.toThrow('There is no report')
  })

  it('stay in the sweep, and go when the period of photos ends', async () => {
    const { reference, lead, id, path } = await reportWithMessage()
    await ageRecord(service.payload, 'lead_photos', id, daysAgo(3))
    await sweepPhotos(service.payload)
    expect(existsSync(path)).toBe(true)
    await set(reference, { status: 'closed' })
    await ageRecord(service.payload, 'leads', lead.id, daysAgo(91))
    await deleteDue(service.payload, 'problem-photos')
    expect(existsSync(path)).toBe(false)
    expect((await read(reference)).messages?.at(-1)).toMatchObject({ text: 'มีอีกรูป', photo: null })
  })
})
