import { singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { homeWire } from './home.wire.ts'

/** The calls of the area home; ours, not in the specification. */
export const homeCalls = {
  getHome: defineCall('getHome', {
    path: '/items/home',
    summary: 'Returns the sections of the home page in display order.',
    answer: singleton(homeWire),
  }),
}
