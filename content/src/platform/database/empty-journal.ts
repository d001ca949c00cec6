import { setTimeout as sleep } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { log } from '../log.ts'
import { isSqlite } from './dialect.ts'

const mostTries = 20
const pauseMs = 50

const Outcome = z.object({ busy: z.coerce.number() })

/**
 * Truncates SQLite's journal, which contains deleted data in old pages. Waits up to a second for other readers and writers.
 * A failure is logged and left to the next call. PostgreSQL has no such file.
 */
export async function emptyJournal({ db }: BasePayload): Promise<void> {
  if (!isSqlite(db)) return
  try {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const [row] = (await db.client.execute('PRAGMA wal_checkpoint(TRUNCATE)')).rows
      if (Outcome.parse({ ...row }).busy === 0) return
      await sleep(pauseMs)
    }
    log.warn('the journal of the database is in use: what was deleted stands in it until later')
  } catch (error) {
    log.error({ err: error }, 'the journal of the database could not be emptied')
  }
}
