import './production.env.ts'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClientAddress } from '@washhouse/serving/client-address'
import { stopGracefully } from '@washhouse/serving/graceful-stop'
import { createLimitedServer } from '@washhouse/serving/http-limits'
import { createLogger, logRequest } from '@washhouse/serving/logger'
import { env } from '../app/env.server.ts'
import { loadAppBuild } from './app-build.ts'
import { createAssetListener } from './asset-listener.ts'
import { createAssetSource } from './asset-source.ts'
import { openAssetStore } from './asset-store.ts'
import { listenToChanges } from './changes.ts'
import { createPageCache } from './page-cache.ts'
import { createPageTargets } from './page-target.ts'
import { createRenderer } from './render.ts'
import { createSiteOrigin } from './site-origin.ts'
import { createStaticFiles } from './static-files.ts'
import { createWebsiteListener } from './website-listener.ts'

const maxRenders = 64
const assetBytes = 512 * 1024 * 1024
const megabyte = 1024 * 1024
/** What the content service calls a change of which it does not know what it touched. */
const everythingTag = 'everything'

const log = createLogger({ part: 'web', level: env.LOG_LEVEL })
const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))
const cacheDir = join(resolve(repositoryRoot, env.DATA_DIR), 'cache')
const isHttps = env.PUBLIC_URL?.startsWith('https:') ?? false

const build = await loadAppBuild()
const render = createRenderer(build, maxRenders)
const source = createAssetSource({
  contentUrl: env.CONTENT_URL,
  store: await openAssetStore(join(cacheDir, 'web-assets'), assetBytes),
  onError: (error) => log.warn({ err: error }, 'a picture could not be fetched'),
})
const pages = createPageCache({
  maxBytes: env.PAGE_CACHE_MB * megabyte,
  isHttps,
  render: (url, { origin, hasConsent }) => render(new Request(`${origin}${url}`), { hasConsent }),
  onHiddenError: (error, key) => log.warn({ err: error, page: key }, 'an older page stands in'),
})

const answer = createWebsiteListener({
  originOf: createSiteOrigin(env.PUBLIC_URL),
  targetOf: createPageTargets(build),
  addressOf: createClientAddress({
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    serviceToken: undefined,
  }),
  pages,
  render,
  answerStatic: await createStaticFiles({
    clientDir: fileURLToPath(new URL('../build/client', import.meta.url)),
    buildsDir: join(cacheDir, 'web-builds'),
    buildId: build.assets.version,
    isHttps,
  }),
  answerAsset: createAssetListener({ source, isHttps }),
  isHttps,
  onError: (error) => log.error({ err: error }, 'request failed'),
})

const server = createLimitedServer((req, res) => {
  logRequest(log, req, res)
  answer(req, res)
})

function expireAll(): void {
  pages.purgeAll()
  source.purgeAll()
}

const stopListening = listenToChanges({
  contentUrl: env.CONTENT_URL,
  serviceToken: env.SERVICE_TOKEN,
  onUnknown: expireAll,
  onChange(tags) {
    if (tags.includes(everythingTag)) return expireAll()
    pages.purge(tags)
    source.purge(tags.filter((tag) => tag.startsWith('media:')).map((tag) => tag.slice(6)))
  },
  onError: (error) => log.warn({ err: error }, 'changes cannot be heard'),
})

server.listen(env.WEB_PORT, env.WEB_HOST)
await once(server, 'listening')
log.info({ host: env.WEB_HOST, port: env.WEB_PORT }, 'ready')
stopGracefully({ server, logger: log, beforeClose: [stopListening] })
