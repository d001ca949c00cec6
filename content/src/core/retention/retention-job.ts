import type { BasePayload } from 'payload'
import type { DueName } from '../../platform/retention/retention-table.ts'

/** One batch that is to be removed. */
export interface Batch {
  payload: BasePayload
  now: Date
  /** What ended at this moment or earlier has had its days. */
  before: Date
  most: number
  /** Writes down that so many were removed, within `writeWhole` where that removes them. */
  note: (count: number) => Promise<void>
  /** Writes down that a file is removed, before it is: counted once, whoever removes what was left of it. */
  noteFile: (file: RemovedFile) => Promise<void>
}

/** A file, or a folder of them, by the name and the day (YYYY-MM-DD) that no other of its job has. */
export interface RemovedFile {
  name: string
  day: string
}

/**
 * Removes one batch and gives how many records that were; 0 once nothing is due any more. It is asked again until
 * then, may be cut short anywhere, and may run in two processes at once.
 */
export type RetentionJob = (batch: Batch) => Promise<number>

/** The jobs of some periods of the table; one period may be that of several tables. */
export type RetentionJobs = Readonly<Partial<Record<DueName, readonly RetentionJob[]>>>
