/** The token that a log-in gave: it stands in the cookie alone. */
export function tokenIn(setCookie: string | null | undefined): string {
  const [, token] = /(?:^|[,;\s])payload-token=([^;,\s]+)/.exec(setCookie ?? '') ?? []
  if (!token) throw new Error('Nobody was signed in')
  return token
}
