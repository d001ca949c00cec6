import { knownChangeHeader } from '@washhouse/contract/client/content-client'
import { currentRequestId, requestIdHeader } from '@washhouse/serving/request-scope'
import { heardChanges } from './heard-changes.ts'

/**
 * `fetch` for the calls of pages. Answers are uncompressed, because compression of a small one costs more CPU than its few
 * bytes. Redirects are not followed, because the tokens are for the service only.
 * The service logs the id of the request that the call is for, and answers with all changes that this website knows.
 */
export const fetchFromService: typeof fetch = (url, init) => {
  const headers = new Headers(init?.headers)
  headers.set('accept-encoding', 'identity')
  const known = heardChanges.lastNumber()
  if (known) headers.set(knownChangeHeader, known)
  const requestId = currentRequestId()
  if (requestId) headers.set(requestIdHeader, requestId)
  return fetch(url, { ...init, headers, redirect: 'error' })
}
