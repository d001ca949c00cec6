import type { LeadKind } from '@washhouse/contract/contact/contact.contract'
import { and, eq, inArray, lte } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { forgetRows } from '../../../engines/retention/forget-rows.ts'
import { collectionTable } from '../../../ground/database/tables.ts'
import { doneStatuses } from '../lead/lead.labels.ts'

const leadsOf = (payload: BasePayload) => collectionTable(payload, 'leads')

/** Deletes leads of a kind that are done with and have not changed since, with all that belongs to them; open ones stay. */
export const forgetLeads = (kind: LeadKind) =>
  forgetRows(leadsOf, (leads, { before }) =>
    and(
      eq(leads.kind, kind),
      inArray(leads.status, [...doneStatuses]),
      lte(leads.updatedAt, before.toISOString()),
    ),
  )
