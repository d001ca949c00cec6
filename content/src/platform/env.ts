import { join, resolve } from 'node:path'
import { readEnv } from '@washhouse/serving/env'
import { lastBackupFile } from './data-folder/last-backup.ts'
import { recordFolders } from './data-folder/record-folders.ts'
import { serviceVariables } from './variables.ts'

// Next loads the config during the build, when there are no secrets yet.
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
  /** Assigns the data folder to this database, even if it belonged to another. */
  adoptDataFolder: variables.ADOPT_DATA_FOLDER,
  ...recordFolders(dataDir),
  /** Of administrators. Not in the demo, which anyone should be able to try. */
  requiresSecondFactor: !variables.DEMO,
  /** Files that a daily sweep found without a record; never served. */
  straysDir: join(dataDir, 'strays'),
  cacheDir: join(dataDir, 'cache'),
  /** Written by each complete backup; its age is that of the backup. */
  lastBackup: join(dataDir, lastBackupFile),
  /** Uploads in progress; leftovers are deleted. */
  uploadDir: join(dataDir, 'cache', 'uploads'),
  databaseUrl: variables.DATABASE_URL ?? `file:${join(dataDir, 'washhouse.db')}`,
  /** The store of files that processes share; none: the data folder. */
  filesSettings: {
    url: variables.FILES_URL,
    accessKeyId: variables.AWS_ACCESS_KEY_ID,
    secretAccessKey: variables.AWS_SECRET_ACCESS_KEY,
  },
  /** A Node program that backs up existing data before a migration. */
  beforeMigration: variables.BEFORE_MIGRATION,
  host: variables.CONTENT_HOST,
  port: variables.CONTENT_PORT,
  metricsPort: variables.CONTENT_METRICS_PORT,
  /** Where the website's metrics are read, for alerts. */
  webMetricsPort: variables.WEB_METRICS_PORT,
  /** The public address of /admin, if the service listens on another. */
  contentPublicUrl: variables.CONTENT_PUBLIC_URL,
  isHttps: variables.CONTENT_PUBLIC_URL?.startsWith('https:') ?? false,
  /** The website's address, for links in the admin. */
  publicUrl: variables.PUBLIC_URL,
  /** The website's address for members; this machine if it is not set. */
  websiteUrl: variables.PUBLIC_URL ?? `http://localhost:${variables.WEB_PORT}`,
  trustedProxies: variables.TRUSTED_PROXIES ?? [],
  /** Origins whose pages may read the contract in a browser; none by default. */
  corsOrigins: variables.CORS_ORIGINS,
  logLevel: variables.LOG_LEVEL,
  accessLog: variables.ACCESS_LOG,
  /** Memory for cached public responses; 0 turns the cache off. */
  responseCacheBytes: variables.RESPONSE_CACHE_MB * 1024 * 1024,
  /** The first one signs and encrypts; all are accepted. */
  payloadSecrets: variables.PAYLOAD_SECRET,
  /** Each of them authenticates the website. */
  serviceTokens: variables.SERVICE_TOKEN,
  previewSecret: variables.PREVIEW_SECRET,
  /** The first one encrypts the traffic log, all can decrypt it. */
  trafficKeys: variables.TRAFFIC_LOG_KEY,
}
