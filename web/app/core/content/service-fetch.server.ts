import { currentRequestId, requestIdHeader } from '@washhouse/serving/request-scope'

/**
 * `fetch` for the calls of pages. Answers are uncompressed, because compression of a small one costs more CPU than its few
 * bytes. Redirects are not followed, because the tokens are for the service only.
 * The service logs the id of the request that the call is for.
 */
export const fetchFromService: typeof fetch = (url, init) => {
  const headers = new Headers(init?.headers)
  headers.set('accept-encoding', 'identity')
  const requestId = currentRequestId()
  if (requestId) headers.set(requestIdHeader, requestId)
  return fetch(url, { ...init, headers, redirect: 'error' })
}
