import { createHash } from 'node:crypto'
import { desc, lte, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { collectionTable, connectionTo, writeWhole } from '../../platform/database/tables.ts'
import { deleteExpired } from './delete-expired.ts'
import type { RemovedFile } from './retention-job.ts'

const runsOf = (payload: BasePayload) => collectionTable(payload, 'retention-runs')

interface Run {
  /** Name of the period in the table. */
  job: string
  /** The period that applied at the time. */
  days: number
  count: number
  now: Date
}

/** Adds to the count of a job and day: one row for all runs and processes. */
export async function noteRun(payload: BasePayload, { job, days, count, now }: Run): Promise<void> {
  const table = runsOf(payload)
  const time = now.toISOString()
  const row = { key: `${time.slice(0, 10)} ${job}`, job, days, removed: count }
  await connectionTo(payload)
    .insert(table)
    .values({ ...row, createdAt: time, updatedAt: time })
    .onConflictDoUpdate({
      target: table.key,
      set: { removed: sql`${table.removed} + ${count}`, days, updatedAt: time },
    })
}

/** Counts a deleted file once, even if several processes or tries delete it. */
export async function noteFileOnce(
  payload: BasePayload,
  { name, day }: RemovedFile,
  run: Omit<Run, 'count'>,
): Promise<void> {
  const { job, days, now } = run
  const table = runsOf(payload)
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 24)
  const time = now.toISOString()
  await writeWhole(payload, async () => {
    const noted = await connectionTo(payload)
      .insert(table)
      .values({
        key: `${day} ${job} ${hash}`,
        job,
        days,
        removed: 0,
        createdAt: time,
        updatedAt: time,
      })
      .onConflictDoNothing()
      .returning({ id: table.id })
    if (noted.length > 0) await noteRun(payload, { ...run, count: 1 })
  })
}

const KeptRun = z.object({
  job: z.string(),
  days: z.coerce.number(),
  removed: z.coerce.number(),
  updatedAt: z.coerce.date(),
})
export type KeptRun = z.infer<typeof KeptRun>

export async function listLastRuns(payload: BasePayload): Promise<Map<string, KeptRun>> {
  const { job, days, removed, updatedAt, key } = runsOf(payload)
  const rows = await connectionTo(payload)
    .select({ job, days, removed, updatedAt })
    .from(runsOf(payload))
    .orderBy(desc(key))
    .limit(mostShown)
  const runs = rows.map((row) => KeptRun.parse(row)).toReversed()
  return new Map(runs.map((run) => [run.job, run]))
}

export async function findNewestRun(payload: BasePayload): Promise<Date | undefined> {
  const { updatedAt } = runsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ updatedAt })
    .from(runsOf(payload))
    .orderBy(desc(updatedAt))
    .limit(1)
  return row && z.coerce.date().parse(row.updatedAt)
}

/** Several days of every job. */
const mostShown = 300

export const deleteOldRuns = deleteExpired(runsOf, (table, { before }) =>
  lte(table.createdAt, before.toISOString()),
)
