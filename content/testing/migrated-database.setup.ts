import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import { forgetOpened } from './forget-opened.ts'
import { inheritedEnvironment } from './inherited.env.ts'

declare global {
  /** The files of a data folder whose database is migrated and empty. */
  var __migratedFolder: Map<string, Buffer> | undefined
}

// Runs before each test file is loaded, after `throwaway.env.ts`. Making all tables takes a third of a second, so the
// first file of a process does it, and the others begin with a copy.
const dataDir = inheritedEnvironment()['DATA_DIR'] ?? ''
const names = ['washhouse.db', 'database-id']

if (globalThis.__migratedFolder) {
  await mkdir(dataDir, { recursive: true })
  for (const [name, bytes] of globalThis.__migratedFolder)
    await writeFile(join(dataDir, name), bytes, { mode: 0o600 })
} else {
  const { closePayload, openPayload } = await import('../src/composition/open-payload.ts')
  await closePayload(await openPayload())
  const files = names.map(async (name) => [name, await readFile(join(dataDir, name))] as const)
  globalThis.__migratedFolder = new Map(await Promise.all(files))
  forgetOpened()
  vi.resetModules()
}
