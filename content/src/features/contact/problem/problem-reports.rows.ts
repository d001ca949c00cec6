import {
  Reference,
  ProblemStatus,
  type ReportClaim,
  readReference,
} from '@washhouse/contract/contact/contact.contract'
import { spellEmail } from '@washhouse/contract/person/email'
import { parsePhone, withoutExtension as bare } from '@washhouse/contract/person/phone'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { BasePayload, Where } from 'payload'
import { activeMember } from '../../../core/accounts/active-member.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { leadsOf } from '../lead/lead.tables.ts'
import type { Lead } from '../../../platform/payload-types.ts'
import { type LeadStatus, publicStates } from '../lead/lead.labels.ts'

/** Columns that everyone with the reference may see. */
const shownColumns = {
  reference: true,
  status: true,
  branch: true,
  machine: true,
  amount: true,
  createdAt: true,
  stateChangedAt: true,
} as const

/** Also who may read what was sent, and what that is. Nothing that identifies the sender. */
const sentColumns = {
  ...shownColumns,
  member: true,
  hadMember: true,
  message: true,
  photo: true,
  messages: true,
} as const

export type SentReport = Pick<Lead, keyof typeof sentColumns | 'id'>

/** A report by its reference as typed. */
export async function findReport(
  payload: BasePayload,
  typed: string,
): Promise<SentReport | undefined> {
  const reference = readReference(typed)
  if (reference === null) return undefined
  const [found] = await findReports(payload, { reference: { equals: reference } }, sentColumns)
  return found
}

/**
 * True if the caller may read what was sent, and add to it. A report without an account is open to everyone with its
 * reference, which only its sender got. One that belongs or belonged to an account is not, because references get shared.
 */
export function mayRead(
  { member, hadMember }: { member?: string | null; hadMember?: boolean | null },
  caller: string | null,
): boolean {
  return member ? member === caller : !hadMember
}

/** True if nothing can be added any more. Senders do not see that a report was marked as spam. */
export function isOver(status: LeadStatus): boolean {
  return ['refunded', 'closed'].includes(publicStates[status])
}

export function statusOf(lead: Pick<Lead, keyof typeof shownColumns>): ProblemStatus {
  const { createdAt, stateChangedAt, machine = null, amount = null } = lead
  return ProblemStatus.parse({
    ...lead,
    machine,
    amount,
    status: publicStates[lead.status],
    updatedAt: stateChangedAt ?? createdAt,
  })
}

const mostReports = 200

/** Problem reports, newest first. */
async function findReports<Select extends typeof shownColumns>(
  payload: BasePayload,
  where: Where,
  select: Select,
) {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { ...where, kind: { equals: 'problem' } },
    select,
    sort: '-createdAt',
    depth: 0,
    limit: mostReports,
    pagination: false,
  })
  return docs
}

/** A member's reports, newest first. */
export async function findReportsOf(
  payload: BasePayload,
  memberId: string,
): Promise<ProblemStatus[]> {
  const own = await findReports(payload, { member: { equals: memberId } }, shownColumns)
  return own.map(statusOf)
}

/**
 * Links a report to the member and returns it. The first member who links it keeps it. The error is the same for an unknown
 * reference, a wrong proof and another member's report.
 */
export async function joinReport(
  payload: BasePayload,
  { reference, proof }: ReportClaim,
  memberId: string,
): Promise<ProblemStatus> {
  if (!Reference.safeParse(reference).success) throw refuse()
  const columns = { ...shownColumns, phone: true, email: true } as const
  const [report] = await findReports(payload, { reference: { equals: reference } }, columns)
  if (!report || !proves(proof, report)) throw refuse()
  const leads = leadsOf(payload)
  const isFree = or(isNull(leads.member), eq(leads.member, memberId))
  const joined = await connectionTo(payload)
    .update(leads)
    .set({ member: activeMember(payload, memberId) })
    .where(and(eq(leads.id, report.id), isFree))
    .returning({ id: leads.id })
  if (joined.length === 0) throw refuse()
  return statusOf(report)
}

interface Sender {
  phone?: string | null
  email?: string | null
}

function proves(typed: string, { phone, email }: Sender): boolean {
  if (email && spellEmail(typed).toLowerCase() === email.toLowerCase()) return true
  const read = parsePhone(typed)
  return Boolean(phone) && 'phone' in read && bare(read.phone) === bare(phone ?? '')
}

function refuse(): FaultyBody {
  const reason = 'No report has this reference and this phone or email'
  return new FaultyBody([failedValidation('reference', 'choice', reason)])
}
