import type { Lead } from '@washhouse/contract/contact/contact.contract'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { maxId } from '@washhouse/contract/wire/parameters'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import { and, eq, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, type Table, tableOf } from '../../../ground/database/tables.ts'

/** Refuses a branch that is not published and a province that is not there, by the field's name. */
export async function requirePlaces(payload: BasePayload, lead: Lead): Promise<void> {
  if (lead.type === 'problem' && !(await isPublishedBranch(payload, lead.branch)))
    throw noSuch('branch')
  if (lead.type !== 'franchise' || lead.province === null) return
  const provinces = tableOf(payload, 'provinces', ['id'])
  if (!(await isThere(payload, provinces, lead.province))) throw noSuch('province')
}

async function isPublishedBranch(payload: BasePayload, id: number): Promise<boolean> {
  const branches = tableOf(payload, 'branches', ['id', '_status'])
  return await isThere(payload, branches, id, eq(branches._status, 'published'))
}

async function isThere(
  payload: BasePayload,
  table: Table<'id'>,
  id: number,
  isOpen?: SQL,
): Promise<boolean> {
  if (id > maxId) return false
  const found = await connectionTo(payload)
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), isOpen))
    .limit(1)
  return found.length > 0
}

function noSuch(field: string): FaultyBody {
  return new FaultyBody([failedValidation(field, 'choice', `There is no such ${field}`)])
}
