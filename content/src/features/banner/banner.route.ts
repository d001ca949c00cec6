import { bannerCalls, extraBannerCalls } from '@washhouse/contract/banner/banner.calls'
import { bannerPlaces } from '@washhouse/contract/banner/banner.contract'
import type { Routes } from '../../core/area.ts'
import { itemsRoutes } from '../../core/records/items-routes.ts'
import { listRoute, recordRoute } from '../../core/records/record-routes.ts'
import { inPlace, mainBannerEntity } from './banner.entities.ts'

const extraPlaces = bannerPlaces.filter((place) => place !== 'main')

export const bannerRoutes: Routes = (payload) => [
  listRoute(payload, bannerCalls.listBanners, mainBannerEntity),
  recordRoute(payload, bannerCalls.getBanner, mainBannerEntity, 'Banner'),
  ...extraPlaces.flatMap((place) => itemsRoutes(payload, extraBannerCalls[place], inPlace(place))),
]
