import type { Client } from '@libsql/client'
import { isDatabaseBusy } from './database-busy.ts'

const journalBytes = 64 * 1024 ** 2

type Talker = Pick<Client, 'execute' | 'close' | 'closed'>

export interface SqliteConnection<Used extends Talker> {
  /** `leavesBegun`: the work leaves an unfinished statement if it is refused as busy. */
  run<Result>(
    work: (client: Used) => Promise<Result>,
    options?: { leavesBegun: boolean },
  ): Promise<Result>
  /** Closes it; the next call opens another. */
  leave(client: Used): void
  close(): void
}

/**
 * A connection that is replaced after a statement was refused: libsql leaves that statement unfinished until it is
 * garbage-collected. Until then SQLite commits none of the connection's writes, shows it no newer data, and refuses all its
 * writes after others have written (SQLITE_BUSY_SNAPSHOT).
 */
export function openSqliteConnection<Used extends Talker>(
  open: () => Used,
): SqliteConnection<Used> {
  let opened: Opened<Used> | undefined
  let isClosed = false

  function connect(): Opened<Used> {
    const client = open()
    const next: Opened<Used> = { client, ready: prepare(client) }
    next.ready.catch(() => leave(client))
    return next
  }

  function leave(client: Used): void {
    if (opened?.client === client) opened = undefined
    if (!client.closed) client.close()
  }

  async function run<Result>(
    work: (client: Used) => Promise<Result>,
    { leavesBegun } = { leavesBegun: true },
  ): Promise<Result> {
    if (isClosed) throw new Error('The database is closed')
    const used = (opened ??= connect())
    try {
      await used.ready
      // It may have been closed meanwhile. From here on libsql works synchronously.
      if (used.client.closed) return await run(work, { leavesBegun })
      return await work(used.client)
    } catch (error) {
      if (leavesBegun && isDatabaseBusy(error)) leave(used.client)
      throw error
    }
  }

  return {
    run,
    leave,
    close() {
      isClosed = true
      if (opened) leave(opened.client)
    },
  }
}

interface Opened<Used> {
  client: Used
  ready: Promise<void>
}

async function prepare(client: Talker): Promise<void> {
  await client.execute('PRAGMA busy_timeout = 0')
  await client.execute('PRAGMA journal_mode = WAL')
  await client.execute(`PRAGMA journal_size_limit = ${journalBytes}`)
  await client.execute('PRAGMA synchronous = FULL')
  // Overwrites deleted data, which would otherwise remain in free pages.
  await client.execute('PRAGMA secure_delete = ON')
}
