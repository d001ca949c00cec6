import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Dialect } from '../src/platform/database/migration-folder.ts'

const placeholder = 'no-secret-nothing-is-served-while-generating'

/** The minimum that the config needs to load. No database is opened. */
export function generatorEnvironment(dialect: Dialect): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATA_DIR: join(tmpdir(), 'washhouse-generate'),
    DATABASE_URL: dialect === 'sqlite' ? 'file:unused.db' : 'postgres://unused/unused',
    PAYLOAD_SECRET: placeholder,
    SERVICE_TOKEN: placeholder,
    PREVIEW_SECRET: placeholder,
    TRAFFIC_LOG_KEY: placeholder,
    LOG_LEVEL: 'warn',
  }
}
