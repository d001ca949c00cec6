import { languageOf, neutralPath } from '../app/core/i18n/language.ts'
import type { Language } from '@washhouse/contract/language'

/** How the worker handles a request; `leave` never passes through it. */
export type Decision =
  | { kind: 'leave' }
  /** The network's response, whatever it is; the offline page only if there is none. */
  | { kind: 'page'; language: Language; isAboutBranches: boolean }
  /** A file with a content hash in its name: from the cache, else from the network. */
  | { kind: 'file' }

export type AskedFor = Pick<Request, 'url' | 'method' | 'mode' | 'destination'>

/** Never handled, not even offline: pages of members, tools of staff, and what is not a page. */
const leftAlone = [
  '/login',
  '/logout',
  '/register',
  '/verify',
  '/verify-email',
  '/undo-email',
  '/appeal',
  '/mail-start',
  '/unsubscribe',
  '/data-request',
  '/forgot-password',
  '/reset-password',
  '/account',
  '/download',
  '/enews',
  '/webboard',
  '/faq',
  '/notifications',
  '/admin',
  '/cms-api',
  '/assets',
  '/build',
  '/offline',
  '/healthz',
  '/readyz',
]

const leave: Decision = { kind: 'leave' }

/** Decides by the request alone. */
export function decideRequest(request: AskedFor, ownOrigin: string): Decision {
  const url = new URL(request.url)
  if (url.origin !== ownOrigin || request.method !== 'GET') return leave
  if (request.mode !== 'navigate') return isBuiltFile(url, request) ? { kind: 'file' } : leave

  const path = neutralPath(url.pathname.toLowerCase())
  if (leftAlone.some((place) => isAt(path, place)) || isFile(path)) return leave
  return {
    kind: 'page',
    language: languageOf(url.pathname.toLowerCase()),
    isAboutBranches: isAt(path, '/branch'),
  }
}

/** Scripts are not handled: the browser caches them itself, and pages get them directly. */
function isBuiltFile(url: URL, { destination }: AskedFor): boolean {
  return url.pathname.startsWith('/build/') && destination !== 'script'
}

function isAt(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`)
}

/** `/news/feed.xml`, `/branch.data`: pages have no extension. */
function isFile(path: string): boolean {
  return /\.[^/]*$/.test(path)
}
