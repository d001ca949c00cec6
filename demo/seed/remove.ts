import '../../content/src/composition/production.env.ts'
import { logUncaught } from '@washhouse/serving/log-failures'
import { closePayload, openPayload } from '../../content/src/composition/open-payload.ts'
import { log } from '../../content/src/platform/log.ts'
import { startOrExit } from '../../content/src/platform/start-problem.ts'
import { removeDemo } from './remove-demo.ts'
import type { Kept } from './removal.ts'

const reasons: Record<Kept['reason'], string> = {
  answered: 'somebody has answered',
  edited: 'somebody has edited it',
  used: 'something that stays uses it',
}

logUncaught(log)
const write = (line: string) => void process.stdout.write(`${line}\n`)
const payload = await startOrExit(openPayload())
const removal = await removeDemo(payload)
if (removal === undefined)
  write('There is no demo content, or an older version of the product made it.')
else {
  write(`Removed ${removal.removed} records of the demo.`)
  for (const { path, title, reason } of removal.kept)
    write(`stays: /admin${path} “${title}” (${reasons[reason]})`)
}
await closePayload(payload)
// On PostgreSQL Payload's own connection would keep the process alive.
process.exit(removal === undefined ? 1 : 0)
