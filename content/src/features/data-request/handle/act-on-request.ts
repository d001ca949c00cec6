import { eq, and, inArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { DataRequestState } from '@washhouse/contract/data-request/data-request.contract'
import { allPersonalData } from '../../../core/accounts/personal-data.ts'
import { findMemberId } from '../../../core/accounts/member-rows.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { emptyJournal } from '../../../platform/database/empty-journal.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { queueMail } from '../mail/queue-mail.ts'
import {
  findRequest,
  noteActs,
  type StoredRequest,
  requestsOf,
} from '../request/stored-request.rows.ts'
import { memberAdministrationOf } from '../../../core/accounts/member-administration.ts'

/** Confirms a requester's identity without the emailed link. False if it is already confirmed. */
export async function proveByHand(payload: BasePayload, acting: Acting): Promise<boolean> {
  const { id, by, reason } = acting
  return await change(payload, async () => {
    const columns = { state: 'open', proof: reason, proofHash: null }
    if (!(await moveFrom(payload, id, ['unproven'], columns))) return false
    await noteActs(payload, id, ['received', 'proven'], by)
    await queueMail(payload, id, 'data-received')
    return true
  })
}

/**
 * Closes a fulfilled request and notifies the requester. False if it is not open. Also false for an erasure request whose
 * account still exists: staff delete the account on the member's page in the admin.
 */
export async function answerRequest(
  payload: BasePayload,
  { id, by, reason }: Acting,
): Promise<boolean> {
  return await change(payload, async () => {
    const request = await findRequest(payload, id)
    if (!request || (await isStillThere(payload, request))) return false
    return await closeRequest(payload, { id, by, reason }, 'answered')
  })
}

/** Closes a request that cannot be fulfilled and sends the requester the reason. False if it is not open. */
export async function refuseRequest(payload: BasePayload, acting: Acting): Promise<boolean> {
  return await change(payload, async () => await closeRequest(payload, acting, 'refused'))
}

/** Reopens a closed request; the requester sees that it is open again. False if it is open. */
export async function reopenRequest(
  payload: BasePayload,
  { id, by, reason }: Acting,
): Promise<boolean> {
  return await change(payload, async () => {
    const { reopenedWhy, answer } = (await findRequest(payload, id)) ?? {}
    // An open request has no answer, so the earlier answer moves into the reason for reopening.
    const why = [reopenedWhy, answer, reason].filter(Boolean).join('\n')
    const columns = { state: 'open', answer: null, closedAt: null, reopenedWhy: why }
    if (!(await moveFrom(payload, id, ['answered', 'refused'], columns))) return false
    await noteActs(payload, id, ['reopened'], by)
    return true
  })
}

/** True for an open request to erase the data under an address that belongs to no account. */
export function mayEraseAddress({ kind, state, memberId, email }: StoredRequest): boolean {
  return kind === 'erasure' && state === 'open' && memberId === null && email !== null
}

/**
 * For a request whose confirmed address belongs to no account: erases what every feature stores under this address and
 * closes the request, in one transaction. False for any other request.
 */
export async function eraseAddress(
  payload: BasePayload,
  { id, by, reason }: Acting,
): Promise<boolean> {
  const finish = await writeWhole(payload, async () => {
    for (const area of allPersonalData(payload)) await area.hold?.(payload)
    const request = await findRequest(payload, id)
    if (!request?.email || !mayEraseAddress(request)) return undefined
    // The notification needs the address until it is sent.
    const { email: to } = request
    if (!(await closeRequest(payload, { id, by, reason }, 'answered', { to }))) return undefined
    const left = []
    for (const area of allPersonalData(payload)) left.push(await area.eraseAddress?.(payload, to))
    await noteActs(payload, id, ['erased'], by)
    return left.flatMap((each) => each ?? [])
  })
  if (!finish) return false
  wakeOutbox()
  for (const each of finish) await each()
  await emptyJournal(payload)
  return true
}

async function change(payload: BasePayload, work: () => Promise<boolean>): Promise<boolean> {
  const isDone = await writeWhole(payload, work)
  if (isDone) wakeOutbox()
  return isDone
}

/** For an erasure: true while its account exists. */
async function isStillThere(
  payload: BasePayload,
  { kind, memberId }: StoredRequest,
): Promise<boolean> {
  if (kind !== 'erasure' || memberId === null) return false
  return (await findMemberId(payload, ({ id }) => eq(id, memberId))) !== undefined
}

interface Acting {
  id: string
  /** Id of the member of staff. */
  by: number
  /** Written by staff: what they saw, what was done, or why. */
  reason: string
}

type Columns = Partial<
  Record<'state' | 'answer' | 'closedAt' | 'reopenedWhy' | 'proof' | 'proofHash', string | null>
>

/** Closes an open request within the current write and notifies the requester. False if it is not open. */
async function closeRequest(
  payload: BasePayload,
  { id, by, reason }: Acting,
  state: 'answered' | 'refused',
  content?: { to: string },
): Promise<boolean> {
  const columns = { state, answer: reason, closedAt: new Date().toISOString() }
  if (!(await moveFrom(payload, id, ['open'], columns))) return false
  await noteActs(payload, id, [state], by)
  await queueMail(payload, id, `data-${state}`, content)
  return true
}

/** One statement, so that only one of two concurrent calls succeeds. */
async function moveFrom(
  payload: BasePayload,
  id: string,
  from: DataRequestState[],
  columns: Columns,
): Promise<boolean> {
  const table = requestsOf(payload)
  const moved = await connectionTo(payload)
    .update(table)
    .set({ ...columns, updatedAt: new Date().toISOString() })
    .where(and(eq(table.id, id), inArray(table.state, from)))
    .returning({ id: table.id })
  return moved.length > 0
}

class NotOpen extends Error {}

/** True if an erasure closed the request and deleted its texts: it came from the member, or asked for erasure itself. */
async function isEmptied(payload: BasePayload, id: string): Promise<boolean> {
  const request = await findRequest(payload, id)
  return request?.state === 'answered' && request.memberId === null && request.email === null
}

/** The id of the account that a guardian's request is about: the account that sent it, or the one with its address. */
export async function accountOfMinor(
  payload: BasePayload,
  { kind, state, memberId, email }: StoredRequest,
): Promise<string | undefined> {
  if (kind !== 'guardian' || state !== 'open') return undefined
  return await findMemberId(payload, (members) =>
    memberId === null ? eq(members.email, email ?? '') : eq(members.id, memberId),
  )
}

/**
 * Withdraws a guardian's consent: erases the account that the request is about and closes the request, in one transaction.
 * The steps of its case record the time and the member of staff. False unless it is an open guardian's request with an
 * account.
 */
export async function withdrawForMinor(
  payload: BasePayload,
  { id, by, reason }: Acting,
): Promise<boolean> {
  const request = await findRequest(payload, id)
  if (!request) return false
  const memberId = await accountOfMinor(payload, request)
  if (memberId === undefined) return false
  const requireOpen = async () => {
    if ((await findRequest(payload, id))?.state !== 'open') throw new NotOpen()
  }
  const close = async () => {
    const isClosed = await closeRequest(payload, { id, by, reason }, 'answered')
    if (!isClosed && !(await isEmptied(payload, id))) throw new NotOpen()
    await noteActs(payload, id, ['withdrawn'], by)
  }
  try {
    const isErased = await memberAdministrationOf(payload).erase(payload, memberId, {
      by,
      before: requireOpen,
      alsoWrite: close,
    })
    if (isErased) wakeOutbox()
    return isErased
  } catch (error) {
    if (error instanceof NotOpen) return false
    throw error
  }
}
