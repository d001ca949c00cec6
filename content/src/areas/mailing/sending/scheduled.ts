import { bundleRun, keepBundles } from '../bundle/bundle-schedule.ts'
import { digestRun, keepSchedule } from '../digest/issue-schedule.ts'
import { memberLine } from '../line/line-outbox.ts'
import { policyChangeRun } from '../policy-change/policy-change-run.ts'
import type { Scheduled } from './start-sending.ts'

/** What members are sent, what is most awaited first. */
export const scheduled: readonly Scheduled[] = [
  { keep: memberLine.keep },
  // Editors begin it.
  { keep: async () => {}, kind: policyChangeRun },
  { keep: keepBundles, kind: bundleRun },
  { keep: keepSchedule, kind: digestRun },
]
