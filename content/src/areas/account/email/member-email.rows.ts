import { and, eq, not, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable, connectionTo } from '../../../ground/database/tables.ts'
import { isTakenValue } from '../../../ground/database/taken-value.ts'

const membersOf = (payload: BasePayload) => collectionTable(payload, 'members')

/** Notes that an address is the member's; false when he has another by now. */
export async function markVerified(
  payload: BasePayload,
  id: string,
  email: string,
): Promise<boolean> {
  const table = membersOf(payload)
  const isHis = and(eq(table.email, email), eq(table.status, 'active'))
  return await change(payload, id, { emailVerified: true }, isHis)
}

/** Moves an account to another address; false when it has moved meanwhile, or somebody else has that. */
export async function moveEmail(
  payload: BasePayload,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const table = membersOf(payload)
  const isAsBefore = and(eq(table.email, from), eq(table.status, 'active'))
  return await change(payload, id, { email: to, emailVerified: true }, isAsBefore)
}

/**
 * Gives an account an address back, whatever it has now, and takes its password away: whoever moved it knows that.
 * False when somebody else has the address, or when the way back was overtaken.
 */
export async function restoreEmail(
  payload: BasePayload,
  id: string,
  email: string,
  isOvertaken: SQL,
): Promise<boolean> {
  const restored = { email, emailVerified: true, passwordHash: null }
  return await change(payload, id, restored, not(isOvertaken))
}

async function change(
  payload: BasePayload,
  id: string,
  to: Record<string, unknown>,
  condition: SQL | undefined,
): Promise<boolean> {
  const table = membersOf(payload)
  try {
    const changed = await connectionTo(payload)
      .update(table)
      .set({ ...to, updatedAt: new Date().toISOString() })
      .where(and(eq(table.id, id), condition))
      .returning({ id: table.id })
    return changed.length > 0
  } catch (error) {
    if (isTakenValue(error)) return false
    throw error
  }
}
