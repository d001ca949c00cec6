import type { BasePayload } from 'payload'
import { retentionJobs } from '../src/composition/retention-jobs.ts'
import { removeDue } from '../src/core/retention/run-retention.ts'
import type { TimedRetentionName } from '../src/platform/retention/retention-table.ts'

/** Runs one retention job as the service does daily; throws the errors that the service logs. */
export async function deleteDue(
  payload: BasePayload,
  name: TimedRetentionName,
  now = new Date(),
): Promise<void> {
  for (const job of retentionJobs[name] ?? []) await removeDue(payload, name, job, { now })
}
