import { env } from '../../platform/env.ts'

/** The absolute URL of an admin page, for links in emails. Never derived from a request. */
export function adminUrl(path: string): string {
  return `${env.contentPublicUrl ?? `http://localhost:${env.port}`}/admin${path}`
}
