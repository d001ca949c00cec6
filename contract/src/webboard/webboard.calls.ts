import { singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { webboardPageWire } from './webboard.wire.ts'

/** The calls of the area webboard (spec §7, design §3). */
export const webboardCalls = {
  getWebboardPage: defineCall('getWebboardPage', {
    path: `/items/${webboardPageWire.name}`,
    summary: 'Title, description and picture of the web board, also of the questions',
    caller: 'member',
    answer: singleton(webboardPageWire),
    source: 'spec §7 Web board',
  }),
}
