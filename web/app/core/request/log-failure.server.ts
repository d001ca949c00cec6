import { isRouteErrorResponse } from 'react-router'
import { log } from '../../platform/log.server.ts'
import { isFromOwnPage } from './same-origin.ts'

/** Logs React Router's errors, except for aborted requests and error responses of pages. */
export function logFailure(error: unknown, request: Request): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const url = new URL(request.url)
  const path = url.pathname
  // React Router reports its own refusal as an error, with which anyone could flood the log.
  const isForeign = request.method !== 'GET' && !isFromOwnPage(request, url)
  if (isForeign) log.warn({ path }, 'a form from another site was refused')
  else log.error({ err: error, path }, 'request failed')
}
