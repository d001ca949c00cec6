import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { settleAudit } from '../src/core/audit/note-read.ts'
import { staffData } from './record-data.ts'
import { signInAs, startStaffService } from './staff-service.ts'

export interface Auditor {
  id: number
  token: string
}

/** The admin service, a new administrator for each test, and the audit entries of a person. */
export async function openAuditBench() {
  const payload = await openPayload()
  const service = await startStaffService(payload)
  let administrator: Auditor

  // Entries stay, so tests tell them apart by the administrator.
  beforeEach(async () => {
    administrator = await signIn('administrator')
  })
  afterAll(async () => {
    service.stop()
    await closePayload(payload)
  })

  async function signIn(role: 'administrator' | 'editor' | 'moderator'): Promise<Auditor> {
    const data = staffData(randomUUID(), role)
    const { id } = await payload.create({ collection: 'staff', data })
    return { id, token: await signInAs(payload, data.email) }
  }

  async function call(path: string, method = 'GET', body?: object, { token } = administrator) {
    const response = await fetch(`${service.url}/cms-api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, text: await response.text() }
  }

  const ask = async (...asked: Parameters<typeof call>) => (await call(...asked)).status

  async function entries(by = administrator.id) {
    await settleAudit()
    const { docs } = await payload.find({
      collection: 'staff-audit',
      where: { by: { equals: by } },
      sort: 'id',
      pagination: false,
    })
    return docs.map(({ act, about, ids, count }) => ({ act, about, ids: ids ?? '', count }))
  }

  return { payload, signIn, call, ask, entries, self: () => administrator.id }
}
