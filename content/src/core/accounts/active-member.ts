import { sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isPostgres } from '../../platform/database/dialect.ts'
import { collectionTable } from '../../platform/database/tables.ts'

/**
 * A member's id as a value that is written: null where he has been erased since he was asked for, or is being erased
 * at this moment.
 */
export function activeMember(payload: BasePayload, memberId: string): SQL {
  const members = collectionTable(payload, 'members')
  // An erasure that has begun is waited for; one that has not waits for this.
  const lock = isPostgres(payload.db) ? sql`for key share` : sql``
  return sql`(select ${members.id} from ${members} where ${members.id} = ${memberId} ${lock})`
}
