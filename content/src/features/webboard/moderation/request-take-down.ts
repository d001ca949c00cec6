import { createHash } from 'node:crypto'
import type { Language } from '@washhouse/contract/language'
import type { NewTakeDown } from '@washhouse/contract/webboard/board-moderation.contract'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { openCase } from '../../../core/cases/cases.rows.ts'
import { requireFormQuota } from '../../../core/attempts/form-quota.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { awaitWriters, connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { writersOf } from '../tables/board-tables.ts'
import { takeDownsOf } from '../tables/moderation-tables.ts'
import { nextSequence } from '../board/counts.rows.ts'
import { findStored } from '../board/stored.rows.ts'
import { subjectKey, type Stored } from '../tables/subject.ts'
import { queueTakeDownAcknowledgement } from './take-down-outbox.ts'
import { writingAt } from './writing-at.ts'

interface About {
  language: Language
  /** The client's key of this request: the same content under it is stored once. */
  idempotencyKey: string | undefined
  /** The client's network. */
  visitor: string
}

const Id = z.coerce.number()

/**
 * Stores a take-down request and acknowledges it by email. Requests about the same text are one case, due a day after the
 * first.
 * @throws REQUESTS_EXCEEDED per network and per mailbox.
 */
export async function requestTakeDown(
  payload: BasePayload,
  asked: NewTakeDown,
  { language, idempotencyKey, visitor }: About,
): Promise<void> {
  const requestKey =
    idempotencyKey === undefined ? null : keyOf(idempotencyKey, JSON.stringify(asked))
  const isNew = await writeWhole(payload, async () => {
    await nextSequence(payload, {})
    if (requestKey !== null && (await isStored(payload, requestKey))) return false
    await requireFormQuota(payload, 'take-down', { visitor, email: asked.email })
    const stored = await findMeant(payload, asked.address)
    const caseId = await openCase(payload, {
      kind: 'take_down',
      subject: stored ? subjectKey(stored) : null,
    })
    const { address, reason, name, email, message, looksAutomatic } = asked
    const kept = { address, reason, name, email, message, looksAutomatic }
    const now = new Date().toISOString()
    const [row] = await connectionTo(payload)
      .insert(takeDownsOf(payload))
      .values({ ...kept, caseId, requestKey, createdAt: now, updatedAt: now })
      .returning({ id: takeDownsOf(payload).id })
    // Automatic requests get no answer.
    if (!looksAutomatic) await queueTakeDownAcknowledgement(payload, Id.parse(row?.id), language)
    return true
  })
  if (isNew) wakeOutbox()
}

function keyOf(key: string, content: string): string {
  return createHash('sha256').update(`${key}\n${content}`).digest('hex')
}

async function isStored(payload: BasePayload, requestKey: string): Promise<boolean> {
  const takeDowns = takeDownsOf(payload)
  const found = await connectionTo(payload)
    .select({ id: takeDowns.id })
    .from(takeDowns)
    .where(eq(takeDowns.requestKey, requestKey))
  return found.length > 0
}

/**
 * The text at the address, if staff can decide about it; its author is locked against erasure until the transaction ends.
 */
async function findMeant(payload: BasePayload, address: string): Promise<Stored | undefined> {
  const meant = writingAt(address)
  const seen = meant && (await findStored(payload, meant))
  if (!seen || !['published', 'hidden'].includes(seen.state)) return undefined
  if (seen.memberId === null) return seen
  await awaitWriters(payload, writersOf(payload), seen.memberId)
  return await findStored(payload, seen)
}
