import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { StartProblem } from '../../start-problem.ts'

export type Postgres = Pick<PostgresAdapter, 'pg' | 'pool' | 'poolOptions' | 'tables'>
export type Client = Pick<InstanceType<PostgresAdapter['pg']['Client']>, 'query'>

export interface TargetTable {
  name: string
  columns: { name: string; type: string; sequence: string | null }[]
}

/** Not copied: each database has its own migrations. */
export const migrationTable = 'payload_migrations'

const relations = `SELECT format('%I.%I', nspname, relname) AS path, nspname = 'public' AS is_public, relname AS name
  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE relkind IN ('r', 'p', 'v', 'm', 'f') AND nspname !~ '^pg_' AND nspname <> 'information_schema'
    AND NOT EXISTS (SELECT FROM pg_depend
      WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')`
const Relations = z.array(z.object({ path: z.string(), is_public: z.boolean(), name: z.string() }))

/**
 * Empty tables of this version are allowed: an interrupted move leaves them.
 * @throws StartProblem if the database cannot be opened or contains anything else.
 */
export async function requireEmptyTarget({ pg, poolOptions, tables }: Postgres): Promise<void> {
  const client = new pg.Client(poolOptions)
  try {
    await client.connect()
  } catch (error) {
    throw new StartProblem(
      `The PostgreSQL database cannot be opened (${messageOf(error)}). Check the address, the user and the password, and create an empty database first.`,
    )
  }
  try {
    const { rows } = await client.query(relations)
    for (const { path, is_public: isPublic, name } of Relations.parse(rows)) {
      const isOurs = isPublic && name in tables
      if (isOurs && name === migrationTable) continue
      if (isOurs && (await client.query(`SELECT FROM ${path} LIMIT 1`)).rowCount === 0) continue
      throw new StartProblem(
        `The PostgreSQL database is not empty: it has ${path}. Drop the database and create it again, or name another one.`,
      )
    }
  } finally {
    await client.end()
  }
}

const targetTables = `SELECT relname AS name, json_agg(json_build_object(
    'name', attname, 'type', format_type(atttypid, atttypmod),
    'sequence', pg_get_serial_sequence(format('%I', relname), attname)) ORDER BY attnum) AS columns
  FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '${migrationTable}'
  GROUP BY relname ORDER BY relname`
const Tables: z.ZodType<TargetTable[]> = z.array(
  z.object({
    name: z.string(),
    columns: z.array(
      z.object({ name: z.string(), type: z.string(), sequence: z.string().nullable() }),
    ),
  }),
)

/** The tables as the migrations created them. */
export async function readTargetTables(client: Client): Promise<TargetTable[]> {
  return Tables.parse((await client.query(targetTables)).rows)
}

const foreignKeys = `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS remove,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`
const ForeignKeys = z.array(z.object({ remove: z.string(), add: z.string() }))

/** Removes the foreign keys, so that tables can be filled in any order. The returned function adds and checks them. */
export async function removeForeignKeys(client: Client): Promise<() => Promise<void>> {
  const keys = ForeignKeys.parse((await client.query(foreignKeys)).rows)
  for (const { remove } of keys) await client.query(remove)
  return async () => {
    for (const { add } of keys) await client.query(add)
  }
}

/** A refused connection to several addresses has a code but no message. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

export const namesOf = ({ columns }: TargetTable) => columns.map(({ name }) => name)
