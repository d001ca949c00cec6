import './production.env.ts'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stopGracefully } from '@washhouse/serving/graceful-stop'
import { createLimitedServer } from '@washhouse/serving/http-limits'
import { logConsole, logUncaught } from '@washhouse/serving/log-failures'
import { closeFolder, describeOpen } from '@washhouse/serving/private-folder'
import { createLogger } from '@washhouse/serving/logger'
import { createMetrics, serveMetrics } from '@washhouse/serving/metrics'
import { productVersion } from '@washhouse/serving/product-version'
import { limitBufferPool } from '@washhouse/serving/small-pool'
import { env } from '../app/platform/env.server.ts'
import { loadAppBuild } from './app-build.ts'
import { websiteHttpLimits } from './website-http-limits.ts'
import { createWebsite } from './website.ts'

limitBufferPool()

const log = createLogger({ part: 'web', level: env.LOG_LEVEL })
log.setBindings({ version: productVersion() })
logConsole(log)
logUncaught(log)

// The parts run in their own folders; the data folder is relative to the repository.
const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))
const dataDir = resolve(repositoryRoot, env.DATA_DIR)
for (const line of describeOpen(closeFolder(dataDir))) log.warn(line)

const metrics = createMetrics({ part: 'web', version: productVersion(), log })
const { listener, stop } = await createWebsite({
  build: await loadAppBuild(),
  clientDir: fileURLToPath(new URL('../build/client', import.meta.url)),
  cacheDir: join(dataDir, 'cache'),
  contentUrl: env.CONTENT_URL,
  publicUrl: env.PUBLIC_URL,
  serviceToken: env.SERVICE_TOKEN,
  sessionSecrets: env.SESSION_SECRET,
  trustedProxies: env.TRUSTED_PROXIES ?? [],
  pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
  purgeUrl: env.PURGE_URL,
  purgeToken: env.PURGE_TOKEN,
  log,
  accessLog: env.ACCESS_LOG,
  onRequest: metrics.noteRequest,
  hasOfflinePage: env.OFFLINE_PAGE,
})

const server = createLimitedServer(listener, {
  limits: websiteHttpLimits,
  trustedProxies: env.TRUSTED_PROXIES ?? [],
})
server.listen(env.WEB_PORT, env.WEB_HOST)
await once(server, 'listening')
const stopMetrics =
  env.WEB_METRICS_PORT === undefined ? undefined : await serveMetrics(metrics, env.WEB_METRICS_PORT)
log.info({ host: env.WEB_HOST, port: env.WEB_PORT }, 'ready')
stopGracefully({ server, logger: log, beforeClose: [stop, () => stopMetrics?.()] })
