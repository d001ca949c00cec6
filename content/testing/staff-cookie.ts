/** The token of a sign-in, which is only in the cookie. */
export function tokenIn(setCookie: string | null | undefined): string {
  const [, token] = /(?:^|[,;\s])payload-token=([^;,\s]+)/.exec(setCookie ?? '') ?? []
  if (!token) throw new Error('Nobody was signed in')
  return token
}
