import { fileURLToPath } from 'node:url'
import type { Dialect } from '../src/platform/database/migration-folder.ts'
import { eachDialect } from './each-dialect.ts'
import { isMigrated, loadPayload } from './schema-snapshot.ts'
import { writeMigration } from './write-migration.ts'

await eachDialect(fileURLToPath(import.meta.url), createMigration)

async function createMigration(dialect: Dialect, [name]: string[]): Promise<void> {
  if (!name || !/^(?:expand|contract)_[a-z0-9_]+$/.test(name))
    throw new Error(
      'Name it expand_… if it only adds, or contract_… if it removes what the previous release no longer uses: create-migration.ts expand_news',
    )
  const payload = await loadPayload()
  if (await isMigrated(payload, dialect)) {
    console.log(`${dialect}: nothing has changed`)
    return
  }
  await writeMigration(payload, dialect, name)
}
