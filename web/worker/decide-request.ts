import { languageOf, neutralPath } from '../app/core/i18n/language.ts'
import type { Language } from '@washhouse/contract/language'

/** What the worker does with a request; what it leaves alone never passes through it. */
export type Decision =
  | { kind: 'leave' }
  /** The network's answer, whatever it is; the offline page only when there is none. */
  | { kind: 'page'; language: Language; isAboutBranches: boolean }
  /** A file whose name has its content's hash: as kept, else from the network. */
  | { kind: 'file' }

export type AskedFor = Pick<Request, 'url' | 'method' | 'mode' | 'destination'>

/** Not ours to answer, not even offline: what members see, what staff use, what is no page. */
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

/** Decides from a request alone how it is answered. */
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

/** Scripts are left alone: the browser keeps them itself, and pages get them without a detour. */
function isBuiltFile(url: URL, { destination }: AskedFor): boolean {
  return url.pathname.startsWith('/build/') && destination !== 'script'
}

function isAt(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`)
}

/** `/news/feed.xml`, `/branch.data`: an ending is no page's. */
function isFile(path: string): boolean {
  return /\.[^/]*$/.test(path)
}
