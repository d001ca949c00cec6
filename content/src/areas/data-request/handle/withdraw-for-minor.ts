import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { memberCareOf } from '../../../engines/accounts/member-care.ts'
import { membersOf } from '../../../engines/accounts/sessions/session-member.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { connectionTo } from '../../../ground/database/tables.ts'
import { addStep } from '../request/add-step.rows.ts'
import { findRequest, type StoredRequest } from '../request/stored-request.rows.ts'
import { type Acting, closeRequest } from './close-request.rows.ts'

class NotOpen extends Error {}

/** Whether an erasure has closed a request and taken its words: the member had sent it himself, or asked for as much. */
async function isEmptied(payload: BasePayload, id: string): Promise<boolean> {
  const request = await findRequest(payload, id)
  return request?.state === 'answered' && request.memberId === null && request.email === null
}

/** The id of the account that a guardian's request is about: whose it was sent from, or which has its address. */
export async function accountOfMinor(
  payload: BasePayload,
  { kind, state, memberId, email }: StoredRequest,
): Promise<string | undefined> {
  if (kind !== 'guardian' || state !== 'open') return undefined
  const members = membersOf(payload)
  const isIt = memberId === null ? eq(members.email, email ?? '') : eq(members.id, memberId)
  const [row] = await connectionTo(payload).select({ id: members.id }).from(members).where(isIt)
  return row && String(row.id)
}

/**
 * Takes back what a guardian had agreed to: erases the account that his request is about, and closes the request, whole or
 * not at all. Its log keeps when and by whom; false where it is no open request of a guardian with an account.
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
    await addStep(payload, { request: id, act: 'withdrawn', by })
  }
  try {
    const isErased = await memberCareOf(payload).erase(payload, memberId, {
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
