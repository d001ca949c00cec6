import { stat, statfs } from 'node:fs/promises'
import type { Metrics } from '@washhouse/serving/metrics'
import { count, eq, inArray, min } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { failedSignIns } from '../core/attempts/failed-sign-ins.ts'
import { casesOf } from '../core/cases/cases.rows.ts'
import { hearsChanges } from '../core/changes/follow-changes.ts'
import { outboxOf } from '../core/mail/outbox.rows.ts'
import { column } from '../platform/database/stored-value.ts'
import { connectionTo } from '../platform/database/tables.ts'
import { env } from '../platform/env.ts'
import { passOverMissing } from '../platform/missing-file.ts'
import { testWrites } from './contract/write-test.ts'

/** Figures of the content service, read at each scrape. Ages in seconds. */
export function addFigures({ addCounter, addGauge }: Metrics, payload: BasePayload): void {
  addGauge(
    'outbox_waiting',
    'Mails and calls that wait to be sent',
    async () => (await readOutbox(payload)).waiting,
  )
  addGauge('outbox_oldest_seconds', 'How long the oldest of them has waited', async () =>
    ageOf((await readOutbox(payload)).oldest),
  )
  addGauge('outbox_failed', 'Mails and calls that were given up', () => countFailed(payload))
  addGauge('cases_open', 'Cases that wait for staff', async () => (await readCases(payload)).open)
  addGauge('cases_oldest_seconds', 'Age of the oldest open case', async () =>
    ageOf((await readCases(payload)).oldest),
  )
  addGauge('database_up', 'Whether the database can be read', () =>
    payload.count({ collection: 'sectors' }).then(
      () => 1,
      () => 0,
    ),
  )
  const findWriteOutage = testWrites(payload)
  addGauge('storage_up', 'Whether records and files can be stored', async () =>
    Number((await findWriteOutage()) === undefined),
  )
  addGauge('disk_free_bytes', 'Free space where the data folder is', async () => {
    const { bavail, bsize } = await statfs(env.dataDir)
    return bavail * bsize
  })
  addGauge('backup_age_seconds', 'Time since the last complete backup', readBackupAge)
  addGauge('changes_heard', 'Whether changes by other processes can be read', async () =>
    Number(hearsChanges()),
  )
  addCounter('sign_in_failures_total', 'Refused sign-ins', 'who', failedSignIns)
}

/** 0 if nothing waits. */
function ageOf(oldest: number | null): number {
  return oldest === null ? 0 : (Date.now() - oldest) / 1000
}

async function readOutbox(payload: BasePayload) {
  const { status, queuedAt } = outboxOf(payload)
  const [row] = await connectionTo(payload)
    .select({ waiting: count(), oldest: min(queuedAt) })
    .from(outboxOf(payload))
    .where(inArray(status, ['waiting', 'sending']))
  return { waiting: Number(row?.waiting ?? 0), oldest: momentOf(row?.oldest) }
}

async function countFailed(payload: BasePayload): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'outbox',
    where: { status: { equals: 'failed' } },
  })
  return totalDocs
}

async function readCases(payload: BasePayload) {
  const { state, createdAt } = casesOf(payload)
  const [row] = await connectionTo(payload)
    .select({ open: count(), oldest: min(createdAt) })
    .from(casesOf(payload))
    .where(eq(state, 'open'))
  return { open: Number(row?.open ?? 0), oldest: momentOf(row?.oldest) }
}

/** In milliseconds since 1970. */
function momentOf(stored: unknown): number | null {
  const moment = column.nullableMoment.parse(stored ?? null)
  return moment === null ? null : Date.parse(moment)
}

/** In seconds; undefined before the first backup. */
export async function readBackupAge(): Promise<number | undefined> {
  const made = await stat(env.lastBackup).catch(passOverMissing)
  return made && (Date.now() - made.mtimeMs) / 1000
}
