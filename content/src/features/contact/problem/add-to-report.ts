import { randomUUID } from 'node:crypto'
import type { NewReportMessage } from '@washhouse/contract/contact/contact.contract'
import { failedValidation, notFound, WireError } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import { count, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { requireQuota } from '../../../core/attempts/quota.rows.ts'
import type { Sent } from '../../../core/calls/bound-write.ts'
import type { Member } from '../../../core/calls/member.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { connectionTo, lockRowsForUpdate, writeWhole } from '../../../platform/database/tables.ts'
import { firstDue, noteAddition } from '../lead/lead-case.ts'
import { leadStatuses } from '../lead/lead.labels.ts'
import { leadsOf, messagesOf } from '../lead/lead.tables.ts'
import { queueAddition } from '../notify/lead-outbox.ts'
import { digest, leadQuota, storeSentPhoto } from '../receive/receive-lead.ts'
import { findReport, isOver, mayRead } from './problem-reports.rows.ts'

/** Messages that can be added to one report: each sends staff an email. */
export const mostMessages = 20

type SentMessage = Sent<NewReportMessage> & { member: Pick<Member, 'id'> | undefined }

/** Adds a message to an open report, its photo first. The same submission is stored once. */
export async function addToReport(payload: BasePayload, sent: SentMessage): Promise<void> {
  const { path, record, visitor } = sent
  const member = sent.member?.id ?? null
  const report = await findReport(payload, path['reference'] ?? '')
  if (!report) throw notFound('Problem report')
  if (!mayRead(report, member)) throw notOwner()
  if (!record.message && !sent.files.has('photo'))
    throw new FaultyBody([
      failedValidation('message', 'required', 'Write a message or add a photo'),
    ])
  const id = messageIdOf(report.id, sent)
  if (await isStored(payload, id)) return
  if (isOver(report.status)) throw closed()
  await requireQuota(payload, leadQuota, visitor)
  const photo = await storeSentPhoto(payload, sent)
  const message = { id, leadId: report.id, text: record.message, photo, member }
  if (await storeMessage(payload, message)) wakeOutbox()
}

/** Its primary key, so that a repeated submission is the same row. */
function messageIdOf(leadId: string, { idempotencyKey, record, files }: SentMessage): string {
  const photo = files.get('photo')
  const key = idempotencyKey ?? randomUUID()
  return digest(JSON.stringify([leadId, key, record.message, photo ? digest(photo) : null]))
}

async function isStored(payload: BasePayload, id: string): Promise<boolean> {
  const messages = messagesOf(payload)
  const rows = await connectionTo(payload)
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.id, id))
  return rows.length > 0
}

interface NewMessage {
  id: string
  leadId: string
  text: string | null
  /** Id of its stored photo. */
  photo: string | null
  member: string | null
}

const Current = z.object({
  status: z.enum(leadStatuses),
  member: z.string().nullable(),
  hadMember: z.coerce.boolean(),
})

/** Stores a message with its step and email; false if it was stored before. */
async function storeMessage(payload: BasePayload, added: NewMessage): Promise<boolean> {
  const { leadId, member, ...message } = added
  const dueAt = await firstDue({ payload }, 'problem')
  return await writeWhole(payload, async () => {
    const [leads, messages] = [leadsOf(payload), messagesOf(payload)]
    const connection = connectionTo(payload)
    await lockRowsForUpdate(payload, leads, eq(leads.id, leadId))
    const [current] = await connection
      .select({ status: leads.status, member: leads.member, hadMember: leads.hadMember })
      .from(leads)
      .where(eq(leads.id, leadId))
    // Deleted meanwhile.
    if (!current) throw notFound('Problem report')
    if (await isStored(payload, message.id)) return false
    const report = Current.parse(current)
    if (!mayRead(report, member)) throw notOwner()
    if (isOver(report.status)) throw closed()
    const [earlier] = await connection
      .select({ count: count() })
      .from(messages)
      .where(eq(messages._parentID, leadId))
    const position = Number(earlier?.count ?? 0) + 1
    if (position > mostMessages) throw refuse('full', 'No more can be added to this report.')
    const at = new Date().toISOString()
    await connection
      .insert(messages)
      .values({ ...message, _parentID: leadId, _order: position, at })
    await noteAddition(payload, leadId, dueAt)
    await queueAddition(payload, leadId, message.id)
    return true
  })
}

const refuse = (type: string, reason: string) => new WireError('FORBIDDEN', reason, { type })
const notOwner = () => refuse('owner', 'Only the member who sent this report can add to it.')
const closed = () => refuse('closed', 'This report is closed.')
