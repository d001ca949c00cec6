import './production.env.ts'
import { logUncaught } from '@washhouse/serving/log-failures'
import { closePayload, openPayload } from './open-payload.ts'
import { syncSource } from '../engines/search/sync-source.ts'
import { openSearchIndex } from '../engines/search/open-search-index.ts'
import { log } from '../ground/log.ts'
import { startOrExit } from '../ground/start-problem.ts'
import { searchSources } from './areas.ts'

logUncaught(log)
// Builds the search index anew; the service may run meanwhile, and finds more and more again.
const payload = await startOrExit(openPayload())
const index = await openSearchIndex(payload)
await index.empty()
for (const source of searchSources)
  process.stdout.write(`search: ${await syncSource(payload, index, source)} of ${source.name}\n`)
await closePayload(payload)
// On PostgreSQL Payload's own connection would keep the process alive.
process.exit()
