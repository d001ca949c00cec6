import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../../../composition/open-payload.ts'
import { createExample } from '../../../../testing/example-records.ts'
import { staffData } from '../../../../testing/record-data.ts'
import { createLead } from '../../../../testing/lead-records.ts'
import {
  signInAs,
  type StaffService,
  startStaffService,
} from '../../../../testing/staff-service.ts'
import { listSteps } from '../../../core/cases/cases.rows.ts'
import { findDuplicates } from './lead-duplicates.rows.ts'
import { readReport } from '../problem/report-details.ts'

let payload: BasePayload
let service: StaffService
let editor: { id: number; token: string }

beforeAll(async () => {
  payload = await openPayload()
  const { id } = await payload.create({ collection: 'staff', data: staffData('editor') })
  editor = { id, token: await signInAs(payload, 'editor@example.com') }
  service = await startStaffService(payload)
})

afterAll(async () => {
  service.stop()
  await closePayload(payload)
})

describe('a lead in the inbox', () => {
  it('keeps what was sent, whatever staff ask for', async () => {
    const lead = await createLead(payload, { kind: 'problem', reference: 'WASH-2222', amount: 40 })
    const forged = {
      kind: 'contact',
      firstName: 'คนอื่น',
      phone: '+66899999999',
      email: 'x@example.com',
      message: '',
      amount: 4000,
      reference: 'WASH-9999',
      source: 'visit',
      createdAt: '2020-01-01T00:00:00.000Z',
      firstAnsweredAt: '2020-01-01T00:00:00.000Z',
    }
    expect((await ask('PATCH', `/${lead.id}`, forged)).status).toBe(200)
    const { savedBy, updatedAt } = await read(lead.id)
    expect(await read(lead.id)).toEqual({ ...lead, savedBy, updatedAt })
  })

  it('remembers who moved it on and what was said, in the order of events', async () => {
    const lead = await createLead(payload)
    await ask('PATCH', `/${lead.id}`, { newNote: '  โทรแล้ว ไม่รับสาย ', assignee: editor.id })
    await ask('PATCH', `/${lead.id}`, { status: 'working' })
    await ask('PATCH', `/${lead.id}`, { status: 'working' })
    await ask('PATCH', `/${lead.id}`, { status: 'closed', newNote: 'คุยแล้ว' })
    const stored = await read(lead.id)
    const by = editor.id
    expect(stored.notes).toMatchObject([
      { text: 'โทรแล้ว ไม่รับสาย', by },
      { text: 'คุยแล้ว', by },
    ])
    expect(await listSteps(payload, { subject: `lead:${lead.id}` })).toMatchObject([
      { act: 'assigned', reason: String(by), by },
      { act: 'working', by },
      { act: 'closed', by },
    ])
    expect(stored).toMatchObject({ newNote: null })
  })

  it('lets nobody forge, change or take back a note', async () => {
    const lead = await createLead(payload)
    await ask('PATCH', `/${lead.id}`, { newNote: 'คืนเงินไม่ได้' })
    const notes = [{ text: 'คืนเงินได้', by: 999, at: '2020-01-01T00:00:00.000Z' }]
    await ask('PATCH', `/${lead.id}`, { notes })
    await ask('PATCH', `/${lead.id}`, { notes: [] })
    expect((await read(lead.id)).notes).toMatchObject([{ text: 'คืนเงินไม่ได้', by: editor.id }])
  })

  it('notes once when it was first taken up', async () => {
    const lead = await createLead(payload)
    expect(lead.firstAnsweredAt).toBeNull()
    await ask('PATCH', `/${lead.id}`, { status: 'working' })
    const { firstAnsweredAt } = await read(lead.id)
    expect(firstAnsweredAt).toMatch(/^20\d\d-/)
    await ask('PATCH', `/${lead.id}`, { status: 'new' })
    await ask('PATCH', `/${lead.id}`, { status: 'closed' })
    expect((await read(lead.id)).firstAnsweredAt).toBe(firstAnsweredAt)
  })

  it('pays money back for a problem alone', async () => {
    const message = await createLead(payload)
    expect((await ask('PATCH', `/${message.id}`, { status: 'refunded' })).status).toBe(400)
    expect((await read(message.id)).status).toBe('new')
    const problem = await createLead(payload, { kind: 'problem' })
    expect((await ask('PATCH', `/${problem.id}`, { status: 'refunded' })).status).toBe(200)
  })

  it('is given to those who may open it, and outlives a change of their role', async () => {
    const former = await payload.create({ collection: 'staff', data: staffData('former') })
    const lead = await createLead(payload)
    await ask('PATCH', `/${lead.id}`, { assignee: former.id })
    await payload.update({ collection: 'staff', id: former.id, data: { role: 'moderator' } })
    expect((await ask('PATCH', `/${lead.id}`, { status: 'working' })).status).toBe(200)
    const another = await createLead(payload)
    expect((await ask('PATCH', `/${another.id}`, { assignee: former.id })).status).toBe(400)
  })

  it('tells its sender how far it has come, and takes no spam for an answer', async () => {
    const lead = await createLead(payload, {
      kind: 'problem',
      reference: 'STEP-2345',
      branch: await createBranch(),
    })
    const told = async () => (await readReport(payload, 'STEP-2345', null))?.status
    expect(await told()).toBe('received')
    for (const [status, seen] of [
      ['spam', 'received'],
      ['working', 'working'],
      ['refunded', 'refunded'],
      ['closed', 'closed'],
    ]) {
      await ask('PATCH', `/${lead.id}`, { status })
      expect(await told()).toBe(seen)
    }
  })

  it('can be told by staff to have come from a person after all', async () => {
    const lead = await createLead(payload, { looksAutomatic: true })
    await ask('PATCH', `/${lead.id}`, { looksAutomatic: false })
    expect((await read(lead.id)).looksAutomatic).toBe(false)
  })
})

describe('a lead that staff write down', () => {
  const caller = { kind: 'contact', language: 'th', firstName: 'ป้าแดง', message: 'ถามเวลาเปิด' }

  it('has its number in E.164 and says how it came', async () => {
    const { status, body } = await ask('POST', '', { ...caller, phone: '๐๘๑ 000-0009' })
    expect(status).toBe(201)
    expect(await read(body.doc.id)).toMatchObject({
      phone: '+66810000009',
      source: 'phone',
      status: 'new',
      looksAutomatic: false,
      consentAt: null,
    })
  })

  it('must be enough to answer it', async () => {
    const faultsOf = async (data: object) => {
      const { status, body } = await ask('POST', '', data)
      expect(status).toBe(400)
      return body.errors[0].data.errors.map(({ path }: { path: string }) => path).toSorted()
    }
    expect(await faultsOf(caller)).toEqual(['phone'])
    expect(await faultsOf({ ...caller, phone: '12ab' })).toEqual(['phone'])
    expect(await faultsOf({ kind: 'contact', phone: '0810000009' })).toEqual([
      'firstName',
      'message',
    ])
    const problem = { kind: 'problem', firstName: 'ป้าแดง', phone: '0810000009' }
    expect(await faultsOf(problem)).toEqual(['branch', 'cause'])
  })

  it('cannot pretend to be of the website', async () => {
    const forged = {
      requestKey: 'x',
      looksAutomatic: true,
      consentAt: '2020-01-01T00:00:00.000Z',
      reference: 'WASH-3333',
      createdAt: '2020-01-01T00:00:00.000Z',
      notes: [{ text: 'x', by: 999 }],
    }
    const { body } = await ask('POST', '', { ...caller, phone: '0810000009', ...forged })
    expect(await read(body.doc.id)).toMatchObject({
      requestKey: null,
      looksAutomatic: false,
      consentAt: null,
      reference: null,
      createdAt: expect.not.stringContaining('2020'),
      notes: [],
    })
  })

  it('has a reference when it is a problem, as one from the website', async () => {
    const branch = await createBranch()
    const problem = { kind: 'problem', language: 'th', firstName: 'ป้าแดง', phone: '0810000009' }
    const { body } = await ask('POST', '', { ...problem, branch, cause: 'other' })
    expect((await read(body.doc.id)).reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  })
})

describe('the list of leads', () => {
  it('is searched by name, number, e-mail and reference, as a person types them', async () => {
    const { id } = await createLead(payload, {
      kind: 'problem',
      firstName: 'Somying',
      lastName: 'Rakdee',
      phone: '+66820007788',
      email: 'somying.r@example.com',
      reference: 'KQ7M-2345',
    })
    const found = async (search: string) => {
      const fields = ['firstName', 'lastName', 'email', 'phone', 'reference']
      const query = fields.map(
        (name, at) => `where[or][${at}][${name}][like]=${encodeURIComponent(search)}`,
      )
      const { body } = await ask('GET', `?${query.join('&')}`)
      return body.docs.map((lead: { id: string }) => lead.id)
    }
    for (const text of ['somying', 'Somying Rakdee', 'rakdee', '082-000-7788', '082 000 7788'])
      expect(await found(text), text).toEqual([id])
    for (const text of ['+66820007788', '0007788', 'somying.r@', 'kq7m-2345', '๐๘๒๐๐๐๗๗๘๘'])
      expect(await found(text), text).toEqual([id])
    expect(await found('Somying Nobody')).toEqual([])
    expect(await found('082 000 9999')).toEqual([])
  })
})

describe('duplicates of a lead', () => {
  it('are all that has the same number or e-mail, of any kind, the newest first', async () => {
    const phone = '+66830001111'
    const email = 'Twice@Example.com'
    const at = (hour: number) => ({ createdAt: `2026-11-20T0${hour}:00:00.000Z` })
    const first = await createLead(payload, { phone, email, ...at(1) })
    const byPhone = await createLead(payload, { phone, kind: 'problem', ...at(2) })
    const byEmail = await createLead(payload, {
      phone: null,
      email: 'twice@example.com',
      kind: 'franchise',
      ...at(3),
    })
    await createLead(payload, { phone: '+66830001112', email: 'twice2@example.com' })
    await createLead(payload, { phone: null, email: null })
    const idsOf = async (lead: typeof first, most = 9) =>
      (await findDuplicates(payload, lead, most)).map(({ id }) => id)
    expect(await idsOf(first)).toEqual([byEmail.id, byPhone.id])
    expect(await idsOf(first, 1)).toEqual([byEmail.id])
    expect(await idsOf(byEmail)).toEqual([first.id])
    expect(await idsOf(await createLead(payload, { phone: null, email: null }))).toEqual([])
  })
})

async function createBranch(): Promise<number> {
  return Number((await createExample(payload, 'branches')).id)
}

async function ask(method: string, path: string, data?: object) {
  const response = await fetch(`${service.url}/cms-api/leads${path}`, {
    method,
    headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'application/json' },
    ...(data ? { body: JSON.stringify(data) } : {}),
  })
  return { status: response.status, body: await response.json() }
}

function read(id: string) {
  return payload.findByID({ collection: 'leads', id })
}
