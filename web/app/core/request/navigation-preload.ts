/**
 * True for a navigation preload of the service worker, which the navigation itself follows at once. Pages that the worker
 * ignores are requested twice, so one-time effects must wait for the second request.
 */
export function isSentAhead({ headers }: Request): boolean {
  return headers.has('service-worker-navigation-preload')
}

/** Response to a preload; nobody reads it. */
export const sentAheadAnswer = () =>
  new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } })
