import { processState } from '../../ground/database/process-state.ts'
import type { StaffAct } from './staff-audit.rows.ts'

const sameForMs = 60 * 1000
const most = 1000

/** When each was noted; the admin has modules of its own, and the same memory. */
const noted = processState('notedReads', () => new Map<string, number>())

/** Whether the same person has read just the same within a minute; if not, it counts from now. */
export function isNotedLately({ by, about, ids }: StaffAct, now = Date.now()): boolean {
  const key = JSON.stringify([by, about, ids])
  const before = noted.get(key)
  if (before !== undefined && now - before >= 0 && now - before < sameForMs) return true
  noted.delete(key)
  noted.set(key, now)
  const [oldest] = noted.keys()
  if (noted.size > most && oldest !== undefined) noted.delete(oldest)
  return false
}
