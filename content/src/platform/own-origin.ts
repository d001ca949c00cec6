import { env } from './env.ts'

/** Whether this is where a page of this service comes from: its origin, and the host that its browser asked. */
export function isOwnOrigin(origin: string, host: string | null | undefined): boolean {
  if (origin === env.contentPublicUrl) return true
  const own = URL.parse(origin)?.host
  return own !== undefined && own === host
}
