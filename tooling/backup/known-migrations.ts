import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from './manifest.ts'

/** Names of the migrations of this version. */
export async function knownMigrations(
  root: string,
  dialect: Manifest['database']['dialect'],
): Promise<string[]> {
  const names = await readdir(join(root, 'content', 'migrations', dialect))
  return names.filter((name) => /^\d.*\.ts$/.test(name)).map((name) => name.slice(0, -'.ts'.length))
}
