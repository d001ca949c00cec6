import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeBody } from '@washhouse/serving/encoded-body'
import { securityHeaders } from '@washhouse/serving/security-headers'
import { storeAnswer, type StoredAnswer } from '@washhouse/serving/stored-answer'

/** At the root, because a worker handles the paths below its own. */
export const serviceWorkerPath = '/service-worker.js'

/** The worker may request this website only. */
const workerCsp = "default-src 'none'; connect-src 'self'"

/** Removes any earlier worker, even a broken one. */
const removal = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}
`

interface ServiceWorkerOptions {
  clientDir: string
  buildId: string
  /** False: browsers get a worker that removes itself and its caches. */
  hasOfflinePage: boolean
  isHttps: boolean
}

/** The service worker's script; it differs for each build, so that browsers notice a new build. */
export async function loadServiceWorker(options: ServiceWorkerOptions): Promise<StoredAnswer> {
  const { clientDir, buildId, hasOfflinePage, isHttps } = options
  const code = hasOfflinePage
    ? `const BUILD_ID = ${JSON.stringify(buildId)};\n${await readFile(join(clientDir, serviceWorkerPath), 'utf8')}`
    : removal
  return storeAnswer({
    status: 200,
    body: await encodeBody(Buffer.from(code), 'text/javascript; charset=utf-8'),
    headers: [...securityHeaders({ isHttps, csp: workerCsp }), 'Cache-Control', 'no-cache'],
  })
}
