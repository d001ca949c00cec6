import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { commandLine } from '@washhouse/serving/command-line'
import { knownMigrations } from '../backup/known-migrations.ts'
import { isCutShort } from '../backup/restore-moves.ts'
import { inspectSqlite, isSqliteUsed } from '../backup/sqlite-database.ts'
import { runContentProgram } from './content-program.ts'
import { requireDatabaseFile } from './data-folder.ts'
import { moveFiles } from './move-files.ts'
import { CONTENT } from './parts.ts'
import { runCommand } from './run-command.ts'
import { claimPart, releasePart, requireStopped } from './run-record.ts'
import { launcherVariables, readSettings } from './settings.env.ts'
import { StartProblem } from './start-problem.ts'

const filesUrl = launcherVariables.shape.FILES_URL
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const USAGE = [
  `Usage: ${commandLine('move', '--to postgres://user:password@host/database')} (an empty database)`,
  `       ${commandLine('move', '--files s3://bucket/prefix?endpoint=https://host')} (an empty bucket or prefix)`,
]

/** `move.ts --to <address of a database>` or `move.ts --files <address of a store>` */
async function main(): Promise<number> {
  const { to, files } = readTarget()
  return files === undefined ? await moveDatabase(to) : await moveFiles(ROOT, files)
}

async function moveDatabase(to: string): Promise<number> {
  const { dataDir, databasePath: path } = readSettings(ROOT)
  if (path === undefined)
    throw new StartProblem([
      `DATABASE_URL already names a PostgreSQL database. Unset it to move the SQLite database of ${dataDir}`,
    ])
  await requireDatabaseFile(path)
  await requireStopped(dataDir, [CONTENT])
  await claimPart(dataDir, CONTENT)
  try {
    await requireReady(dataDir, path)
    const { hostname, pathname } = new URL(to)
    console.log(
      `Move ${path} to the database ${pathname.slice(1)} on ${hostname}. This can take minutes. Rows by table:`,
    )
    const code = await runContentProgram(ROOT, 'src/composition/move-command.ts', [path], {
      DATABASE_URL: to,
    })
    for (const line of code === 0 ? describeMoved(path) : describeFailed(path)) console.log(line)
    return code
  } finally {
    await releasePart(dataDir, CONTENT)
  }
}

/** Never printed: it contains a password. */
function readTarget(): { to: string; files?: string } {
  try {
    const options = { to: { type: 'string' }, files: { type: 'string' } } as const
    const { to = '', files } = parseArgs({ options }).values
    if (files !== undefined && to === '' && filesUrl.safeParse(files).success) return { to, files }
    if (files === undefined && /^postgres(ql)?:$/.test(new URL(to).protocol)) return { to }
  } catch {
    // An unknown option, or not an address: as below.
  }
  throw new StartProblem(USAGE)
}

async function requireReady(dataDir: string, path: string): Promise<void> {
  if (await isCutShort(dataDir))
    throw new StartProblem([`A restore was interrupted. Start once to finish it`])
  if (isSqliteUsed(path))
    throw new StartProblem([
      `The database ${path} is open in another program. Stop it and try again`,
    ])
  const [applied, known] = [inspectSqlite(path), await knownMigrations(ROOT, 'sqlite')]
  const unknown = applied.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new StartProblem([
      `The database ${path} has migrations of a newer version (${unknown.join(', ')}). Move it with that version`,
    ])
  if (known.some((name) => !applied.includes(name)))
    throw new StartProblem([
      `The database ${path} is of an older version. Start once to migrate it, stop, and move again`,
    ])
}

const describeMoved = (path: string) => [
  '',
  'Moved: in both databases all tables have the same number of rows and the same contents.',
  '1. Set DATABASE_URL to the address of the PostgreSQL database.',
  `2. Take the old database out of the data folder, with the files beside it that end in -wal and -shm: ${path}`,
  '   A start without DATABASE_URL is then refused instead of using old data, and backups do not contain it.',
  '3. Start. The search finds everything once its index is built, which takes a few minutes for a large web board.',
  `4. Make a backup: ${commandLine('backup')}. A backup of the old database cannot be restored into PostgreSQL.`,
  '5. Keep the old database until you are satisfied. Then delete it, because it contains personal data.',
]

const describeFailed = (path: string) => [
  `Nothing was moved, and ${path} is unchanged. The PostgreSQL database has at most empty tables: the next try can use it.`,
]

// Created files are private to this account.
process.umask(0o077)
await runCommand(main)
