import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../ground/database/tables.ts'
import { log } from '../../../ground/log.ts'
import { runName, runsIn, type RunTable } from './run.rows.ts'

/** For the watch: how to say that errors have halted a run, until somebody has it go on or stops it. */
export async function checkHalted(
  payload: BasePayload,
  table: RunTable,
): Promise<(() => void) | undefined> {
  const runs = runsIn(payload, table)
  const [first] = await connectionTo(payload)
    .select({ id: runs.id, errors: runs.errors })
    .from(runs)
    .where(eq(runs.state, 'halted'))
    .limit(1)
  if (!first) return undefined
  const facts = { run: runName(table, Number(first.id)), errors: Number(first.errors) }
  return () => log.error(facts, 'mails to members wait, halted by errors')
}
