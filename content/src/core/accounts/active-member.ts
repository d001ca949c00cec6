import { sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isPostgres } from '../../platform/database/dialect.ts'
import { collectionTable } from '../../platform/database/tables.ts'

/** A member's id as a value in a statement: null if the member is erased, or is being erased at this moment. */
export function activeMember(payload: BasePayload, memberId: string): SQL {
  const members = collectionTable(payload, 'members')
  // The lock waits for an erasure that has begun; a later erasure waits for this transaction.
  const lock = isPostgres(payload.db) ? sql`for key share` : sql``
  return sql`(select ${members.id} from ${members} where ${members.id} = ${memberId} ${lock})`
}
