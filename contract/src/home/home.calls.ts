import { singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { homeWire } from './home.wire.ts'

/** Calls of the feature home (extension). */
export const homeCalls = {
  getHome: defineCall('getHome', {
    path: '/items/home',
    summary: 'Returns the sections of the home page in display order.',
    answer: singleton(homeWire),
  }),
}
