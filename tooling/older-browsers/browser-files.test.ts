import { relative, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { findBrowserFiles } from './browser-files.ts'

const repository = resolve(import.meta.dirname, '../..')
let files: string[]

beforeAll(async () => {
  const found = await findBrowserFiles(repository)
  files = Array.from(found, (file) => relative(repository, file))
})

test.each([
  'web/app/entry.client.tsx',
  'web/app/features/branch/place-map.tsx',
  // Loaded on demand.
  'web/app/core/blocks/photo/prepare-photo.ts',
  'web/app/features/branch/map/open-map.ts',
  // Inlined as text.
  'web/app/shell/late-scripts/start-late.ts',
  'contract/src/text/fold-text.ts',
  'contract/src/webboard/board-text.ts',
])('browsers run %s', (file) => {
  expect(files).toContain(file)
})

test.each([
  'web/app/core/content/service-fetch.server.ts',
  'web/app/testing/serve.ts',
  // Only imported through a server module.
  'contract/src/text/cut-text.ts',
  'contract/src/client/breaker.ts',
])('no browser runs %s', (file) => {
  expect(files).not.toContain(file)
})
