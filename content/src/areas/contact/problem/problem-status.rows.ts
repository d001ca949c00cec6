import {
  ProblemStatus,
  Reference,
  type ProblemState,
} from '@washhouse/contract/contact/contact.contract'
import { and, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo, tableOf } from '../../../ground/database/tables.ts'
import { fromColumn } from '../../../engines/records/field-value.ts'
import { leadStatuses, type LeadStatus } from '../lead/lead.labels.ts'

const columns = ['reference', 'kind', 'status', 'branch', 'createdAt', 'updatedAt'] as const

/** A sender is not told that his report was taken for spam. */
const publicStates: Record<LeadStatus, ProblemState> = {
  new: 'received',
  spam: 'received',
  working: 'working',
  refunded: 'refunded',
  closed: 'closed',
}
const PublicState = z.enum(leadStatuses).transform((status) => publicStates[status])

/** How far a report has come; nothing of who sent it is read. */
export async function findProblemStatus(
  payload: BasePayload,
  typed: string,
): Promise<ProblemStatus | undefined> {
  const wanted = Reference.safeParse(typed.toUpperCase())
  if (!wanted.success) return undefined
  const leads = tableOf(payload, 'leads', columns)
  const { reference, kind, status, branch, createdAt, updatedAt } = leads
  const [row] = await connectionTo(payload)
    .select({ reference, status, branch, createdAt, updatedAt })
    .from(leads)
    .where(and(eq(reference, wanted.data), eq(kind, 'problem')))
    .limit(1)
  if (!row) return undefined
  return ProblemStatus.parse({
    reference: row.reference,
    status: PublicState.parse(row.status),
    branch: fromColumn(row.branch, 'relation'),
    createdAt: fromColumn(row.createdAt, 'timestamp'),
    updatedAt: fromColumn(row.updatedAt, 'timestamp'),
  })
}
