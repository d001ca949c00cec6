import { z } from 'zod'
import { items, list, one } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import type { ExtraBannerPlace } from './banner.contract.ts'
import { bannerWires } from './banner.wire.ts'

/** The calls of the area banner (spec §7, design §3). */
export const bannerCalls = {
  listBanners: defineCall('listBanners', {
    path: '/api/banners',
    summary: 'The banners of the home page in their order',
    hasPreview: true,
    answer: list(bannerWires.main),
    source: 'spec §7 Banners',
  }),
  getBanner: defineCall('getBanner', {
    path: '/api/banners/{id}',
    summary: 'One banner of the home page',
    hasPreview: true,
    answer: one(bannerWires.main),
    source: 'spec §7 Banners',
  }),
  listBanners2: defineExtraBanners('listBanners2', 'banner_2'),
  listBanners3: defineExtraBanners('listBanners3', 'banner_3'),
  listBanners4: defineExtraBanners('listBanners4', 'banner_4'),
}

/** The call of each extra place. */
export const extraBannerCalls = {
  banner_2: bannerCalls.listBanners2,
  banner_3: bannerCalls.listBanners3,
  banner_4: bannerCalls.listBanners4,
} satisfies Record<ExtraBannerPlace, unknown>

function defineExtraBanners(operation: string, place: ExtraBannerPlace) {
  return defineCall(operation, {
    path: `/items/${place}`,
    summary: `The banners of place ${place.slice(-1)} on the home page`,
    query: { sort: z.string(), limit: z.int() },
    answer: items(bannerWires[place]),
    itemOperation: `getBanner${place.slice(-1)}`,
    source: 'spec §7 Banners',
  })
}
