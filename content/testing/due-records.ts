import { randomUUID } from 'node:crypto'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BasePayload } from 'payload'
import { mailEnv } from '../src/core/mail/mail.env.ts'
import { connectionTo, tableOf } from '../src/platform/database/tables.ts'
import { env } from '../src/platform/env.ts'
import type { TimedRetentionName } from '../src/platform/retention/retention-table.ts'
import type { Kind, Moment } from './due-kinds.ts'

const dayMs = 24 * 60 * 60 * 1000
const rowsAtOnce = 200

/** Inserts rows of a kind into its table; returns the values of `mark`. */
export async function putRows(
  payload: BasePayload,
  { table, mark, row }: Kind,
  at: Moment,
  count: number,
): Promise<string[]> {
  const rows: Record<string, unknown>[] = Array.from({ length: count }, () => ({
    createdAt: at.iso,
    updatedAt: at.iso,
    ...row(at),
  }))
  const target = tableOf(payload, table, [])
  for (let from = 0; from < count; from += rowsAtOnce)
    await connectionTo(payload)
      .insert(target)
      .values(rows.slice(from, from + rowsAtOnce))
  return rows.map((each) => String(each[mark]))
}

/** Creates files for retention jobs; returns their paths by job. */
export async function putFiles(
  at: Moment,
  count: number,
): Promise<Map<TimedRetentionName, string[]>> {
  const before = (days: number) => new Date(Date.parse(at.iso) - days * dayMs)
  const numbers = Array.from({ length: count }, (_, index) => index)
  const files = new Map<TimedRetentionName, string[]>([
    [
      'traffic-log',
      numbers.map((days) => `traffic/${before(days).toISOString().slice(0, 10)}.log`),
    ],
    [
      'backups',
      numbers.map((days) => `backups/${before(days).toISOString().replaceAll(/[:.]/g, '-')}/a`),
    ],
  ])
  const inData = new Map(
    [...files].map(([job, names]) => [job, names.map((name) => join(env.dataDir, name))]),
  )
  inData.set(
    'mail-bodies',
    numbers.map(() => join(mailEnv.folder, `${randomUUID()}.eml`)),
  )
  for (const path of [...inData.values()].flat()) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, 'x')
    await utimes(path, new Date(at.iso), new Date(at.iso))
  }
  return inData
}
