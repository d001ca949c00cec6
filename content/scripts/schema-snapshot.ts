import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import payload, { type BasePayload, type DatabaseAdapter } from 'payload'
import { type Dialect, migrationFolder } from '../src/platform/database/migration-folder.ts'
import { listSnapshots } from './write-migration.ts'

type DrizzleAdapter = DatabaseAdapter &
  Pick<PostgresAdapter | SQLiteAdapter, 'requireDrizzleKit' | 'schema'>

/** Payload with its tables described in memory; no database is opened. */
export async function loadPayload(): Promise<BasePayload> {
  const { default: config } = await import('../src/payload.config.ts')
  await payload.init({ config, disableDBConnect: true, disableOnInit: true })
  return payload
}

/** True if the newest migration leads to the tables of the config. */
export async function isMigrated({ db }: BasePayload, dialect: Dialect): Promise<boolean> {
  if (!isDrizzle(db)) throw new Error(`${dialect} is not what the config uses`)
  const { generateDrizzleJson } = db.requireDrizzleKit()
  const wanted: object = await generateDrizzleJson(db.schema)
  const folder = migrationFolder(dialect)
  const newest = (await listSnapshots(folder)).at(-1)
  if (!newest) return false
  const known: object = JSON.parse(await readFile(join(folder, newest), 'utf8'))
  return isDeepStrictEqual(shapeOf(known), shapeOf(wanted))
}

function isDrizzle(db: DatabaseAdapter): db is DrizzleAdapter {
  return 'requireDrizzleKit' in db
}

// Ids differ at every run. The JSON round trip drops undefined values.
function shapeOf(snapshot: object): unknown {
  return JSON.parse(JSON.stringify({ ...snapshot, id: undefined, prevId: undefined }))
}
