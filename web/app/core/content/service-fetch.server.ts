/**
 * `fetch` for the calls of pages. Answers are uncompressed, because compression of a small one costs more CPU than its few
 * bytes. Redirects are not followed, because the tokens are for the service only.
 */
export const fetchFromService: typeof fetch = (url, init) => {
  const headers = new Headers(init?.headers)
  headers.set('accept-encoding', 'identity')
  return fetch(url, { ...init, headers, redirect: 'error' })
}
