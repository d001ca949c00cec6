import { env } from './env.ts'

/** True for the origin of this service's own pages; `host` is from the same request. */
export function isOwnOrigin(origin: string, host: string | null | undefined): boolean {
  if (origin === env.contentPublicUrl) return true
  const own = URL.parse(origin)?.host
  return own !== undefined && own === host
}
