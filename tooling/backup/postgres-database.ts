import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseIdentity } from '../../content/src/platform/data-folder/compare-ids.ts'
import { databaseIdQuery, idOfData } from '../../content/src/platform/data-folder/stored-id.ts'
import {
  type Erasure,
  PendingErasures,
  pendingErasuresTable,
} from '../../content/src/platform/retention/pending-erasures.ts'
import { StartProblem } from '../launcher/start-problem.ts'
import { inheritedEnvironment } from '../process.env.ts'
import { runProgram } from './run-program.ts'

// Schema of all Payload tables; other schemas stay untouched.
const SCHEMA = 'public'
const PENDING = `${SCHEMA}.${pendingErasuresTable}`
const PLAIN = ['--no-owner', '--no-privileges', `--schema=${SCHEMA}`]

/** Returns the applied migrations. */
export async function savePostgres(databaseUrl: string, target: string): Promise<string[]> {
  const { url, environment } = connectionOf(databaseUrl)
  const args = ['--format=custom', '--no-password', ...PLAIN, `--file=${target}`, `--dbname=${url}`]
  await runProgram('pg_dump', args, environment)
  return readMigrations(databaseUrl)
}

interface Filling {
  dump: string
  /** Temporary folder for the scripts. */
  scratch: string
  /** Erasures that the next start repeats before it serves requests. */
  erasures: readonly Erasure[]
}

/** Replaces the whole database with the dump in one transaction: on an error nothing changes. */
export async function restorePostgres(
  databaseUrl: string,
  { dump, scratch, erasures }: Filling,
): Promise<void> {
  const script = join(scratch, 'restore.sql')
  const [emptying, noting] = [join(scratch, 'empty.sql'), join(scratch, 'erasures.sql')]
  // Through a file: psql would commit the start of a truncated script.
  await runProgram('pg_restore', [...PLAIN, `--file=${script}`, dump], inheritedEnvironment())
  await writeFile(emptying, EMPTY_SCHEMA, { mode: 0o600 })
  await writeFile(noting, noteErasures(erasures), { mode: 0o600 })
  const files = [emptying, script, noting].map((file) => `--file=${file}`)
  await runPsql(databaseUrl, ['--single-transaction', ...files])
}

/** The backup may be older than erasures that an earlier restore left to repeat. */
function noteErasures(erasures: readonly Erasure[]): string {
  if (erasures.length === 0) return ''
  const rows = PendingErasures.parse(erasures).map(({ hash, at }) => `('${hash}', '${at}')`)
  return `
CREATE TABLE IF NOT EXISTS ${PENDING} (hash text PRIMARY KEY, at text NOT NULL);
INSERT INTO ${PENDING} VALUES ${rows.join(',\n')} ON CONFLICT DO NOTHING;
`
}

/** A dump has no statistics; without them PostgreSQL chooses slow query plans. */
export async function analyzePostgres(databaseUrl: string): Promise<void> {
  await runPsql(databaseUrl, ['--command=ANALYZE'])
}

/** Throws StartProblem if other connections exist, from any machine. */
export async function requireUnusedPostgres(databaseUrl: string): Promise<void> {
  const lines = await queryPostgres(databaseUrl, OTHER_CONNECTIONS)
  if (lines.length === 0) return
  throw new StartProblem([
    `The database is in use by ${lines.length === 1 ? 'another connection' : `${lines.length} other connections`} (${lines.slice(0, 3).join('; ')}). Stop the product on all machines and try again`,
  ])
}

/** Completed and pending erasures; empty for an older or empty database. */
export async function readErasuresOfPostgres(databaseUrl: string): Promise<Erasure[]> {
  const lines = [
    ...(await queryTable(databaseUrl, `${SCHEMA}.erasures`, ERASURES)),
    ...(await queryTable(databaseUrl, PENDING, `SELECT hash || ' ' || at FROM ${PENDING}`)),
  ]
  return PendingErasures.parse(
    lines.map((line) => {
      const [hash, at] = line.split(' ')
      return { hash, at }
    }),
  )
}

/** Empty if the table does not exist. */
async function queryTable(databaseUrl: string, table: string, sql: string): Promise<string[]> {
  const [present] = await queryPostgres(databaseUrl, `SELECT to_regclass('${table}')`)
  return present ? await queryPostgres(databaseUrl, sql) : []
}

/** Identity that a restore compares before it replaces the database. */
export async function identifyPostgres(databaseUrl: string): Promise<DatabaseIdentity> {
  const [data] = await queryTable(databaseUrl, `${SCHEMA}.payload_kv`, databaseIdQuery)
  const migrations = await readMigrations(databaseUrl)
  return { databaseId: idOfData(data), isDatabaseNew: migrations.length === 0 }
}

async function readMigrations(databaseUrl: string): Promise<string[]> {
  const table = `${SCHEMA}.payload_migrations`
  return await queryTable(databaseUrl, table, `SELECT name FROM ${table} ORDER BY name`)
}

/** Returns the output lines of a query. */
export async function queryPostgres(databaseUrl: string, sql: string): Promise<string[]> {
  const printed = await runPsql(databaseUrl, ['--tuples-only', '--no-align', `--command=${sql}`])
  return printed.split('\n').filter(Boolean)
}

async function runPsql(databaseUrl: string, args: string[]): Promise<string> {
  const { url, environment } = connectionOf(databaseUrl)
  const always = ['--no-psqlrc', '--no-password', '--quiet', '--set=ON_ERROR_STOP=1']
  return runProgram('psql', [...always, `--dbname=${url}`, ...args], environment)
}

/** The password goes into the environment, as all users of the machine can read arguments. */
export function connectionOf(databaseUrl: string): {
  url: string
  environment: Record<string, string>
} {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const environment = { ...inheritedEnvironment(), PGCONNECT_TIMEOUT: '10' }
  return {
    url: url.href,
    environment: password ? { ...environment, PGPASSWORD: password } : environment,
  }
}

const ERASURES = `
SELECT hash || ' ' || to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
FROM ${SCHEMA}.erasures`

const OTHER_CONNECTIONS = `
SELECT format('process %s from %s', pid, coalesce(host(client_addr), 'this machine'))
FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`

// Drops all existing tables, also those of later migrations. Keeps objects of extensions.
const EMPTY_SCHEMA = `
SET LOCAL lock_timeout = '10s';
DO $$
DECLARE statement text;
BEGIN
  FOR statement IN
    SELECT format('DROP %s IF EXISTS %I.%I CASCADE', CASE relkind
        WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE'
      END, '${SCHEMA}', relname)
    FROM pg_class
    WHERE relnamespace = '${SCHEMA}'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
      AND NOT EXISTS (SELECT FROM pg_depend
        WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
    ORDER BY relkind = 'S'
  LOOP EXECUTE statement; END LOOP;
  FOR statement IN
    SELECT format('DROP FUNCTION IF EXISTS %s CASCADE', oid::regprocedure)
    FROM pg_proc
    WHERE pronamespace = '${SCHEMA}'::regnamespace AND prorettype = 'trigger'::regtype
      AND NOT EXISTS (SELECT FROM pg_depend
        WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')
  LOOP EXECUTE statement; END LOOP;
  FOR statement IN
    SELECT format('DROP TYPE IF EXISTS %I.%I CASCADE', '${SCHEMA}', typname)
    FROM pg_type
    WHERE typnamespace = '${SCHEMA}'::regnamespace AND typtype = 'e'
      AND NOT EXISTS (SELECT FROM pg_depend
        WHERE classid = 'pg_type'::regclass AND objid = pg_type.oid AND deptype = 'e')
  LOOP EXECUTE statement; END LOOP;
END $$;
`
