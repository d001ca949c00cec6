import type { SQL } from 'drizzle-orm'
import type { Batch, RetentionJob } from '../../../engines/retention/retention-job.ts'
import { connectionTo } from '../../../ground/database/tables.ts'
import { log } from '../../../ground/log.ts'
import { removeMember } from '../removal/remove-member.ts'
import { usesOf } from './last-use.rows.ts'

/**
 * The job that deletes the accounts that are due, each whole, as its member would, and with the mail that says so. Whoever
 * does meanwhile what keeps his account has it kept.
 */
export function forgetMembers(
  isDue: (members: ReturnType<typeof usesOf>, batch: Batch) => SQL | undefined,
): RetentionJob {
  return async (batch) => {
    const { payload, note } = batch
    const onlyIf = isDue(usesOf(payload), batch)
    let count = 0
    for (const id of await listDue(batch, onlyIf)) {
      const alsoWrite = () => note(1)
      const isRemoved = await removeMember(payload, id, { onlyIf, alsoWrite }).catch(
        (error: unknown) => sayKept(error),
      )
      if (isRemoved) count += 1
    }
    return count
  }
}

async function listDue({ payload, most }: Batch, isDue: SQL | undefined): Promise<string[]> {
  const members = usesOf(payload)
  const rows = await connectionTo(payload)
    .select({ id: members.id })
    .from(members)
    .where(isDue)
    .limit(most)
  return rows.map(({ id }) => String(id))
}

/** One that cannot be deleted keeps no other from it. */
function sayKept(error: unknown): false {
  log.error({ err: error }, 'an account that is due could not be deleted')
  return false
}
