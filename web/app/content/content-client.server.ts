import { createContentClient } from '@washhouse/contract/client/content-client'
import { env } from '../ground/env.server.ts'
import { createJoinedFetch } from './joined-fetch.server.ts'

/** The content service, for all pages of this process. */
export const contentClient = createContentClient({
  baseUrl: env.CONTENT_URL,
  serviceToken: env.SERVICE_TOKEN,
  fetch: createJoinedFetch(env.CONTENT_URL),
})
