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
  DATABASE_URL: '',
  LOG_LEVEL: 'silent',
  PAYLOAD_SECRET: secret,
  SERVICE_TOKEN: secret,
  PREVIEW_SECRET: secret,
})

// The file before, in the same process, may have left these.
globalThis.__washhouseContent?.clear()
const opened: unknown = Reflect.get(globalThis, '_payload')
if (opened instanceof Map) opened.clear()

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
