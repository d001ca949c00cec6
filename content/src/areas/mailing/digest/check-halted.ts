import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../ground/database/tables.ts'
import { log } from '../../../ground/log.ts'
import { runsIn } from '../sending/run.rows.ts'

/** For the watch: how to say that errors have halted an issue, until somebody has it go on or stops it. */
export async function checkHalted(payload: BasePayload): Promise<(() => void) | undefined> {
  const runs = runsIn(payload, 'digest_issues')
  const halted = await connectionTo(payload)
    .select({ issue: runs.id, errors: runs.errors })
    .from(runs)
    .where(eq(runs.state, 'halted'))
  const [first] = halted
  if (!first) return undefined
  const facts = { issue: Number(first.issue), errors: Number(first.errors) }
  return () => log.error(facts, 'the weekly digest waits, halted by errors')
}
