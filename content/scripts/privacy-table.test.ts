import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { privacyDoc, withTable } from './privacy-table.ts'

test('docs/privacy.md tells what the retention table does (node content/scripts/write-privacy-doc.ts)', async () => {
  const written = await readFile(privacyDoc, 'utf8')
  expect(written).toBe(withTable(written))
})
