import { hasDays, type Days, type Kept } from './kept-data.ts'
import { keptForRunning } from './kept-for-running.ts'
import { keptOfPeople } from './kept-of-people.ts'

/**
 * Everything personal that is kept: what, where, what for, on what basis, for how long, and who receives it. The jobs that remove
 * what is due, the records of processing in the admin and docs/privacy.md are made of it; the policy's figures are
 * compared with it. Whatever has days has a job of the same name (`composition/retention-jobs.ts`).
 */
export const retentionTable = { ...keptOfPeople, ...keptForRunning }

export type KeptName = keyof typeof retentionTable

/** What has days, and so a job. */
export type DueName = {
  [Name in KeptName]: (typeof retentionTable)[Name]['period'] extends Days ? Name : never
}[KeptName]

const byName = new Map<string, Kept>(Object.entries(retentionTable))

export function isDueName(name: string): name is DueName {
  const kept = byName.get(name)
  return kept !== undefined && hasDays(kept.period)
}

/** How long before an account that nobody confirmed is removed its member is told, in days. */
export const unverifiedNoticeDays = 7

/** How long before an unused account is removed its member is told, in days, twice. */
export const inactiveNoticeDays = { first: 60, last: 14 } as const
