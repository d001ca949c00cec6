import { once } from 'node:events'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { collectGarbage } from '@washhouse/serving/collect-garbage'
import { createLimitedServer } from '@washhouse/serving/http-limits'
import { stopGracefully } from '@washhouse/serving/graceful-stop'
import { logConsole, logUncaught } from '@washhouse/serving/log-failures'
import { logRequest } from '@washhouse/serving/logger'
import { createMetrics, serveMetrics } from '@washhouse/serving/metrics'
import { productVersion } from '@washhouse/serving/product-version'
import { runInRequest } from '@washhouse/serving/request-scope'
import { securityHeaders } from '@washhouse/serving/security-headers'
import { limitBufferPool } from '@washhouse/serving/small-pool'
import './composition/production.env.ts'
import { changeBus } from './core/changes/change-bus.ts'
import { deleteOldChanges } from './core/changes/change-log.rows.ts'
import { startPolling } from './core/changes/follow-changes.ts'
import { closePayload, openPayload } from './composition/open-payload.ts'
import { env } from './platform/env.ts'
import { log } from './platform/log.ts'
import { startOrExit } from './platform/start-problem.ts'
import {
  areas,
  erasables,
  notificationSources,
  outboxSources,
  searchSources,
  spellingSource,
} from './composition/areas.ts'
import { startIndexer } from './core/search/indexer.ts'
import { createAdminListener } from './composition/admin/admin-listener.ts'
import { isAdminPath, largeUploads } from './composition/admin/admin-gate.ts'
import { alertChecks } from './composition/alert-checks.ts'
import { addFigures } from './composition/figures.ts'
import { loggedWords } from './composition/logged-words.ts'
import { retentionJobs } from './composition/retention-jobs.ts'
import { contractRoutes, contractWrites } from './composition/contract/contract-app.ts'
import { fillFirstTexts } from './composition/first-texts/fill-first-texts.ts'
import { createContractListener } from './composition/contract/contract-listener.ts'
import { alertsEnv } from './core/alerts/alerts.env.ts'
import { deliverAlert } from './core/alerts/deliver-alert.ts'
import { startAlerts } from './core/alerts/start-alerts.ts'
import { settleAudit } from './core/audit/note-read.ts'
import { replayErasures } from './core/erasures/replay-erasures.ts'
import { sweepMedia } from './core/files/stored-files.ts'
import { startPreviewWorker } from './core/files/library/preview-worker.ts'
import { sweepLibrary } from './core/files/library/library-previews.ts'
import { deleteOrphanedMails } from './core/mail/outbox-admin.rows.ts'
import { startOutbox } from './core/mail/outbox-worker.ts'
import { startNotifier } from './core/notifications/notifier.ts'
import { startRetention } from './core/retention/run-retention.ts'
import { settleTraffic } from './core/traffic/log-traffic.ts'
import { startDailyWork } from './core/work/daily-work.ts'
import { createLeader } from './core/work/leader.ts'

limitBufferPool()
log.setBindings({ version: productVersion() })
logConsole(log)
logUncaught(log)

const metrics = createMetrics({ part: 'content', version: productVersion(), log })

// Payload before Next: both then share the one instance that Payload caches in this process.
const payload = await startOrExit(openPayload({ cron: true }))
await fillFirstTexts(payload)
await startOrExit(replayErasures(payload, erasables))
const stopPolling = startPolling()
const leader = createLeader(payload)
const dailyWork = [
  ...areas.flatMap((area) => Object.entries(area.dailyWork?.(payload) ?? {})),
  ['forget old changes', () => deleteOldChanges(payload)],
  ['forget what left for records that are gone', () => deleteOrphanedMails(payload, outboxSources)],
  ['sweep media that have no record', () => sweepMedia(payload)],
  ['sweep files of the library that have no record', () => sweepLibrary(payload)],
] as const
const stopDailyWork = await startDailyWork(dailyWork, leader.leads)
const stopAreas = await Promise.all(
  areas.map(async (area) => (await area.start?.(payload)) ?? (() => {})),
)
const routes = contractRoutes(payload)
const writes = contractWrites(payload)
const words = loggedWords(payload.config, [...routes, ...writes])
const answerContract = createContractListener(payload, { routes, writes })
const starting = Promise.withResolvers<RequestListener>()
let isReady = false

const answerStarting: RequestListener = (_req, res) => {
  const own = ['Retry-After', '2', 'Content-Type', 'text/plain; charset=utf-8']
  res.writeHead(503, [...securityHeaders({ isHttps: env.isHttps }), ...own])
  res.end('The service is starting.\n')
}

function answer(req: IncomingMessage, res: ServerResponse): void {
  const id = logRequest(log, req, res, { words, access: env.accessLog, note: metrics.noteRequest })
  runInRequest(id, () => listenerOf(req.url ?? '')(req, res))
}

/** The contract is served while the admin starts, whose requests wait meanwhile. The service is ready only with both. */
function listenerOf(url: string): RequestListener {
  if (isAdminPath(url)) return (req, res) => void starting.promise.then((admin) => admin(req, res))
  return url === '/readyz' && !isReady ? answerStarting : answerContract
}

// Not earlier: a proxy sends a form that is refused a connection to another process, but not one that got an error.
const server = createLimitedServer(answer, {
  trustedProxies: env.trustedProxies,
  large: largeUploads,
})
server.listen(env.port, env.host)
await once(server, 'listening')
const admin = await createAdminListener(payload, server)
// Loading the admin occupies this process for seconds. A worker would hold a lock on SQLite meanwhile, which a release that is
// being replaced waits for.
const stopRetention = startRetention(payload, retentionJobs)
const previews = startPreviewWorker(payload)
const outbox = startOutbox(payload, outboxSources)
const alerts = await startAlerts({
  checks: alertChecks(payload, metrics, leader.leads),
  folder: alertsEnv.folder,
  deliver: deliverAlert,
})
const notifier = startNotifier(payload, notificationSources)
const searchIndex = startIndexer(payload, searchSources, { spellingSource })
addFigures(metrics, payload)
const stopMetrics =
  env.metricsPort === undefined ? () => {} : await serveMetrics(metrics, env.metricsPort)
starting.resolve(admin.listener)
isReady = true
log.info({ host: env.host, port: env.port }, 'ready')
await collectGarbage()

stopGracefully({
  server,
  logger: log,
  beforeClose: [
    changeBus.close,
    stopPolling,
    stopDailyWork,
    stopRetention,
    previews.stop,
    outbox.stop,
    alerts.stop,
    leader.stop,
    ...stopAreas,
    notifier.stop,
    searchIndex.stop,
    stopMetrics,
  ],
  afterClose: [admin.close, settleTraffic, settleAudit, () => closePayload(payload)],
})
