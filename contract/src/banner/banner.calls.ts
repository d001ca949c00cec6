import { z } from 'zod'
import { items, list, one } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import type { ExtraBannerPlace } from './banner.contract.ts'
import { bannerWires } from './banner.wire.ts'

/** Calls of the feature banner (spec §7). */
export const bannerCalls = {
  listBanners: defineCall('listBanners', {
    path: '/api/banners',
    summary: 'Lists the home page banners in display order.',
    hasPreview: true,
    answer: list(bannerWires.main),
    source: 'spec §7 Banners',
  }),
  getBanner: defineCall('getBanner', {
    path: '/api/banners/{id}',
    summary: 'Returns one home page banner by id.',
    hasPreview: true,
    answer: one(bannerWires.main),
    source: 'spec §7 Banners',
  }),
  listBanners2: defineExtraBanners('Banners2', 'banner_2'),
  listBanners3: defineExtraBanners('Banners3', 'banner_3'),
  listBanners4: defineExtraBanners('Banners4', 'banner_4'),
  listInvestorAds: defineExtraBanners('InvestorAds', 'investor_ads'),
}

export const extraBannerCalls = {
  banner_2: bannerCalls.listBanners2,
  banner_3: bannerCalls.listBanners3,
  banner_4: bannerCalls.listBanners4,
  investor_ads: bannerCalls.listInvestorAds,
} satisfies Record<ExtraBannerPlace, unknown>

function defineExtraBanners(name: string, place: ExtraBannerPlace) {
  return defineCall(`list${name}`, {
    path: `/items/${place}`,
    summary: `Lists the banners of the position ${place}.`,
    query: { sort: z.string(), limit: z.int() },
    answer: items(bannerWires[place]),
    itemOperation: `get${name.replace(/s(\d?)$/, '$1')}`,
    source: 'spec §7 Banners',
  })
}
