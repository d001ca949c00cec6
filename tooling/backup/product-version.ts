import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Manifest } from './manifest.ts'

export async function readVersion(root: string): Promise<string> {
  const text = await readFile(join(root, 'package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}

/** Names of the migrations of this version. */
export async function knownMigrations(
  root: string,
  dialect: Manifest['database']['dialect'],
): Promise<string[]> {
  const names = await readdir(join(root, 'content', 'migrations', dialect))
  return names.filter((name) => /^\d.*\.ts$/.test(name)).map((name) => name.slice(0, -'.ts'.length))
}
