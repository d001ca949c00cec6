import { consentCalls } from '@washhouse/contract/consent/consent.calls'
import { generalCookieWire } from '@washhouse/contract/consent/consent.wire'
import type { Routes, Writes } from '../../core/area.ts'
import { globalRoute, itemsRoutes } from '../../core/records/items-routes.ts'
import { defineEntity } from '../../core/records/stored-entity.ts'
import { bindWrite } from '../../core/calls/bound-write.ts'
import { writeRoute } from '../../core/calls/write-route.ts'
import { storeChoice } from './consent-log.rows.ts'

export const generalCookieEntity = defineEntity(generalCookieWire, {
  storedIn: 'general-cookies',
  orderedBy: ['sort'],
})

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
