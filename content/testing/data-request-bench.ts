import { randomUUID } from 'node:crypto'
import { strFromU8 } from 'fflate'
import { afterAll, beforeAll } from 'vitest'
import { findCaseAbout, listSteps } from '../src/core/cases/cases.rows.ts'
import { aboutRequest } from '../src/features/data-request/request/stored-request.rows.ts'
import { openMemberBench } from './member-bench.ts'
import { staffData } from './record-data.ts'
import { signInAs, startStaffService, type StaffService } from './staff-service.ts'

export const staffNames = ['administrator', 'editor', 'moderator'] as const
type StaffName = (typeof staffNames)[number]

/** A service with staff who handle data requests, and an outbox whose emails a test reads. */
export async function openDataRequestBench() {
  const bench = await openMemberBench()
  const { payload, post } = bench
  const tokens = new Map<string, string>()
  let staff: StaffService

  beforeAll(async () => {
    for (const role of staffNames) {
      await payload.create({ collection: 'staff', data: staffData(role, role) })
      tokens.set(role, await signInAs(payload, `${role}@example.com`))
    }
    staff = await startStaffService(payload)
  })
  afterAll(() => staff.stop())

  /** Calls the admin API; POST if there is a body. */
  async function cms(path: string, by: StaffName = 'administrator', body?: object) {
    const response = await fetch(`${staff.url}/cms-api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        authorization: `Bearer ${tokens.get(by)}`,
      },
      body: body ? JSON.stringify(body) : null,
    })
    return { status: response.status, headers: response.headers, body: await response.bytes() }
  }

  const act = (id: string, name: string, by: StaffName = 'administrator', reason = 'ตรวจแล้ว') =>
    cms(`/data-requests/${id}/${name}`, by, { reason })

  const read = (id: string) => payload.findByID({ collection: 'data-requests', id })

  /** The requests with a text, oldest first. */
  const withText = async (message: string) => {
    const where = { message: { equals: message } }
    return (await payload.find({ collection: 'data-requests', where, sort: 'createdAt' })).docs
  }

  /** An open request of a signed-in member. */
  async function askAsMember(kind: string, language: 'th' | 'en' = 'th') {
    const member = await bench.createMember({ language })
    const message = randomUUID()
    await post('/api/data_requests', { kind, message }, { token: member.token })
    const [request] = await withText(message)
    return { member, id: request?.id ?? '', message }
  }

  async function stepsOf(request: string) {
    const steps = await listSteps(payload, aboutRequest(request))
    return steps.map(({ act: name, by }) => ({ act: name, by }))
  }

  /** The case as an administrator sees it in the queue. */
  async function caseOf(request: string) {
    const id = await findCaseAbout(payload, aboutRequest(request))
    return id === null ? null : JSON.parse(strFromU8((await cms(`/cases/queue/${id}`)).body))
  }

  let made = 0
  /** Sends a request without signing in; returns its id and address. */
  async function askAsVisitor(change: object = {}) {
    made += 1
    const message = `ขอให้ดูแลข้อมูล ${made}`
    const email = `visitor-${made}@example.com`
    const body = { kind: 'access', name: 'วิภา', email, message, ...change }
    const { status, text } = await post('/api/visitor_data_requests', body)
    if (status !== 204) throw new Error(`It was refused: ${text}`)
    const [request] = await withText(message)
    return { id: request?.id ?? '', email: request?.email ?? '', message }
  }

  /** The same, confirmed by the emailed link. */
  async function askProven(change: object = {}) {
    const asked = await askAsVisitor(change)
    const [token] = await bench.tokensFor(asked.email, '/data-request/confirm')
    const { status } = await post('/api/data_request_proofs', { token })
    if (status !== 204) throw new Error('The link does not work')
    return asked
  }

  return {
    ...bench,
    cms,
    act,
    readRequest: read,
    withText,
    stepsOf,
    caseOf,
    askAsMember,
    askAsVisitor,
    askProven,
  }
}
