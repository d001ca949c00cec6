import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { commandLine } from '@washhouse/serving/command-line'
import { z } from 'zod'
import { PendingErasures } from '../../content/src/platform/retention/pending-erasures.ts'
import type { Settings } from '../launcher/settings.env.ts'
import { StartProblem, systemCode } from '../launcher/start-problem.ts'

/** Increase it when older versions can no longer read the format. */
const FORMAT = 1

export const MANIFEST_NAME = 'manifest.json'
export const FILES_FOLDER = 'files'
export const DATABASE_NAMES = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const

export const dialectOf = ({ databasePath }: Pick<Settings, 'databasePath'>) =>
  databasePath === undefined ? 'postgres' : 'sqlite'

const Content = z.object({
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const StoredFile = Content.extend({
  /** Relative to the data folder, with slashes. */
  path: z.string().refine(staysInside, { error: 'leads out of the data folder' }),
  mode: z.number().int().min(0).max(0o777),
  modifiedMs: z.number().int(),
})
export type StoredFile = z.infer<typeof StoredFile>

export const Reason = z.enum(['asked', 'before-migration'])
export type Reason = z.infer<typeof Reason>

const Manifest = z.object({
  product: z.literal('washhouse'),
  format: z.literal(FORMAT),
  /** Version of the product. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  reason: Reason,
  database: Content.extend({
    dialect: z.enum(['sqlite', 'postgres']),
    /** Applied migrations. */
    migrations: z.array(z.string()),
  }),
  files: z.array(StoredFile),
  /** Public keys that it is encrypted for; none: unencrypted. */
  recipients: z.array(z.string()).default([]),
  /** Erasures up to the backup. */
  erasures: PendingErasures.default([]),
})
export type Manifest = z.infer<typeof Manifest>

export function writtenManifest(content: Omit<Manifest, 'product' | 'format'>): string {
  const manifest: Manifest = { product: 'washhouse', format: FORMAT, ...content }
  return `${JSON.stringify(manifest, null, 1)}\n`
}

/** Throws StartProblem if the manifest is missing or invalid. */
export async function readManifest(folder: string): Promise<Manifest> {
  const given = await readJson(folder)
  const { data: head } = z
    .object({ product: z.literal('washhouse'), format: z.int() })
    .safeParse(given)
  if (!head) throw damaged(folder)
  if (head.format !== FORMAT) {
    const age = head.format > FORMAT ? 'a newer' : 'an older'
    throw new StartProblem([
      `${folder} was made by ${age} version of the product (format ${head.format}, this one reads ${FORMAT}); restore it with the version that made it`,
    ])
  }
  const { data: manifest } = Manifest.safeParse(given)
  if (!manifest) throw damaged(folder)
  return manifest
}

async function readJson(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, MANIFEST_NAME), 'utf8'))
  } catch (error) {
    const code = systemCode(error)
    if (code === undefined) throw damaged(folder)
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
      throw new StartProblem([`The backup ${folder} cannot be read (${code})`])
    throw new StartProblem([
      `${folder} is not a backup: it has no ${MANIFEST_NAME}. To list the backups: ${commandLine('restore')}`,
    ])
  }
}

function damaged(folder: string): StartProblem {
  return new StartProblem([
    `The backup ${basename(folder)} is damaged: ${MANIFEST_NAME} was modified or is incomplete. Nothing was changed`,
  ])
}

function staysInside(path: string): boolean {
  return path.split('/').every((name) => name !== '' && name !== '.' && name !== '..')
}
