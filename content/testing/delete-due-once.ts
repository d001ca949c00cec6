import { once } from 'node:events'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { retentionJobs } from '../src/composition/retention-jobs.ts'
import { runRetention } from '../src/core/retention/run-retention.ts'

// `delete-due-once.ts`: opens the database, reports it, waits for a line and then deletes expired data as the daily job
// does.
const payload = await openPayload()
process.stdout.write('open\n')
await once(process.stdin, 'data')
await runRetention(payload, retentionJobs)
process.stdout.write('done\n')
await closePayload(payload)
// On PostgreSQL Payload's own connection would keep the process alive.
process.exit()
