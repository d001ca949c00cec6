import { createContentClient } from '@washhouse/contract/client/content-client'
import { playService, refusal } from '@washhouse/contract/client/service.fixtures'

let played = playService(refusal(404, 'ROUTE_NOT_FOUND', 'No.'))

/** What a test of pages has in place of `content-client.server.ts`: it asks the service played last. */
export const contentClient = createContentClient({
  baseUrl: 'http://content.test',
  serviceToken: 'token',
  fetch: (input, init) => played.fetch(input, init),
})

/** Plays the content service until another is played. */
export function playContent(...replies: Parameters<typeof playService>) {
  played = playService(...replies)
  return played
}
