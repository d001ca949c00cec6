import './production.env.ts'
import { logUncaught } from '@washhouse/serving/log-failures'
import { getPayload } from 'payload'
import { isPostgres } from '../platform/database/dialect.ts'
import { allowLongQueries } from '../platform/database/long-queries.ts'
import { moveDatabase } from '../platform/database/move/move-database.ts'
import { requireEmptyTarget } from '../platform/database/move/move-target.ts'
import { log } from '../platform/log.ts'
import { startOrExit } from '../platform/start-problem.ts'
import { surviveLostConnections } from './open-payload.ts'

logUncaught(log)
// Moves the SQLite database at this path to the empty PostgreSQL database of DATABASE_URL.
const [path = ''] = process.argv.slice(2)
const { default: config } = await import('../payload.config.ts')
// Before it connects, Payload would create a missing database.
const payload = await getPayload({ config, disableDBConnect: true })
const { db } = payload
if (!isPostgres(db)) throw new Error('DATABASE_URL names no PostgreSQL database')
await startOrExit(requireEmptyTarget(db))
await db.connect?.()
surviveLostConnections(payload)
const report = (line: string) => void process.stdout.write(`${line}\n`)
await startOrExit(allowLongQueries(() => moveDatabase(db, path, report)))
// Payload's own connection would keep the process alive.
process.exit()
