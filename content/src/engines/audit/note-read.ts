import type { PayloadRequest } from 'payload'
import { processState } from '../../ground/database/process-state.ts'
import { writeOutside } from '../../ground/database/tables.ts'
import { log } from '../../ground/log.ts'
import { forgetNoted, isNotedLately } from './noted-lately.ts'
import { noteStaffAct } from './staff-audit.rows.ts'
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
