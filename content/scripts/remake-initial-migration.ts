import { mkdir, readdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Dialect, migrationFolder } from '../src/ground/database/migration-folder.ts'
import { eachDialect } from './each-dialect.ts'
import { isMigrated, loadPayload } from './schema-snapshot.ts'
import { writeMigration } from './write-migration.ts'

// Until the first release only: no database may have to be kept that the old one made.
await eachDialect(fileURLToPath(import.meta.url), remakeInitial)

async function remakeInitial(dialect: Dialect): Promise<void> {
  const payload = await loadPayload()
  if ((await isAlone(dialect)) && (await isMigrated(payload, dialect))) {
    console.log(`${dialect}: nothing has changed`)
    return
  }
  const folder = migrationFolder(dialect)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeMigration(payload, dialect, 'initial')
}

async function isAlone(dialect: Dialect): Promise<boolean> {
  const files = await readdir(migrationFolder(dialect)).catch(() => [])
  return files.filter((file) => /^\d.*\.ts$/.test(file)).length === 1
}
