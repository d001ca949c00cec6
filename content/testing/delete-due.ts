import type { BasePayload } from 'payload'
import { retentionJobs } from '../src/composition/retention-jobs.ts'
import { removeDue } from '../src/core/retention/run-retention.ts'
import type { DueName } from '../src/platform/retention/retention-table.ts'

/** Removes what is due of one period, as the service does every day; throws what the service logs. */
export async function deleteDue(
  payload: BasePayload,
  name: DueName,
  now = new Date(),
): Promise<void> {
  for (const job of retentionJobs[name] ?? []) await removeDue(payload, name, job, { now })
}
