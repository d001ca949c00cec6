import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { processState } from '../../platform/database/process-state.ts'
import { writeOutside } from '../../platform/database/tables.ts'
import { log } from '../../platform/log.ts'
import { noteStaffAct, type StaffAct } from './staff-audit.rows.ts'
import type { ToldOfRecords } from './what-was-read.ts'

/** Shared through `processState`, because the admin loads a second copy of this module. */
const underWay = processState('notesOfReads', () => new Set<Promise<void>>())

/**
 * Audits a read by staff after the response. A failure does not block the read: staff must be able to answer a customer even
 * while the disk is full or the database locked. The log then records that the audit lacks it.
 */
export function noteRead(
  { payload, user }: PayloadRequest,
  about: string,
  told: ToldOfRecords,
): void {
  if (user?.collection !== 'staff') return
  const read = { ...told, by: user.id, about }
  // The admin requests one record several times for one page.
  if (isNotedLately(read)) return
  // Outside the transaction: the reader has seen the data even if it rolls back.
  const noting: Promise<void> = writeOutside(payload, () => noteStaffAct(payload, read))
    .catch((error: unknown) => {
      forgetNoted(read)
      log.error({ err: error, staff: user.id, about }, 'a read is not in the audit')
    })
    .finally(() => underWay.delete(noting))
  underWay.add(noting)
}

/** Waits until all reads so far are stored. */
export async function settleAudit(): Promise<void> {
  await Promise.all(underWay)
}

const sameForMs = 60 * 1000
const most = 1000

/** When each read was noted. Shared through `processState` for the same reason. */
const noted = processState('notedReads', () => new Map<string, number>())

type Read = StaffAct & { question?: unknown }

/** True if the same person made the same read within the last minute; otherwise notes it as of now. */
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

function forgetNoted(read: Read): void {
  noted.delete(keyOf(read))
}

/** A hash, because a query may contain an email address. */
function keyOf({ by, act, about, ids, question }: Read): string {
  return createHash('sha256')
    .update(JSON.stringify([by, act, about, ids, question]))
    .digest('base64')
}
