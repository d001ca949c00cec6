import { and, lt, max, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import type { QuickReader } from '../../platform/database/quick-reader.ts'
import {
  collectionTable,
  connectionTo,
  takeAdvisoryLock,
  type Connection,
} from '../../platform/database/tables.ts'

export interface LoggedChange {
  number: number
  tags: readonly string[]
}

/** More than a website or a process can miss and still know what changed. */
export const keptHours = 24
const mostAtOnce = 1000

/**
 * Adds a change. Call it as the last statement of a transaction: others wait until it commits, so that a process that has
 * read a number has read all lower ones.
 */
export async function addChange(
  payload: BasePayload,
  connection: Connection,
  tags: readonly string[],
): Promise<void> {
  await takeAdvisoryLock(payload, 'changes', connection)
  const now = new Date().toISOString()
  await connection
    .insert(collectionTable(payload, 'changes'))
    .values({ tags: JSON.stringify(tags), createdAt: now, updatedAt: now })
}

const Rows = z.array(z.tuple([z.coerce.number(), z.string()]))
const Tags = z.array(z.string())

/** The changes after this number; undefined if there are too many. */
export async function readChanges(
  reader: QuickReader,
  after: number,
): Promise<LoggedChange[] | undefined> {
  const rows = Rows.parse(
    await reader.values(
      `SELECT id, tags FROM changes WHERE id > ${after} ORDER BY id LIMIT ${mostAtOnce + 1}`,
    ),
  )
  if (rows.length > mostAtOnce) return undefined
  return rows.map(([number, tags]) => ({ number, tags: Tags.parse(JSON.parse(tags)) }))
}

/** 0 if there is none. */
export async function lastChangeNumber(reader: QuickReader): Promise<number> {
  const [[number] = [0]] = Rows.parse(
    await reader.values(`SELECT coalesce(max(id), 0), '' FROM changes`),
  )
  return number
}

/** Keeps the newest one, whose number is where a starting process begins. */
export async function deleteOldChanges(payload: BasePayload): Promise<void> {
  const table = collectionTable(payload, 'changes')
  const before = new Date(Date.now() - keptHours * 60 * 60 * 1000).toISOString()
  const connection = connectionTo(payload)
  const newest = connection.select({ id: max(table.id) }).from(table)
  await connection
    .delete(table)
    .where(and(lt(table.createdAt, before), lt(table.id, sql`(${newest})`)))
}
