import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { processState } from '../../platform/database/process-state.ts'
import { writeOutside } from '../../platform/database/tables.ts'
import { log } from '../../platform/log.ts'
import { noteStaffAct, type StaffAct } from './staff-audit.rows.ts'
import type { ToldOfRecords } from './what-was-read.ts'

/** The admin has modules of its own; what they begin is waited for as well. */
const underWay = processState('notesOfReads', () => new Set<Promise<void>>())

/**
 * A read of staff is written down behind its answer, and goes on where that fails: whoever is to answer a customer while the
 * disk is full or the database held must not be kept from it. The service's log says that it is not in the audit.
 */
export function noteRead(
  { payload, user }: PayloadRequest,
  about: string,
  told: ToldOfRecords,
): void {
  if (user?.collection !== 'staff') return
  const read = { ...told, by: user.id, about }
  // The admin asks for one record several times to show one page.
  if (isNotedLately(read)) return
  // What was read is known to its reader, even where a write that it belongs to is taken back.
  const noting: Promise<void> = writeOutside(payload, () => noteStaffAct(payload, read))
    .catch((error: unknown) => {
      forgetNoted(read)
      log.error({ err: error, staff: user.id, about }, 'a read is not in the audit')
    })
    .finally(() => underWay.delete(noting))
  underWay.add(noting)
}

/** Once all reads until now are written down. */
export async function settleAudit(): Promise<void> {
  await Promise.all(underWay)
}

const sameForMs = 60 * 1000
const most = 1000

/** When each was noted; the admin has modules of its own, and the same memory. */
const noted = processState('notedReads', () => new Map<string, number>())

type Read = StaffAct & { question?: unknown }

/** Whether the same person has asked and read just the same within a minute; if not, it counts from now. */
function isNotedLately(read: Read, now = Date.now()): boolean {
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
function forgetNoted(read: Read): void {
  noted.delete(keyOf(read))
}

/** What is asked for may be somebody's address: it is not kept as it was typed. */
function keyOf({ by, act, about, ids, question }: Read): string {
  return createHash('sha256')
    .update(JSON.stringify([by, act, about, ids, question]))
    .digest('base64')
}
