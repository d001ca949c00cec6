import type { BasePayload } from 'payload'
import type { VisitorLimit } from '../calls/visitor-limit.ts'
import { isPostgres } from '../../platform/database/dialect.ts'
import { takeQuota } from './quota.rows.ts'

/** Counts a call for a member or, without one, for a network; false if the limit is reached. */
export type CountCall = (visitor: string, memberId: string | undefined) => Promise<boolean>

/**
 * Counts the calls of a write for all processes of a PostgreSQL database together. On SQLite there is one process, which
 * counts in its memory. Undefined: nothing to count.
 */
export function createSharedLimit(
  payload: BasePayload,
  name: string,
  { most, spanSeconds, mostTogether = most }: VisitorLimit,
): CountCall | undefined {
  if (!isPostgres(payload.db)) return undefined
  const take = (what: string, limit: number, owner: string) =>
    takeQuota(payload, { name: `${name} ${what}`, most: limit, spanSeconds }, owner)
  return async (visitor, memberId) => {
    if (memberId === undefined) return await take('of network', most, visitor)
    const isOwnAllowed = await take('of member', most, memberId)
    return isOwnAllowed && (await take('of members', mostTogether, visitor))
  }
}
