import { createHash, randomUUID } from 'node:crypto'
import { dataRequestReference } from '@washhouse/contract/data-request/data-request-reference'
import type {
  NewDataRequest,
  NewVisitorDataRequest,
} from '@washhouse/contract/data-request/data-request.contract'
import type { Language } from '@washhouse/contract/language'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { requireFormQuota } from '../../../core/attempts/form-quota.ts'
import { drawSeed, tokenOf } from '../../../core/accounts/mail-links.rows.ts'
import { lockMember } from '../../../core/accounts/member-rows.ts'
import type { Member } from '../../../core/calls/member.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { isTakenValue } from '../../../platform/database/taken-value.ts'
import { queueMail, queueAcknowledgement } from '../mail/queue-mail.ts'
import { noteActs, requestsOf, dueAfter } from '../request/stored-request.rows.ts'
import type { Channel } from '../request/data-request.labels.ts'
import { hashOfVerification, verificationDays, refuseWhileOpen } from './prove-request.ts'

interface About {
  /** The client's key for this request: the same content under it is stored once. */
  idempotencyKey: string | undefined
}

const dayMs = 24 * 60 * 60_000

/**
 * Stores a member's request, which their session confirms. The administrators and the member are notified by email.
 * @throws INVALID_CREDENTIALS if the member was erased meanwhile, FAILED_VALIDATION while they have such a request open.
 */
export async function receiveOfMember(
  payload: BasePayload,
  member: Pick<Member, 'id' | 'language'>,
  asked: NewDataRequest,
  { idempotencyKey }: About,
): Promise<void> {
  const { kind, message } = asked
  const requestKey = keyOf(idempotencyKey, [member.id, kind, message])
  await writeOnce(payload, async () => {
    // Serializes the member's requests, so that each sees the one before.
    await lockMember(payload, member.id)
    if (await isStored(payload, requestKey)) return
    await refuseWhileOpen(payload, 'kind', { who: { member: member.id }, kind })
    const id = await store(payload, {
      kind,
      message,
      language: member.language,
      requestKey,
      state: 'open',
      channel: 'account',
      memberId: member.id,
    })
    await noteActs(payload, id, ['received', 'proven'])
    await queueMail(payload, id, 'data-received')
    await queueAcknowledgement(payload, id)
  })
  wakeOutbox()
}

/**
 * Stores the request of someone who is not signed in, and sends a link that confirms the address.
 * @throws REQUESTS_EXCEEDED if the network or the mailbox has asked too often.
 */
export async function receiveOfVisitor(
  payload: BasePayload,
  asked: NewVisitorDataRequest,
  { language, idempotencyKey, visitor }: About & { language: Language; visitor: string },
): Promise<void> {
  const { kind, message, name, looksAutomatic } = asked
  const email = asked.email.toLowerCase()
  const requestKey = keyOf(idempotencyKey, [email, name, kind, message])
  const seed = drawSeed()
  await writeOnce(payload, async () => {
    if (await isStored(payload, requestKey)) return
    await requireFormQuota(payload, 'data-request', { visitor, email })
    const id = await store(payload, {
      kind,
      message,
      name,
      email,
      language,
      looksAutomatic,
      requestKey,
      state: 'unproven',
      channel: 'website',
      proofHash: hashOfVerification(tokenOf(payload, seed)),
      proofUntil: new Date(Date.now() + verificationDays * dayMs).toISOString(),
    })
    // Automatic submissions get no link.
    if (looksAutomatic !== true) await queueMail(payload, id, 'data-proof', { seed })
  })
  wakeOutbox()
}

/** Of two concurrent identical requests the first is stored. */
async function writeOnce(payload: BasePayload, work: () => Promise<void>): Promise<void> {
  try {
    await writeWhole(payload, work)
  } catch (error) {
    if (!isTakenValue(error)) throw error
  }
}

interface NewRow {
  kind: string
  message: string | null
  language: Language
  requestKey: string | null
  state: 'open' | 'unproven'
  channel: Channel
  memberId?: string
  name?: string
  email?: string
  looksAutomatic?: boolean | null
  proofHash?: string
  proofUntil?: string
}

/** Stores it and returns its id. The period for the answer starts now. */
async function store(
  payload: BasePayload,
  { looksAutomatic = false, ...given }: NewRow,
): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  const names = { id, reference: dataRequestReference(id) }
  const dates = { dueAt: dueAfter(now).toISOString(), createdAt: now.toISOString() }
  await connectionTo(payload)
    .insert(requestsOf(payload))
    .values({
      ...given,
      ...names,
      ...dates,
      looksAutomatic,
      updatedAt: dates.createdAt,
    })
  return id
}

function keyOf(key: string | undefined, content: readonly unknown[]): string | null {
  if (key === undefined) return null
  return createHash('sha256')
    .update(`${key}\n${JSON.stringify(content)}`)
    .digest('hex')
}

async function isStored(payload: BasePayload, requestKey: string | null): Promise<boolean> {
  if (requestKey === null) return false
  const { id, requestKey: key } = requestsOf(payload)
  const found = await connectionTo(payload)
    .select({ id })
    .from(requestsOf(payload))
    .where(eq(key, requestKey))
  return found.length > 0
}
