import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inheritedEnvironment } from '../../process.env.ts'

const SCRIPTS = join(import.meta.dirname, '..')

export interface Run {
  code: number | null
  printed: string
}

export interface BackupHouse {
  dataDir: string
  databasePath: string
  backupsDir: string
  /** Runs `npm run backup` or `npm run restore` without npm. */
  run: (
    command: 'backup' | 'restore',
    args?: string[],
    environment?: Record<string, string>,
  ) => Promise<Run>
  /** Makes a backup and returns its path. */
  backup: () => Promise<string>
  start: (command: 'backup' | 'restore', args?: string[]) => ChildProcess
  write: (path: string, text: string) => Promise<void>
  backups: () => Promise<string[]>
  remove: () => Promise<void>
}

/** A new data folder, empty except for files of the test. */
export async function createBackupHouse(extra: Record<string, string> = {}): Promise<BackupHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'washhouse-backup-'))
  const dataDir = join(folder, 'data')
  const backupsDir = join(dataDir, 'backups')
  await mkdir(dataDir)
  const base = { ...inheritedEnvironment(), DATA_DIR: dataDir, DATABASE_URL: '', ...extra }
  const start = (command: string, args: string[] = [], environment: Record<string, string> = {}) =>
    spawn(process.execPath, [join(SCRIPTS, `${command}.ts`), ...args], {
      env: { ...base, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const run: BackupHouse['run'] = (...order) => collect(start(...order))
  const backups = async () =>
    (await readdir(backupsDir)).filter((name) => /^\d/.test(name)).toSorted()
  return {
    dataDir,
    databasePath: join(dataDir, 'washhouse.db'),
    backupsDir,
    run,
    async backup() {
      const { code, printed } = await run('backup')
      if (code !== 0) throw new Error(printed)
      return join(backupsDir, (await backups()).at(-1) ?? '')
    },
    start,
    async write(path, text) {
      await mkdir(dirname(join(dataDir, path)), { recursive: true })
      await writeFile(join(dataDir, path), text)
    },
    backups,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A database with the table that all databases of the product have. */
export function createDatabase(path: string, migrations: string[] = []): void {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE payload_migrations (name TEXT)')
  for (const name of migrations)
    database.prepare('INSERT INTO payload_migrations VALUES (?)').run(name)
  database.close()
}

/** Stores the id that database and data folder share. */
export function nameDatabase(path: string, id: string): void {
  const database = new DatabaseSync(path)
  database.exec('CREATE TABLE IF NOT EXISTS payload_kv (key TEXT PRIMARY KEY, data TEXT)')
  database
    .prepare("INSERT OR REPLACE INTO payload_kv VALUES ('database-id', ?)")
    .run(JSON.stringify(id))
  database.close()
}

/** The first column of a query result. */
export function readColumn(path: string, query: string): unknown[] {
  const database = new DatabaseSync(path)
  try {
    return database
      .prepare(query)
      .all()
      .map((row) => Object.values(row)[0])
  } finally {
    database.close()
  }
}

async function collect(child: ChildProcess): Promise<Run> {
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, printed }
}
