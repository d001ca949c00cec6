import { bannerCalls, extraBannerCalls } from '@washhouse/contract/banner/banner.calls'
import { bannerPlaces } from '@washhouse/contract/banner/banner.contract'
import type { BasePayload } from 'payload'
import type { ContractRoute } from '../../engines/calls/contract-route.ts'
import { itemsRoutes } from '../../engines/records/items-routes.ts'
import { listRoute, recordRoute } from '../../engines/records/record-routes.ts'
import { inPlace, mainBannerEntity } from './banner.entities.ts'

const extraPlaces = bannerPlaces.filter((place) => place !== 'main')

/** Every call of the area banner. */
export function bannerRoutes(payload: BasePayload): ContractRoute[] {
  return [
    listRoute(payload, bannerCalls.listBanners, mainBannerEntity),
    recordRoute(payload, bannerCalls.getBanner, mainBannerEntity, 'Banner'),
    ...extraPlaces.flatMap((place) =>
      itemsRoutes(payload, extraBannerCalls[place], inPlace(place)),
    ),
  ]
}
