import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLead } from '../../../../testing/lead-records.ts'
import { staffData } from '../../../../testing/record-data.ts'
import {
  signInAs,
  type StaffService,
  startStaffService,
} from '../../../../testing/staff-service.ts'
import { closePayload, openPayload } from '../../../composition/open-payload.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import type { Lead } from '../../../platform/payload-types.ts'
import { eraseLeads } from '../problem/leads-of-member.ts'
import { storeLead } from '../receive/receive-lead.ts'

let payload: BasePayload
let service: StaffService
const tokens = new Map<string, string>()
let editorId: number

beforeAll(async () => {
  payload = await openPayload()
  for (const role of ['editor', 'moderator'] as const) {
    const data = { ...staffData(role, role), name: `${role} ฝน` }
    const { id } = await payload.create({ collection: 'staff', data })
    if (role === 'editor') editorId = id
    tokens.set(role, await signInAs(payload, data.email))
  }
  service = await startStaffService(payload)
})

afterAll(async () => {
  service.stop()
  await closePayload(payload)
})

async function caseOf(id: string) {
  const where = { subject: { equals: `lead:${id}` } }
  const { docs } = await payload.find({ collection: 'cases', where })
  expect(docs.length).toBeLessThan(2)
  return docs[0]
}

async function cms(path: string, sent?: object, role = 'editor') {
  const response = await fetch(`${service.url}/cms-api${path}`, {
    method: sent ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      authorization: `Bearer ${tokens.get(role)}`,
    },
    body: sent ? JSON.stringify(sent) : null,
  })
  return { status: response.status, body: await response.json() }
}

const message = {
  type: 'contact',
  firstName: 'สมศรี',
  lastName: null,
  phone: '+66812345678',
  email: null,
  message: 'เปิดกี่โมงคะ',
} as const

async function receive(more: object = {}): Promise<string> {
  const record = { ...message, ...more } as Parameters<typeof storeLead>[1]['record']
  const sent = { language: 'th', requestKey: null, photo: null, member: null } as const
  return (await storeLead(payload, { record, ...sent })).id
}

const hoursLeft = (dueAt: string | undefined) =>
  Math.round((Date.parse(dueAt ?? '') - Date.now()) / 3_600_000)

describe('The case of a lead', () => {
  it('is opened with it, due when the settings say, and by nothing that a program seems to have sent', async () => {
    const found = await caseOf(await receive())
    expect(found).toMatchObject({ kind: 'contact', state: 'open', assignee: null })
    expect(hoursLeft(found?.dueAt)).toBe(24)
    expect(await caseOf(await receive({ looksAutomatic: true }))).toBeUndefined()
    const problem = await createLead(payload, { kind: 'problem', reference: 'WASH-3333' })
    expect(hoursLeft((await caseOf(problem.id))?.dueAt)).toBe(2)
    expect(await caseOf((await createLead(payload, { source: 'demo' })).id)).toBeUndefined()
  })

  it('opens once staff say that a person sent it', async () => {
    const id = await receive({ looksAutomatic: true })
    await payload.update({ collection: 'leads', id, data: { looksAutomatic: false } })
    const opened = await caseOf(id)
    expect(opened).toMatchObject({ state: 'open' })
    expect(hoursLeft(opened?.dueAt)).toBe(24)
  })

  it('is read and handled in the queue: taken up, given to somebody, noted, closed and opened again', async () => {
    const id = await receive()
    const found = await caseOf(id)
    const shown = (await cms(`/cases/queue/${found?.id}`)).body
    expect(JSON.stringify(shown.view.parts)).toContain('เปิดกี่โมงคะ')
    const names = shown.view.acts.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['working', 'closed', 'spam', 'note'])
    const handle = (sent: object) => cms(`/leads/${id}/handle`, sent)
    expect((await handle({ status: 'working', newNote: 'โทรแล้ว' })).status).toBe(200)
    expect(hoursLeft((await caseOf(id))?.dueAt)).toBe(7 * 24)
    expect((await cms(`/cases/${found?.id}/assign`, { isMine: true })).status).toBe(200)
    const lead: Lead = await payload.findByID({ collection: 'leads', id, depth: 0 })
    expect(lead).toMatchObject({ assignee: editorId, notes: [{ text: 'โทรแล้ว', by: editorId }] })
    expect(await caseOf(id)).toMatchObject({ assignee: editorId })
    const own = (await cms('/cases/queue?kind=mine')).body
    expect(own.cases.map((each: { id: number }) => each.id)).toEqual([found?.id])
    await handle({ status: 'closed' })
    const closed = { state: 'closed', decision: 'closed', by: editorId, openKey: null }
    expect(await caseOf(id)).toMatchObject(closed)
    await handle({ status: 'working' })
    expect(await caseOf(id)).toMatchObject({ id: found?.id, state: 'open', decision: null })
    const { history } = (await cms(`/cases/queue/${found?.id}`)).body
    expect(new Set(history.map(({ by }: { by: string }) => by))).toEqual(new Set(['editor ฝน']))
    expect(history.map(({ text }: { text: string }) => text)).toEqual([
      'โทรแล้ว',
      'In progress',
      'Assigned · editor ฝน',
      'Closed',
      'In progress',
    ])
  })

  it('refuses what the lead itself refuses, and is not there for moderators', async () => {
    const id = await receive()
    const found = await caseOf(id)
    expect((await cms(`/leads/${id}/handle`, { status: 'refunded' })).status).toBe(400)
    expect((await cms(`/leads/${id}/handle`, { status: 'no such' })).status).toBe(400)
    expect((await cms(`/leads/${id}/handle`, { status: 'spam' }, 'moderator')).status).toBe(403)
    for (const path of [`/cases/queue/${found?.id}`, `/cases/${found?.id}/assign`]) {
      const sent = path.endsWith('assign') ? { isMine: true } : undefined
      expect((await cms(path, sent, 'moderator')).status).toBe(404)
    }
    const { views, cases } = (await cms('/cases/queue', undefined, 'moderator')).body
    expect(views.map(({ name }: { name: string }) => name)).not.toContain('contact')
    expect(cases).toEqual([])
    expect(await caseOf(id)).toMatchObject({ state: 'open', assignee: null })
  })

  it('is closed where the lead is deleted or erased', async () => {
    const [deleted, erased] = [await receive(), await receive()]
    await payload.delete({ collection: 'leads', id: deleted })
    await writeWhole(payload, () => eraseLeads(payload, [erased]))
    for (const id of [deleted, erased])
      expect(await caseOf(id)).toMatchObject({ state: 'closed', decision: 'erased', by: null })
  })
})
