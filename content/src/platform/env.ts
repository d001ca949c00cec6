import { join, resolve } from 'node:path'
import { readEnv } from '@washhouse/serving/env'
import { recordFolders } from './data-folder/record-folders.ts'
import { serviceVariables } from './variables.ts'

// Next reads the config while it builds, when there is nothing secret to know yet.
const isBuilding = process.env['NEXT_PHASE'] === 'phase-production-build'
const placeholder = 'not-a-secret-only-read-while-building'
const noSecrets = {
  PAYLOAD_SECRET: placeholder,
  SERVICE_TOKEN: placeholder,
  PREVIEW_SECRET: placeholder,
  TRAFFIC_LOG_KEY: placeholder,
}

const variables = readEnv(
  serviceVariables,
  isBuilding ? { ...noSecrets, ...process.env } : process.env,
)

const dataDir = resolve(variables.DATA_DIR)

export const env = {
  dataDir,
  /** Give the data folder to the database, whatever it belonged to. */
  adoptDataFolder: variables.ADOPT_DATA_FOLDER,
  ...recordFolders(dataDir),
  /** Files that a daily sweep has found without a record; nobody is given any of them. */
  straysDir: join(dataDir, 'strays'),
  cacheDir: join(dataDir, 'cache'),
  /** What is being uploaded; what is left there belongs to nobody. */
  uploadDir: join(dataDir, 'cache', 'uploads'),
  databaseUrl: variables.DATABASE_URL ?? `file:${join(dataDir, 'washhouse.db')}`,
  /** A program for Node that keeps a copy of existing data before its database is migrated. */
  beforeMigration: variables.BEFORE_MIGRATION,
  host: variables.CONTENT_HOST,
  port: variables.CONTENT_PORT,
  /** Where editors reach /admin, when that is not the address the service listens on. */
  contentPublicUrl: variables.CONTENT_PUBLIC_URL,
  isHttps: variables.CONTENT_PUBLIC_URL?.startsWith('https:') ?? false,
  /** The website's address, for links out of the admin. */
  publicUrl: variables.PUBLIC_URL,
  /** The website's address for members, who are on this machine while nobody has said where it is. */
  websiteUrl: variables.PUBLIC_URL ?? `http://localhost:${variables.WEB_PORT}`,
  trustedProxies: variables.TRUSTED_PROXIES ?? [],
  /** Whose pages may read the contract from a browser; none unless said. */
  corsOrigins: variables.CORS_ORIGINS,
  logLevel: variables.LOG_LEVEL,
  /** Memory for kept public answers; with 0 nothing is kept. */
  responseCacheBytes: variables.RESPONSE_CACHE_MB * 1024 * 1024,
  /** The first makes what is signed and sealed, all are accepted. */
  payloadSecrets: variables.PAYLOAD_SECRET,
  /** By each of them the website is known. */
  serviceTokens: variables.SERVICE_TOKEN,
  previewSecret: variables.PREVIEW_SECRET,
  /** The first seals what the traffic log has, all open it. */
  trafficKeys: variables.TRAFFIC_LOG_KEY,
}
