import './production.env.ts'
import { logUncaught } from '@washhouse/serving/log-failures'
import { createAdministrator } from '../features/staff/create-administrator.ts'
import { log } from '../platform/log.ts'
import { startOrExit } from '../platform/start-problem.ts'
import { closePayload, openPayload } from './open-payload.ts'

logUncaught(log)
const [email = ''] = process.argv.slice(2)
const payload = await startOrExit(openPayload())
const lines = await startOrExit(createAdministrator(payload, email))
process.stdout.write(`${lines.join('\n')}\n`)
await closePayload(payload)
// On PostgreSQL, Payload's own connection would keep the process alive.
process.exit()
