import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, gt } from 'drizzle-orm'
import type { BasePayload, DatabaseAdapter } from 'payload'
import { emptyJournal } from '../../platform/database/empty-journal.ts'
import { doOneAtATime } from '../../platform/database/one-at-a-time.ts'
import { connectionTo, tableOf } from '../../platform/database/tables.ts'
import { env } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'
import { passOverMissing } from '../../platform/missing-file.ts'
import {
  type Erasure,
  PendingErasures,
  pendingErasuresName,
  pendingErasuresTable,
} from '../../platform/retention/pending-erasures.ts'
import { StartProblem } from '../../platform/start-problem.ts'
import { type Erasable, hashOfErased, noteErasure } from './erasures.rows.ts'
import { isPostgres, runSql } from '../../platform/database/dialect.ts'

const page = 1000

/**
 * After a restore: erases records again that the backup brought back, before the service answers requests. If interrupted,
 * the next start repeats it. If several processes share one PostgreSQL, they do this one after the other.
 * @throws StartProblem if the list of erasures cannot be read.
 */
export async function replayErasures(
  payload: BasePayload,
  erasables: readonly Erasable[],
): Promise<void> {
  await doOneAtATime(payload.db, pendingErasuresTable, () => replayPending(payload, erasables))
}

async function replayPending(payload: BasePayload, erasables: readonly Erasable[]): Promise<void> {
  const path = join(env.dataDir, pendingErasuresName)
  const [inFolder, inDatabase] = [await readPending(path), await readPendingInDatabase(payload.db)]
  if (!inFolder && !inDatabase) return
  const pending = [...(inFolder ?? []), ...(inDatabase ?? [])]
  const hashes = new Set(pending.map(({ hash }) => hash))
  let count = 0
  for (const erasable of erasables) count += await eraseAmong(payload, erasable, hashes)
  for (const erasure of pending) await noteErasure(payload, connectionTo(payload), erasure)
  await emptyJournal(payload)
  await forgetPendingInDatabase(payload.db)
  // Another process on the same folder may have deleted it already.
  await rm(path, { force: true })
  log.info(
    { known: hashes.size, erased: count },
    'erased records were erased again after a restore',
  )
}

async function readPending(path: string): Promise<Erasure[] | undefined> {
  const text = await readFile(path, 'utf8').catch(passOverMissing)
  if (text === undefined) return undefined
  const { data } = PendingErasures.safeParse(parsed(text))
  if (data) return data
  throw new StartProblem(
    `${path} cannot be read: the list of records erased before the last restore. Run the restore again: it writes a new list.`,
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function eraseAmong(
  payload: BasePayload,
  { collection, eraseAgain }: Erasable,
  hashes: ReadonlySet<string>,
): Promise<number> {
  let count = 0
  for await (const id of idsOf(payload, collection)) {
    if (!hashes.has(hashOfErased(collection, id))) continue
    await eraseAgain(payload, id)
    count += 1
  }
  return count
}

async function* idsOf(payload: BasePayload, name: string): AsyncGenerator<string> {
  const table = tableOf(payload, name.replaceAll('-', '_'), ['id'])
  for (let last = ''; ; ) {
    const rows = await connectionTo(payload)
      .select({ id: table.id })
      .from(table)
      .where(gt(table.id, last))
      .orderBy(asc(table.id))
      .limit(page)
    for (const { id } of rows) yield (last = String(id))
    if (rows.length < page) return
  }
}

const table = `public.${pendingErasuresTable}`

/** The erasures to replay that a restore left in PostgreSQL; undefined without the table. */
async function readPendingInDatabase(db: DatabaseAdapter): Promise<Erasure[] | undefined> {
  if (!isPostgres(db)) return undefined
  const found = await runSql(db, `SELECT 1 WHERE to_regclass('${table}') IS NOT NULL`)
  if (found.length === 0) return undefined
  return PendingErasures.parse(await runSql(db, `SELECT hash, at FROM ${table}`))
}

async function forgetPendingInDatabase(db: DatabaseAdapter): Promise<void> {
  if (isPostgres(db)) await runSql(db, `DROP TABLE IF EXISTS ${table}`)
}
