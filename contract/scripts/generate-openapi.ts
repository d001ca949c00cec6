import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildDocument } from './openapi/document.ts'

const file = new URL('../openapi.json', import.meta.url)
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const document = `${JSON.stringify(buildDocument(), null, 2)}\n`

if (!values.check) {
  await writeFile(file, document)
} else if ((await readFile(file, 'utf8')) !== document) {
  console.error(
    'contract/openapi.json is out of date: run node contract/scripts/generate-openapi.ts',
  )
  process.exitCode = 1
}
