import './production.env.ts'
import { logUncaught } from '@washhouse/serving/log-failures'
import { createAdministrator } from '../features/staff/create-administrator.ts'
import { resetAccount } from '../features/staff/reset-account.ts'
import { log } from '../platform/log.ts'
import { startOrExit } from '../platform/start-problem.ts'
import { closePayload, openPayload } from './open-payload.ts'

logUncaught(log)
const [act, email = ''] = process.argv.slice(2)
const payload = await startOrExit(openPayload())
const work = act === 'reset' ? resetAccount : createAdministrator
const lines = await startOrExit(work(payload, email))
process.stdout.write(`${lines.join('\n')}\n`)
await closePayload(payload)
// On PostgreSQL, Payload's own connection would keep the process alive.
process.exit()
