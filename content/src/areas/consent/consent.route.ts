import { consentCalls } from '@washhouse/contract/consent/consent.calls'
import {
  advertisingCookieWire,
  analyticsCookieWire,
  cookieDetailWire,
  trackingWire,
} from '@washhouse/contract/consent/consent.wire'
import type { WireTable } from '@washhouse/contract/wire/wire-table'
import type { BasePayload, GlobalSlug } from 'payload'
import type { ContractRoute } from '../../engines/calls/contract-route.ts'
import { readGlobal } from '../../engines/records/global-entity.ts'
import { itemsResource, singletonResource } from '../../engines/records/items-resource.ts'
import { bindWrite, writeRoute, type ContractWrite } from '../../engines/calls/write-route.ts'
import { storeChoice } from './consent-log.rows.ts'
import { generalCookieEntity } from './consent.entities.ts'

/** Every read of the area consent. */
export function consentRoutes(payload: BasePayload): ContractRoute[] {
  const one = <Entity>(wire: WireTable<Entity>, slug: GlobalSlug) =>
    singletonResource(wire, wire.name, (language) => readGlobal(payload, slug, wire, language))
  return [
    ...itemsResource(payload, generalCookieEntity),
    one(cookieDetailWire, 'cookie-detail'),
    one(analyticsCookieWire, 'analytics-cookie'),
    one(advertisingCookieWire, 'advertising-cookie'),
    { ...one(trackingWire, 'tracking'), isLocalised: consentCalls.getTracking.isLocalised },
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
