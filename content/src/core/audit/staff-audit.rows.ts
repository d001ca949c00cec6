import { lte } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable, type Connection, connectionTo } from '../../platform/database/tables.ts'
import { deleteExpired } from '../retention/delete-expired.ts'
import type { AuditAct } from './staff-audit.collection.ts'

const auditOf = (payload: BasePayload) => collectionTable(payload, 'staff-audit')

export interface StaffAct {
  act: AuditAct
  by: number | string
  /** The collection, or `log`. */
  about: string
  /** Ids of the records, as far as they are known individually. */
  ids: readonly (number | string)[]
  count?: number
}

export async function noteStaffAct(
  payload: BasePayload,
  { act, by, about, ids, count = ids.length }: StaffAct,
  connection: Connection = connectionTo(payload),
): Promise<void> {
  const time = new Date().toISOString()
  const row = { act, by: Number(by), about, ids: ids.join(' '), count }
  await connection.insert(auditOf(payload)).values({ ...row, createdAt: time, updatedAt: time })
}

export const deleteOldAudit = deleteExpired(auditOf, (table, { before }) =>
  lte(table.createdAt, before.toISOString()),
)
