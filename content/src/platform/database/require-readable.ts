import { StartProblem } from '../start-problem.ts'
import { findOutage } from './outage.ts'
import type { SqliteClient } from './sqlite-client.ts'

/**
 * Call before a start reads from SQLite.
 * @throws StartProblem if the path is a folder, another file, or a damaged database.
 */
export async function requireReadable(client: SqliteClient): Promise<void> {
  try {
    await client.execute('SELECT count(*) FROM sqlite_master')
  } catch (error) {
    if (!(error instanceof Error) || findOutage(error) === 'locked') throw error
    throw new StartProblem(
      `DATABASE_URL: ${client.url} cannot be opened as a SQLite database (${error.message}): name one, or a file that is not there yet in a folder that is.`,
    )
  }
}
