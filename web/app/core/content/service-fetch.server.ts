/**
 * `fetch` for the calls of pages. Answers come uncompressed, since compressing and unpacking a small one costs more CPU
 * than its few bytes. No redirect is followed, as the tokens are for the service alone.
 */
export const fetchFromService: typeof fetch = (url, init) => {
  const headers = new Headers(init?.headers)
  headers.set('accept-encoding', 'identity')
  return fetch(url, { ...init, headers, redirect: 'error' })
}
