import { consentCalls } from '@washhouse/contract/consent/consent.calls'
import type { Routes, Writes } from '../../core/area.ts'
import { globalRoute, itemsRoutes } from '../../core/records/items-routes.ts'
import { bindWrite } from '../../core/calls/bound-write.ts'
import { writeRoute } from '../../core/calls/write-route.ts'
import { storeChoice } from './consent-log.rows.ts'
import { generalCookieEntity } from './consent.entities.ts'

export const consentRoutes: Routes = (payload) => [
  ...itemsRoutes(payload, consentCalls.listGeneralCookies, generalCookieEntity),
  globalRoute(payload, consentCalls.getCookieDetail, 'cookie-detail'),
  globalRoute(payload, consentCalls.getAnalyticsCookie, 'analytics-cookie'),
  globalRoute(payload, consentCalls.getAdvertisingCookie, 'advertising-cookie'),
  globalRoute(payload, consentCalls.getTracking, 'tracking'),
]

export const consentWrites: Writes = (payload) => [
  writeRoute({ most: 300, spanSeconds: 60 }, [
    bindWrite(consentCalls.recordChoice, ({ record }) => storeChoice(payload, record)),
  ]),
]
