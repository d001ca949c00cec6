import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BasePayload } from 'payload'
import { type Dialect, migrationFolder } from '../src/platform/database/migration-folder.ts'

/** Writes the migration from the newest snapshot to the config, and stores only the new snapshot. */
export async function writeMigration(
  payload: BasePayload,
  dialect: Dialect,
  name: string,
): Promise<void> {
  const folder = migrationFolder(dialect)
  await payload.db.createMigration({ migrationName: name, payload, forceAcceptWarning: true })
  await mendSources(folder)
  for (const older of (await listSnapshots(folder)).slice(0, -1)) await rm(join(folder, older))
  console.log(`${dialect}: created`)
}

/** File names, oldest first. */
export async function listSnapshots(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted()
}

/** Payload writes for a bundler: Node needs file extensions and type-only imports, TypeScript rejects unused arguments. */
async function mendSources(folder: string): Promise<void> {
  for (const file of (await readdir(folder)).filter((entry) => entry.endsWith('.ts'))) {
    const path = join(folder, file)
    const source = await readFile(path, 'utf8')
    const mended = source
      .replaceAll(/from '(\.\/[^']+?)(?:\.ts)?'/g, "from '$1.ts'")
      .replace('{ MigrateUpArgs, MigrateDownArgs,', '{ type MigrateUpArgs, type MigrateDownArgs,')
      .replaceAll('({ db, payload, req }: Migrate', '({ db }: Migrate')
    if (mended !== source) await writeFile(path, mended)
  }
}
