import type { Client } from '@libsql/client'
import { isDatabaseBusy } from './database-busy.ts'

const journalBytes = 64 * 1024 ** 2

/** What talks to libsql. */
type Talker = Pick<Client, 'execute' | 'close' | 'closed'>

export interface SqliteConnection<Used extends Talker> {
  /** `leavesBegun`: whether the work, refused as busy, leaves a statement begun. */
  run<Result>(
    work: (client: Used) => Promise<Result>,
    options?: { leavesBegun: boolean },
  ): Promise<Result>
  /** Closes it; what runs next opens another. */
  leave(client: Used): void
  close(): void
}

/**
 * A connection that is opened anew when a statement was refused: libsql leaves that so begun, until its garbage is
 * collected. As long as that lasts, SQLite commits nothing that this connection writes, shows it nothing newer, and
 * refuses all its writes after others have written (SQLITE_BUSY_SNAPSHOT).
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
      // Somebody else may have left it meanwhile; from here on libsql does all at once.
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
  // What is deleted is overwritten: a page that no row has any more would keep it.
  await client.execute('PRAGMA secure_delete = ON')
}
