import './production.env.ts'
import { logUncaught } from '@washhouse/serving/log-failures'
import { closePayload, openPayload } from './open-payload.ts'
import { syncSource } from '../core/search/sync-source.ts'
import { readSpellings } from '../core/search/spellings.ts'
import { openSearchIndex } from '../core/search/open-search-index.ts'
import { log } from '../platform/log.ts'
import { startOrExit } from '../platform/start-problem.ts'
import { searchSources, spellingSource } from './areas.ts'

logUncaught(log)
// Rebuilds the search index. The service may run meanwhile; its results are incomplete until the end.
const payload = await startOrExit(openPayload())
const index = await openSearchIndex(payload)
await index.empty()
const spellings = await readSpellings(payload, spellingSource)
for (const source of searchSources) {
  const count = await syncSource(payload, index, source, spellings)
  process.stdout.write(`search: ${count} of ${source.name}\n`)
}
await closePayload(payload)
// On PostgreSQL, Payload's own connection would keep the process alive.
process.exit()
