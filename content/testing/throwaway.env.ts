import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
  TRAFFIC_LOG_KEY: secret,
  // As a start has it: what a test starts reads compiled libraries.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/compiled', import.meta.url)),
})

// The file before, in the same process, may have left these. What judges and hashes passwords knows nothing of it, and
// takes long to begin.
for (const name of globalThis.__washhouseContent?.keys() ?? [])
  if (name !== 'passwords' && name !== 'password hashing')
    globalThis.__washhouseContent?.delete(name)
const opened: unknown = Reflect.get(globalThis, '_payload')
if (opened instanceof Map) opened.clear()

// What the file left under way may still be putting a file into it.
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }))
