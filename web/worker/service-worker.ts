import { decideRequest } from './decide-request.ts'
import { listLookedAt } from './list-looked-at.ts'
import { openOfflineStore } from './offline-store.ts'
import { showSentence } from './show-sentence.ts'
import type { Decision } from './decide-request.ts'

declare const self: ServiceWorkerGlobalScope
/** Written before this script by the website. */
declare const BUILD_ID: string

const { origin } = self.location
const store = openOfflineStore(self.caches, BUILD_ID)

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const decision = decideRequest(request, origin)
  if (decision.kind === 'page') event.respondWith(answerPage(event, decision))
  if (decision.kind === 'file') event.respondWith(answerFile(request))

  const seen = request.method === 'GET' ? listLookedAt(request.url, origin) : null
  if (seen) event.waitUntil(store.keepSeen(seen))
})

// Without `skipWaiting()`: Chromium would end the worker of the previous build during a visit, and its page would never arrive.
async function install(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await store.fill(open.map(({ url }) => listLookedAt(url, origin)).filter((list) => list !== null))
}

async function activate(): Promise<void> {
  await store.dropOlder()
  // Sends the request while the worker is still starting.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

type PageDecision = Extract<Decision, { kind: 'page' }>

async function answerPage(event: FetchEvent, decision: PageDecision): Promise<Response> {
  try {
    const preloaded: unknown = await event.preloadResponse
    return preloaded instanceof Response ? preloaded : await fetch(event.request)
  } catch {
    const page = await store.pageOf(decision.language)
    if (!page) return Response.error()
    return decision.isAboutBranches ? page : await showSentence(page)
  }
}

async function answerFile(request: Request): Promise<Response> {
  return (await store.fileAt(request)) ?? (await fetch(request))
}
