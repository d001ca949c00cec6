import { commandLine } from '@washhouse/serving/command-line'
import './production.env.ts'
import { logUncaught } from '@washhouse/serving/log-failures'
import { reportValues } from '../core/values/report-values.ts'
import { log } from '../platform/log.ts'
import { startOrExit } from '../platform/start-problem.ts'
import { closePayload, openPayload } from './open-payload.ts'

logUncaught(log)
// Reports stored values that violate the current rules. With `--repair` it fixes the ones with a certain repair.
const isRepairing = process.argv.includes('--repair')
const write = (line: string) => void process.stdout.write(`${line}\n`)
const payload = await startOrExit(openPayload())
const left = await reportValues(payload, { isRepairing, write })
if (isRepairing) write('Restart a running service to show what was repaired.')
else if (left > 0)
  write(`To repair: ${commandLine('backup')}, then ${commandLine('values', '--repair')}`)
await closePayload(payload)
// On PostgreSQL, Payload's own connection would keep the process alive.
process.exit(left === 0 ? 0 : 1)
