import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  findProblems,
  httpUrlSchema,
  readEnv,
  switchSchema,
  wholeNumberSchema,
} from '@washhouse/serving/env'
import { httpsVariables } from '@washhouse/serving/https-variables'
import { z } from 'zod'
import { contentVariables } from '../../content/src/composition/variables.ts'
import { serviceVariables } from '../../content/src/platform/variables.ts'
import {
  type FilesAddress,
  readFilesAddress,
} from '../../content/src/platform/files/files-address.ts'
import { StartProblem as MissingKey } from '../../content/src/platform/start-problem.ts'
import { webVariables } from '../../web/app/platform/variables.ts'
import { SECRET_NAMES } from './secrets.ts'
import { StartProblem } from './start-problem.ts'

const { shape: content } = serviceVariables
const { shape: web } = webVariables

/** Public age keys, comma-separated. */
const recipientsSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((recipients) => recipients.every((each) => /^age1[a-z0-9]{58}$/.test(each)), {
    error: 'must be public keys of age, comma-separated',
  })
  .meta({ example: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p' })

/** Part of a file name. */
const nameSchema = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, 'must be of a–z, digits and hyphens')
  .meta({ example: 'content-b' })

/** Variables of the launcher; the parts declare the others. */
export const launcherVariables = z.object({
  DATA_DIR: z.string().default('data'),
  ADOPT_DATA_FOLDER: content.ADOPT_DATA_FOLDER,
  CONTENT_HOST: content.CONTENT_HOST,
  CONTENT_PORT: content.CONTENT_PORT,
  CONTENT_URL: httpUrlSchema.optional(),
  CONTENT_PUBLIC_URL: content.CONTENT_PUBLIC_URL,
  WEB_HOST: web.WEB_HOST,
  WEB_PORT: web.WEB_PORT,
  PUBLIC_URL: web.PUBLIC_URL,
  DATABASE_URL: content.DATABASE_URL,
  DEMO: content.DEMO,
  NAME: nameSchema.optional(),
  LOG_LEVEL: web.LOG_LEVEL,
  FILES_URL: content.FILES_URL,
  AWS_ACCESS_KEY_ID: content.AWS_ACCESS_KEY_ID,
  AWS_SECRET_ACCESS_KEY: content.AWS_SECRET_ACCESS_KEY,
  BACKUP_KEEP: wholeNumberSchema(1, 999).default(14),
  BACKUP_RECIPIENTS: recipientsSchema.default([]),
  BACKUP_BEFORE_MIGRATION: switchSchema.default(true),
})

/** Validated addresses and paths; `environment` is for the parts. */
export interface Settings {
  dataDir: string
  /** Of this process, if several run on the data folder. */
  name: string | undefined
  /** Assign the data folder to the database, whatever it belonged to. */
  adoptDataFolder: boolean
  content: { host: string; port: number }
  web: { host: string; port: number }
  contentUrl: string
  contentPublicUrl: string | undefined
  publicUrl: string | undefined
  databaseUrl: string
  /** Whether an empty database is filled with the demo brand. */
  hasDemo: boolean
  /** SQLite file; undefined for PostgreSQL. */
  databasePath: string | undefined
  /** The store of files that content processes share; undefined: the data folder. */
  files: FilesAddress | undefined
  /** Number of backups of each kind. */
  backupKeep: number
  /** Public keys for the encryption; empty: unencrypted. */
  backupRecipients: readonly string[]
  environment: Record<string, string>
}

/** Reads the environment and systemd's credentials once. Throws StartProblem with one line per invalid value. */
export function readSettings(root: string, env: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(
    [...Object.entries(env), ...readCredentials(env)].filter((entry): entry is [string, string] =>
      Boolean(entry[1]?.trim()),
    ),
  )
  requireSound(given)
  const values = readEnv(launcherVariables, given)
  if (values.CONTENT_PORT === values.WEB_PORT)
    throw new StartProblem([
      `WEB_PORT: ${values.WEB_PORT} is also CONTENT_PORT; choose another port`,
    ])

  const dataDir = resolve(root, values.DATA_DIR)
  const contentUrl = values.CONTENT_URL ?? localAddress(values.CONTENT_HOST, values.CONTENT_PORT)
  const databaseUrl = absoluteFile(
    root,
    values.DATABASE_URL ?? `file:${join(dataDir, 'washhouse.db')}`,
  )
  return {
    dataDir,
    name: values.NAME,
    adoptDataFolder: values.ADOPT_DATA_FOLDER,
    content: { host: values.CONTENT_HOST, port: values.CONTENT_PORT },
    web: { host: values.WEB_HOST, port: values.WEB_PORT },
    contentUrl,
    contentPublicUrl: values.CONTENT_PUBLIC_URL,
    publicUrl: values.PUBLIC_URL,
    databaseUrl,
    hasDemo: values.DEMO,
    databasePath: databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : undefined,
    files: readFiles(values),
    backupKeep: values.BACKUP_KEEP,
    backupRecipients: values.BACKUP_RECIPIENTS,
    environment: {
      ...given,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      CONTENT_HOST: values.CONTENT_HOST,
      CONTENT_PORT: String(values.CONTENT_PORT),
      CONTENT_URL: contentUrl,
      WEB_HOST: values.WEB_HOST,
      WEB_PORT: String(values.WEB_PORT),
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: values.LOG_LEVEL,
      // An empty value counts as unset.
      BEFORE_MIGRATION: values.BACKUP_BEFORE_MIGRATION
        ? join(root, 'tooling/backup/backup.ts')
        : '',
    },
  }
}

type Values = z.infer<typeof launcherVariables>

/** Throws StartProblem if a key is missing. */
export function readFiles(
  values: Pick<Values, 'FILES_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY'>,
): FilesAddress | undefined {
  try {
    return readFilesAddress({
      url: values.FILES_URL,
      accessKeyId: values.AWS_ACCESS_KEY_ID,
      secretAccessKey: values.AWS_SECRET_ACCESS_KEY,
    })
  } catch (error) {
    throw error instanceof MissingKey ? new StartProblem([error.message]) : error
  }
}

/** Parts run in their own folders; relative paths refer to the repository. */
function absoluteFile(root: string, databaseUrl: string): string {
  const [, path] = /^file:(.+)$/.exec(databaseUrl) ?? []
  return path === undefined ? databaseUrl : `file:${resolve(root, path)}`
}

/** Local address of a server that listens on `host`. */
export function localAddress(host: string, port: number): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (host === '::') return `http://[::1]:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

const ofContent = contentVariables
  .filter((variables) => variables !== httpsVariables)
  .flatMap(({ shape }) => Object.keys(shape))
const ofWeb = Object.keys(web)

/** The environment of a part: without the settings, and so the secrets, that only the other part reads. */
export function environmentOf(
  part: 'content' | 'web',
  environment: Record<string, string>,
): Record<string, string> {
  const [own, others] = part === 'content' ? [ofContent, ofWeb] : [ofWeb, ofContent]
  const foreign = new Set(others.filter((name) => !own.includes(name)))
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !foreign.has(name)))
}

/** The secrets that a part reads. */
export function secretsOf(part: 'content' | 'web'): string[] {
  const own = part === 'content' ? ofContent : ofWeb
  return SECRET_NAMES.filter((name) => own.includes(name))
}

/**
 * Settings that systemd hands over as files (`LoadCredential=`), by file name. They are in no environment that other
 * processes inherit.
 */
function readCredentials({ CREDENTIALS_DIRECTORY: folder }: NodeJS.ProcessEnv): [string, string][] {
  if (!folder) return []
  return readdirSync(folder)
    .filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8').trim()])
}

/** Secrets are optional: they are generated or in the data folder. */
const madeHere = new Set<string>(SECRET_NAMES)

function requireSound(given: Record<string, string>): void {
  const problems = [launcherVariables, ...contentVariables, webVariables]
    .flatMap((variables) => findProblems(variables, given))
    .filter(({ name, isMissing }) => !(isMissing && madeHere.has(name)))
  const lines = new Set(problems.map(({ line }) => line))
  if (lines.size > 0) throw new StartProblem([...lines])
}
