import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { allOfMembers } from '../../../engines/accounts/of-members.ts'
import { membersOf } from '../../../engines/accounts/sessions/session-member.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { emptyJournal } from '../../../ground/database/empty-journal.ts'
import { connectionTo, writeWhole } from '../../../ground/database/tables.ts'
import { keepMails } from '../mail/data-request-mails.ts'
import { addStep } from '../request/add-step.rows.ts'
import { findRequest, type StoredRequest } from '../request/stored-request.rows.ts'
import { type Acting, closeRequest, moveFrom } from './close-request.rows.ts'

/** Who asks has shown otherwise than by the mailed link that it is he; false where that is known already. */
export async function proveByHand(payload: BasePayload, acting: Acting): Promise<boolean> {
  const { id, by, reason } = acting
  return await change(payload, async () => {
    const columns = { state: 'open', proof: reason, proofHash: null }
    if (!(await moveFrom(payload, id, ['unproven'], columns))) return false
    await addStep(payload, { request: id, act: 'proven', note: reason, by })
    await keepMails(payload, id, ['data-received'])
    return true
  })
}

/**
 * Closes a request that was met, and tells who asked. False where it is not open, and an erasure as long as the
 * account is there: it is erased on the member's own page.
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

/** Closes a request that cannot be met, and tells who asked why; false where it is not open. */
export async function refuseRequest(payload: BasePayload, acting: Acting): Promise<boolean> {
  return await change(payload, async () => await closeRequest(payload, acting, 'refused'))
}

/** Opens a closed request again, which its log then shows; false where it is open. */
export async function reopenRequest(
  payload: BasePayload,
  { id, by, reason }: Acting,
): Promise<boolean> {
  return await change(payload, async () => {
    const columns = { state: 'open', answer: null, closedAt: null }
    if (!(await moveFrom(payload, id, ['answered', 'refused'], columns))) return false
    await addStep(payload, { request: id, act: 'reopened', note: reason, by })
    return true
  })
}

/** Whether a request asks that the data under an address are erased which belong to no account. */
export function mayEraseAddress({ kind, state, memberId, email }: StoredRequest): boolean {
  return kind === 'erasure' && state === 'open' && memberId === null && email !== null
}

/**
 * Erases what every area keeps under the proven address of a request without an account, and closes the request, whole
 * or not at all; false where it is none of these.
 */
export async function eraseAddress(
  payload: BasePayload,
  { id, by, reason }: Acting,
): Promise<boolean> {
  const finish = await writeWhole(payload, async () => {
    for (const area of allOfMembers(payload)) await area.hold?.(payload)
    const request = await findRequest(payload, id)
    if (!request?.email || !mayEraseAddress(request)) return undefined
    // The mail that tells him of it knows the address for as long as it has not left.
    const { email: to } = request
    if (!(await closeRequest(payload, { id, by, reason }, 'answered', { to }))) return undefined
    const left = []
    for (const area of allOfMembers(payload)) left.push(await area.eraseAddress?.(payload, to))
    await addStep(payload, { request: id, act: 'erased', by })
    return left.flatMap((each) => each ?? [])
  })
  if (!finish) return false
  wakeOutbox()
  for (const each of finish) await each()
  await emptyJournal(payload)
  return true
}

/** The administrator has taken a copy of what is kept. */
export async function noteCopy(payload: BasePayload, id: string, by: number): Promise<void> {
  await addStep(payload, { request: id, act: 'copied', by })
}

async function change(payload: BasePayload, work: () => Promise<boolean>): Promise<boolean> {
  const isDone = await writeWhole(payload, work)
  if (isDone) wakeOutbox()
  return isDone
}

/** Of an erasure: whether the account that it is about has not been erased. */
async function isStillThere(
  payload: BasePayload,
  { kind, memberId }: StoredRequest,
): Promise<boolean> {
  if (kind !== 'erasure' || memberId === null) return false
  const members = membersOf(payload)
  const found = await connectionTo(payload)
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
  return found.length > 0
}
