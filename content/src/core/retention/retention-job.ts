import type { BasePayload } from 'payload'
import type { TimedRetentionName } from '../../platform/retention/retention-table.ts'

export interface Batch {
  payload: BasePayload
  now: Date
  /** Data that ended at or before this moment has expired. */
  before: Date
  most: number
  /** Counts deleted records; call it within `writeWhole` if that deletes them. */
  note: (count: number) => Promise<void>
  /** Counts a file before its deletion. Idempotent, also if another process deletes the rest. */
  noteFile: (file: RemovedFile) => Promise<void>
}

/** A file or folder. Name and day (YYYY-MM-DD) are unique within its job. */
export interface RemovedFile {
  name: string
  day: string
}

/**
 * Deletes one batch and returns its number of records; 0 if nothing is due. Called until then. It may be interrupted
 * anywhere and may run in two processes at once.
 */
export type RetentionJob = (batch: Batch) => Promise<number>

/** Jobs by period of the retention table; a period may apply to several tables. */
export type RetentionJobs = Readonly<Partial<Record<TimedRetentionName, readonly RetentionJob[]>>>
