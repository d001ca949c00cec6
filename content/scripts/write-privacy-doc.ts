import { readFile, writeFile } from 'node:fs/promises'
import { privacyDoc, withTable } from './privacy-table.ts'

await writeFile(privacyDoc, withTable(await readFile(privacyDoc, 'utf8')))
