import './production.env.ts'
import { readFile } from 'node:fs/promises'
import { logUncaught } from '@washhouse/serving/log-failures'
import { initI18n } from '@payloadcms/translations'
import { createLocalReq } from 'payload'
import type { Fault } from '../features/branch/import/branch-columns.ts'
import { importBranches } from '../features/branch/import/import-branches.ts'
import { log } from '../platform/log.ts'
import { startOrExit } from '../platform/start-problem.ts'
import { closePayload, openPayload } from './open-payload.ts'

logUncaught(log)
// Imports branches from a CSV file. With `--dry-run` it only reports.
const [path = '', ...options] = process.argv.slice(2)
const isDryRun = options.includes('--dry-run')
const write = (line: string) => void process.stdout.write(`${line}\n`)
const file = await readFile(path)
const payload = await startOrExit(openPayload())
const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language: 'en' })
const req = await createLocalReq({ req: { i18n } }, payload)
const { created, updated, unchanged, faults, warnings } = await importBranches(req, file, {
  isDryRun,
})
for (const warning of warnings) write(`warning: ${inWords(warning)}`)
for (const fault of faults) write(inWords(fault))
const counts = `${created} new, ${updated} changed, ${unchanged} as before`
if (faults.length > 0) write(`Nothing was imported: ${faults.length} faults.`)
else if (isDryRun) write(`Dry run, nothing was stored. It would be: ${counts}.`)
else write(`Imported: ${counts}.`)
await closePayload(payload)
// On PostgreSQL, Payload's own connection would keep the process alive.
process.exit(faults.length === 0 ? 0 : 1)

function inWords({ line, column, reason }: Fault): string {
  const place = [line === null ? [] : `line ${line}`, column ?? []].flat().join(', ')
  return place === '' ? reason : `${place}: ${reason}`
}
