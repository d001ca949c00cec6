import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Dialect, migrationFolder } from '../src/ground/database/migration-folder.ts'
import { eachDialect } from './each-dialect.ts'
import { isMigrated, loadPayload } from './schema-snapshot.ts'

await eachDialect(fileURLToPath(import.meta.url), createMigration)

async function createMigration(dialect: Dialect, [name]: string[]): Promise<void> {
  if (!name || !/^[a-z0-9_]+$/.test(name))
    throw new Error('Give the migration a name of a-z, digits and _: create-migration.ts add_news')
  const payload = await loadPayload()
  if (await isMigrated(payload, dialect)) {
    console.log(`${dialect}: nothing has changed`)
    return
  }
  await payload.db.createMigration({ migrationName: name, payload, forceAcceptWarning: true })
  await mendSources(migrationFolder(dialect))
  console.log(`${dialect}: created`)
}

/** Payload writes for a bundler: Node wants endings and marked types, TypeScript no unused arguments. */
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
