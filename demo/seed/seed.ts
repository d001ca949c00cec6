import '../../content/src/composition/production.env.ts'
import { logUncaught } from '@washhouse/serving/log-failures'
import { closePayload, openPayload } from '../../content/src/composition/open-payload.ts'
import { doOneAtATime } from '../../content/src/platform/database/one-at-a-time.ts'
import { log } from '../../content/src/platform/log.ts'
import { startOrExit } from '../../content/src/platform/start-problem.ts'
import { fillDemo } from './fill-demo.ts'

logUncaught(log)
const payload = await startOrExit(openPayload())
// If machines start at once on one PostgreSQL, only one creates the account and the content.
await doOneAtATime(payload.db, 'seed', () => fillDemo(payload))
await closePayload(payload)
// On PostgreSQL Payload's own connection would keep the process alive.
process.exit()
