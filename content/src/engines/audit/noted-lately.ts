import { createHash } from 'node:crypto'
import { processState } from '../../ground/database/process-state.ts'
import type { StaffAct } from './staff-audit.rows.ts'

const sameForMs = 60 * 1000
const most = 1000

/** When each was noted; the admin has modules of its own, and the same memory. */
const noted = processState('notedReads', () => new Map<string, number>())

type Read = StaffAct & { question?: unknown }

/** Whether the same person has asked and read just the same within a minute; if not, it counts from now. */
export function isNotedLately(read: Read, now = Date.now()): boolean {
  const key = keyOf(read)
  const before = noted.get(key)
  if (before !== undefined && now - before >= 0 && now - before < sameForMs) return true
  noted.delete(key)
  noted.set(key, now)
  const [oldest] = noted.keys()
  if (noted.size > most && oldest !== undefined) noted.delete(oldest)
  return false
}

/** For one that could not be noted. */
export function forgetNoted(read: Read): void {
  noted.delete(keyOf(read))
}

/** What is asked for may be somebody's address: it is not kept as it was typed. */
function keyOf({ by, act, about, ids, question }: Read): string {
  return createHash('sha256')
    .update(JSON.stringify([by, act, about, ids, question]))
    .digest('base64')
}
