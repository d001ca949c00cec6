import { singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { homeWire } from './home.wire.ts'

/** The calls of the area home; ours, not in the specification. */
export const homeCalls = {
  getHome: defineCall('getHome', {
    path: '/items/home',
    summary: 'What stands on the home page and in which order',
    answer: singleton(homeWire),
  }),
}
