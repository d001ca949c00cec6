import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createBreaker } from '@washhouse/contract/client/breaker'
import { pingService } from '@washhouse/contract/client/content-client'
import { createClientAddress } from '@washhouse/serving/client-address'
import type { FairQueueLimits } from '@washhouse/serving/fair-queue'
import { routeWords } from '@washhouse/serving/known-path'
import { type AccessLog, logRequest, type Logger } from '@washhouse/serving/logger'
import type { RequestNote } from '@washhouse/serving/metrics'
import type { AppBuild } from './app-build.ts'
import { createAssetListener } from './asset-listener.ts'
import { createAssetSource } from './asset-source.ts'
import { createAssetStore } from './asset-store.ts'
import { listenToChanges } from './changes.ts'
import { createFormLimits } from './form-limits.ts'
import { createFormSlots } from './form-slots.ts'
import { createNewerBuilds, retainBuild } from './retained-builds.ts'
import { createSendRefusal } from './refusal-page.ts'
import { createPageCache } from './page-cache.ts'
import { createPageRoutes } from './page-routes.ts'
import { createPageTargets } from './page-target.ts'
import { createPrivateFiles } from './private-file.ts'
import { createPurgeHook } from './purge-hook.ts'
import { createRenderer } from './render.ts'
import { createSendText } from './send-text.ts'
import { loadServiceWorker, serviceWorkerPath } from './service-worker-file.ts'
import { createSiteOrigin } from './site-origin.ts'
import { createSealedCookie } from './sealed-cookie.ts'
import { loadStaticFiles } from './static-files.ts'
import { createWebsiteListener } from './website-listener.ts'

export interface WebsiteOptions {
  build: AppBuild
  clientDir: string
  cacheDir: string
  contentUrl: string
  publicUrl: string | undefined
  serviceToken: string
  /** The first one seals sessions, all of them open. */
  sessionSecrets: readonly string[]
  trustedProxies: readonly string[]
  pageCacheBytes: number
  log: Logger
  accessLog?: AccessLog
  /** Counts a finished request. */
  onRequest?: (request: RequestNote) => void
  /** False: browsers remove the service worker and its caches. */
  hasOfflinePage?: boolean
  assetCacheBytes?: number
  /** Applies separately to public pages, other pages and forms. */
  renders?: FairQueueLimits
  pageTtlMs?: number
  /** Of the shared cache, which is told what to purge. */
  purgeUrl?: string | undefined
  purgeToken?: string | undefined
}

// One visitor gets all slots but one, because a slow page must not block the others. Measured: with more slots no page is
// faster, and cached ones are slower.
const pageRenders: FairQueueLimits = { running: 3, runningEach: 2, waiting: 256, waitMs: 5000 }
// Forms wait for the content service. Those with a photo wait for seconds and have their own slots. A refused form must be
// sent again by hand, so forms wait longer than pages.
const formRenders: FairQueueLimits = { running: 8, runningEach: 6, waiting: 64, waitMs: 15_000 }

/** Tag of a change whose extent the content service does not know. */
const everythingTag = 'everything'
const mediaTag = /^media:(?<id>.+)$/

/** Creates the website: its request listener, and a function that stops its own connections. */
export async function createWebsite(
  options: WebsiteOptions,
): Promise<{ listener: RequestListener; stop: () => void }> {
  const { build, cacheDir, contentUrl, publicUrl, log } = options
  const { heardChanges } = build.entry.module
  const isHttps = publicUrl?.startsWith('https:') ?? false
  const sendText = createSendText(isHttps)
  // Separate: a flood of uncacheable pages (sessions, searches) must not block public pages.
  const openRenderer = (name: string, limits: FairQueueLimits) =>
    createRenderer(build, { ...(options.renders ?? limits), name })
  const renderPublic = openRenderer('public pages', pageRenders)

  const buildsDir = join(cacheDir, 'web-builds')
  const olderBuilds = await retainBuild({
    clientDir: options.clientDir,
    buildsDir,
    buildId: build.assets.version,
  })
  const warn = (message: string) => (error: unknown) => log.warn({ err: error }, message)
  const breaker = createBreaker({ ping: () => pingService(contentUrl) })
  const source = createAssetSource({
    contentUrl,
    breaker,
    serviceToken: options.serviceToken,
    knownChange: heardChanges.lastNumber,
    store: createAssetStore({
      folder: join(cacheDir, 'web-assets'),
      maxBytes: options.assetCacheBytes ?? 512 * 1024 * 1024,
      onError: warn('the image cache on disk failed'),
    }),
    onError: warn('an image could not be fetched'),
  })
  const pages = createPageCache({
    maxBytes: options.pageCacheBytes,
    isHttps,
    ...(options.pageTtlMs !== undefined && { ttlMs: options.pageTtlMs }),
    render: (address, client) =>
      renderPublic(
        () => new Request(address),
        {},
        client,
        (page) => Promise.resolve(page),
      ),
    onHiddenError: (error, path) => log.warn({ err: error, path }, 'served an older page'),
  })

  const ownPaths = ['assets', 'build', 'healthz', 'readyz']
  const words = routeWords([
    ...ownPaths,
    ...Object.values(build.routes).map((route) => route?.path ?? ''),
  ])
  const logAs = (cache: 'hit' | 'none') => (req: IncomingMessage, res: ServerResponse) =>
    logRequest(log, req, res, { words, access: options.accessLog, cache, note: options.onRequest })
  const serviceWorker = await loadServiceWorker({
    clientDir: options.clientDir,
    buildId: build.assets.version,
    hasOfflinePage: options.hasOfflinePage ?? true,
    isHttps,
  })
  const addressOf = createClientAddress({
    trustedProxies: options.trustedProxies,
    serviceTokens: [],
  })
  const loadFiles = (...folders: string[]) => loadStaticFiles(folders, { isHttps })
  const builtFileAt = await loadFiles(options.clientDir, ...olderBuilds)
  const sealing = { secrets: options.sessionSecrets, isHttps }
  const listener = createWebsiteListener({
    isHttps,
    sendText,
    sendRefusal: createSendRefusal({ build, isHttps, sendText }),
    originOf: createSiteOrigin(publicUrl),
    targetOf: createPageTargets(build),
    pageRouteOf: createPageRoutes(build),
    addressOf,
    sessionCookie: createSealedCookie('session', sealing),
    deviceCookie: createSealedCookie('device', sealing),
    lineCookie: createSealedCookie('line', sealing),
    maxFormBytesOf: createFormLimits(build),
    // One visitor gets fewer than all, so that it takes several to block the others.
    formSlots: createFormSlots({ most: 8, mostOfVisitor: 6 }),
    fileAt: (path) => (path === serviceWorkerPath ? serviceWorker : builtFileAt(path)),
    newerFileAt: await createNewerBuilds(buildsDir, loadFiles),
    pages,
    isContentReachable: breaker.isReachable,
    renderPage: openRenderer('other pages', pageRenders),
    renderForm: openRenderer('forms', formRenders),
    renderLargeForm: openRenderer('forms with files', formRenders),
    answerAsset: createAssetListener({
      source,
      isHttps,
      addressOf,
      sendText,
      answerPrivate: createPrivateFiles(build, isHttps),
    }),
    onHit: logAs('hit'),
    onRequest: logAs('none'),
    onError: (error) => log.error({ err: error }, 'request failed'),
  })

  const { purgeUrl: url, purgeToken: token } = options
  const sharedCache =
    url === undefined
      ? undefined
      : createPurgeHook({ url, token, onError: warn('the shared cache could not be purged') })
  function expireAll(): void {
    heardChanges.hearFromNow()
    pages.purgeAll()
    sharedCache?.purge('everything')
    source.purgeAll()
  }
  const stopListening = listenToChanges({
    contentUrl,
    serviceToken: options.serviceToken,
    onNumber: heardChanges.noteNumber,
    onUnknown: expireAll,
    onMissed: source.distrustAll,
    onLost: heardChanges.hearNoMore,
    onChange(tags) {
      if (tags.includes(everythingTag)) return expireAll()
      heardChanges.change(tags)
      const purged = pages.purge(tags)
      sharedCache?.purge(purged)
      source.purge(tags.flatMap((tag) => mediaTag.exec(tag)?.groups?.['id'] ?? []))
    },
    onError: warn('changes cannot be received'),
  })
  const stop = () => {
    stopListening()
    sharedCache?.stop()
  }
  return { listener, stop }
}
