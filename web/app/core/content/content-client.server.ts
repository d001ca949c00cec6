import { createBreaker } from '@washhouse/contract/client/breaker'
import { createContentClient, pingService } from '@washhouse/contract/client/content-client'
import { env } from '../../platform/env.server.ts'
import { fetchFromService } from './service-fetch.server.ts'

/** Circuit breaker of all content calls by pages and forms. */
export const contentBreaker = createBreaker({ ping: () => pingService(env.CONTENT_URL) })

/** The content service, for all pages of this process. */
export const contentClient = createContentClient({
  baseUrl: env.CONTENT_URL,
  serviceToken: env.SERVICE_TOKEN,
  fetch: fetchFromService,
  breaker: contentBreaker,
})
