import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { forgetOpened } from './remove-opened.ts'

// Runs before each test file is loaded: its own data folder and secrets.
const dataDir = mkdtempSync(join(tmpdir(), 'washhouse-content-'))
const secret = 'a-secret-of-a-test-that-guards-nothing-at-all'

Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  FILES_URL: '',
  LOG_LEVEL: 'silent',
  PAYLOAD_SECRET: secret,
  SERVICE_TOKEN: secret,
  PREVIEW_SECRET: secret,
  TRAFFIC_LOG_KEY: secret,
})

forgetOpened()

// Retries, as unfinished work of the test file may still write there.
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }))
