import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import { periodText } from '../../../ground/retention/period-text.ts'
import { keptDays } from '../../../ground/retention/retention.env.ts'
import { bases, type Kept, receivers } from '../../../ground/retention/kept-data.ts'
import { isDueName, retentionTable } from '../../../ground/retention/retention-table.ts'
import { folderText, ownPlaces } from './records.labels.ts'
import { type KeptRun, listLastRuns } from '../retention-run.rows.ts'

/** A line of the records of processing, in words. */
export interface ProcessingRecord {
  name: string
  what: string
  where: readonly string[]
  purpose: string
  basis: string
  /** As it holds here. */
  period: string
  receivers: readonly string[]
  /** Whether something removes it once it has had its days. */
  hasJob: boolean
  lastRun: KeptRun | undefined
}

/** What a collection is called in the admin; a folder keeps its name. */
function placeName({ config }: BasePayload, place: string, language: Language): string {
  if (place.endsWith('/')) return folderText[language](place)
  const labels = config.collections.find(({ slug }) => slug === place)?.labels
  const plural = ownPlaces[place] ?? labels?.plural
  return typeof plural === 'object' ? (plural[language] ?? place) : place
}

export async function listRecords(
  payload: BasePayload,
  language: Language,
): Promise<ProcessingRecord[]> {
  const runs = await listLastRuns(payload)
  return Object.entries<Kept>(retentionTable).map(([name, kept]) => ({
    name,
    what: kept.what[language],
    where: kept.where.map((place) => placeName(payload, place, language)),
    purpose: kept.purpose[language],
    basis: bases[kept.basis][language],
    period: periodText(kept.period, language, isDueName(name) ? keptDays(name) : undefined),
    receivers: kept.receivers.map((receiver) => receivers[receiver][language]),
    hasJob: isDueName(name),
    lastRun: runs.get(name),
  }))
}
