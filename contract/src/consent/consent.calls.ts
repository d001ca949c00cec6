import { z } from 'zod'
import { items, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { defineWrite } from '../wire/write.ts'
import {
  advertisingCookieWire,
  analyticsCookieWire,
  consentChoiceWire,
  cookieDetailWire,
  generalCookieWire,
  trackingWire,
} from './consent.wire.ts'

const source = 'spec §7 Cookie content'

/** Calls of the feature consent (spec §7). */
export const consentCalls = {
  getCookieDetail: defineCall('getCookieDetail', {
    path: '/items/cookie_detail',
    summary: 'Returns the texts and images of the cookie banner.',
    answer: singleton(cookieDetailWire),
    source,
  }),
  listGeneralCookies: defineCall('listGeneralCookies', {
    path: '/items/general_cookie_description',
    summary: 'Lists the essential cookies and their purposes.',
    query: { sort: z.string(), limit: z.int() },
    answer: items(generalCookieWire),
    source,
  }),
  getAnalyticsCookie: defineCall('getAnalyticsCookie', {
    path: '/items/analytic_cookie_description',
    summary: 'Returns the purpose of analytics cookies.',
    answer: singleton(analyticsCookieWire),
    source,
  }),
  getAdvertisingCookie: defineCall('getAdvertisingCookie', {
    path: '/items/ads_cookie_description',
    summary: 'Returns the purpose of advertising cookies.',
    answer: singleton(advertisingCookieWire),
    source,
  }),
  getTracking: defineCall('getTracking', {
    path: '/items/tracking',
    summary: 'Returns the consent and tracking settings.',
    isLocalised: false,
    answer: singleton(trackingWire),
  }),
  recordChoice: defineWrite('recordChoice', {
    path: '/items/consent_log',
    summary: 'Records a visitor’s consent choice. Returns 204 once it is stored.',
    table: consentChoiceWire,
  }),
}
