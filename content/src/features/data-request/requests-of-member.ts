import { and, inArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { PersonalData } from '../../core/accounts/personal-data.ts'
import { type Erasable, noteErased } from '../../core/erasures/erasures.rows.ts'
import { connectionTo, writeWhole } from '../../platform/database/tables.ts'
import {
  listRequestsOf,
  noteActs,
  type StoredRequest,
  requestsOf,
} from './request/stored-request.rows.ts'

/** Columns to clear when the requester is erased. Kind, dates and steps stay, without any text. */
const nobodys = {
  memberId: null,
  name: null,
  email: null,
  message: null,
  proof: null,
  proofHash: null,
  answer: null,
  reopenedWhy: null,
  requestKey: null,
}

/** Erasing a member closes their requests as answered; their logs record the erasure. */
export const requestsOfMember: PersonalData = {
  async asksForErasure(payload, member) {
    const requests = await listRequestsOf(payload, { member })
    const erasing = ['erasure', 'guardian']
    return requests.some(({ kind, state }) => erasing.includes(kind) && state === 'open')
  },
  async erase(payload, member) {
    await emptyRequests(payload, idsOf(await listRequestsOf(payload, { member })))
  },
  async own(payload, member) {
    return { data_requests: (await listRequestsOf(payload, { member })).map(asTold) }
  },
  async ownAt(payload, email) {
    return { data_requests: (await listRequestsOf(payload, { email })).map(asTold) }
  },
  async eraseAddress(payload, email) {
    const ids = idsOf(await listRequestsOf(payload, { email }))
    await emptyRequests(payload, ids)
    await noteErased(payload, 'data-requests', ids)
  },
}

/** Empties requests again after a restore, as they were with the member's account. */
export const eraseRequests: Erasable = {
  collection: 'data-requests',
  async eraseAgain(payload, id) {
    await writeWhole(payload, () => emptyRequests(payload, [id]))
  },
}

const idsOf = (requests: readonly StoredRequest[]) => requests.map(({ id }) => id)

function asTold({ kind, message, state, answer, createdAt, dueAt, closedAt }: StoredRequest) {
  const dates = { date_created: createdAt, date_due: dueAt, date_closed: closedAt }
  return { kind, message, state, answer, ...dates }
}

async function emptyRequests(payload: BasePayload, given: readonly string[]): Promise<void> {
  if (given.length === 0) return
  const ids = [...given]
  const table = requestsOf(payload)
  const connection = connectionTo(payload)
  const now = new Date().toISOString()
  const open = await connection
    .update(table)
    .set({ state: 'answered', closedAt: now })
    .where(and(inArray(table.id, ids), inArray(table.state, ['open', 'unproven'])))
    .returning({ id: table.id })
  await connection
    .update(table)
    .set({ ...nobodys, updatedAt: now })
    .where(inArray(table.id, ids))
  for (const { id } of open) await noteActs(payload, String(id), ['erased'])
}
