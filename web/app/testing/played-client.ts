import { createContentClient } from '@washhouse/contract/client/content-client'
import { playService, refusal } from '@washhouse/contract/client/service.fixtures'

let played = playService(refusal(404, 'ROUTE_NOT_FOUND', 'No.'))

/** Replaces `content-client.server.ts` in page tests; uses the latest fake service. */
export const contentClient = createContentClient({
  baseUrl: 'http://content.test',
  serviceToken: 'token',
  fetch: (input, init) => played.fetch(input, init),
})

/** Installs a fake content service until the next call. */
export function playContent(...replies: Parameters<typeof playService>) {
  played = playService(...replies)
  return played
}
