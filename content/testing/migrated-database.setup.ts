import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, vi } from 'vitest'
import { forgetOpened } from './remove-opened.ts'
import { chooseDatabase, inheritedEnvironment } from './inherited.env.ts'
import { createDatabase } from './throwaway-postgres.ts'

declare global {
  /** The files of a data folder with a migrated, empty database. */
  var __migratedFolder: Map<string, Buffer> | undefined
  /** The address of that database on PostgreSQL. */
  var __migratedDatabase: string | undefined
}

// Runs before each test file, after the setup of folder and database. Creating all tables takes a third of a second, on
// PostgreSQL seconds. So the first file of a process does it, and the others start with a copy.
const { DATA_DIR: dataDir = '', DATABASE_URL: postgres } = inheritedEnvironment()
const names = postgres ? ['database-id'] : ['washhouse.db', 'database-id']

if (globalThis.__migratedFolder) {
  await mkdir(dataDir, { recursive: true })
  for (const [name, bytes] of globalThis.__migratedFolder)
    await writeFile(join(dataDir, name), bytes, { mode: 0o600 })
} else {
  const { closePayload, openPayload } = await import('../src/composition/open-payload.ts')
  await closePayload(await openPayload())
  const files = names.map(async (name) => [name, await readFile(join(dataDir, name))] as const)
  globalThis.__migratedFolder = new Map(await Promise.all(files))
  if (postgres) {
    globalThis.__migratedDatabase = postgres
    chooseDatabase(await createDatabase(inject('postgresUrl'), postgres))
  }
  forgetOpened()
  vi.resetModules()
}
