import { isRouteErrorResponse } from 'react-router'
import { log } from '../../platform/log.server.ts'
import { isFromOwnPage } from './same-origin.ts'

/** Logs what React Router reports of a request, unless nobody waits for it or a page has refused it. */
export function logFailure(error: unknown, request: Request): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const url = new URL(request.url)
  const path = url.pathname
  // React Router reports its own refusal as an error: anyone could fill the log with it.
  const isForeign = request.method !== 'GET' && !isFromOwnPage(request, url)
  if (isForeign) log.warn({ path }, 'a form from another site was refused')
  else log.error({ err: error, path }, 'request failed')
}
