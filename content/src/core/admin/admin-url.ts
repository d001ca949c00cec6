import { env } from '../../platform/env.ts'

/** The full address of a page of the admin, for links in mails. It never follows what a request says. */
export function adminUrl(path: string): string {
  return `${env.contentPublicUrl ?? `http://localhost:${env.port}`}/admin${path}`
}
