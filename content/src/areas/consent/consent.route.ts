import { consentCalls } from '@washhouse/contract/consent/consent.calls'
import type { BasePayload } from 'payload'
import type { ContractRoute } from '../../engines/calls/contract-route.ts'
import { globalRoute, itemsRoutes } from '../../engines/records/items-routes.ts'
import { bindWrite } from '../../engines/calls/bound-write.ts'
import { writeRoute, type ContractWrite } from '../../engines/calls/write-route.ts'
import { storeChoice } from './consent-log.rows.ts'
import { generalCookieEntity } from './consent.entities.ts'

/** Every read of the area consent. */
export function consentRoutes(payload: BasePayload): ContractRoute[] {
  return [
    ...itemsRoutes(payload, consentCalls.listGeneralCookies, generalCookieEntity),
    globalRoute(payload, consentCalls.getCookieDetail, 'cookie-detail'),
    globalRoute(payload, consentCalls.getAnalyticsCookie, 'analytics-cookie'),
    globalRoute(payload, consentCalls.getAdvertisingCookie, 'advertising-cookie'),
    globalRoute(payload, consentCalls.getTracking, 'tracking'),
  ]
}

/** Every write of the area consent. */
export function consentWrites(payload: BasePayload): ContractWrite[] {
  return [
    writeRoute({ most: 60, spanSeconds: 60 }, [
      bindWrite(consentCalls.recordChoice, ({ record }) => storeChoice(payload, record)),
    ]),
  ]
}
