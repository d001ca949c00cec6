import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

// Runs before each test file is loaded: a data folder and secrets of its own.
const dataDir = mkdtempSync(join(tmpdir(), 'washhouse-content-'))
const secret = 'a-secret-of-a-test-that-guards-nothing-at-all'

Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  PAYLOAD_SECRET: secret,
  SERVICE_TOKEN: secret,
  PREVIEW_SECRET: secret,
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
