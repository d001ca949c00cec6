/**
 * Whether a browser with the service worker sends this ahead of the navigation itself, which follows at once: pages
 * that the worker leaves alone are asked for twice, and what happens once must wait for the second.
 */
export function isSentAhead({ headers }: Request): boolean {
  return headers.has('service-worker-navigation-preload')
}

/** What is answered to it; nobody looks. */
export const sentAheadAnswer = () =>
  new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } })
