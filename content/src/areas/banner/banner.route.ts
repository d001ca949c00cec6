import type { Banner } from '@washhouse/contract/banner/banner.contract'
import { bannerCalls } from '@washhouse/contract/banner/banner.calls'
import { bannerWires } from '@washhouse/contract/banner/banner.wire'
import type { Language } from '@washhouse/contract/language'
import { notFound } from '@washhouse/contract/wire/errors'
import { pathOf } from '@washhouse/contract/wire/field-path'
import { maxId } from '@washhouse/contract/wire/parameters'
import type { BasePayload } from 'payload'
import { route, type ContractRoute, type Visibility } from '../../engines/calls/contract-route.ts'
import { findEntities, wholeList } from '../../engines/records/entity-rows.ts'
import { itemsResource } from '../../engines/records/items-resource.ts'
import { previewBanners } from './banner-preview.ts'
import { extraBannerEntities, mainBannerEntity } from './banner.entities.ts'

const inOrder = {
  ...wholeList,
  sort: [{ path: pathOf(bannerWires.main, 'sort'), isDescending: false }],
}

/** Every call of the area banner. */
export function bannerRoutes(payload: BasePayload): ContractRoute[] {
  return [
    listBanners(payload),
    getBanner(payload),
    ...extraBannerEntities.flatMap((entity) => itemsResource(payload, entity)),
  ]
}

function listBanners(payload: BasePayload): ContractRoute {
  return route(bannerCalls.listBanners, async ({ language, visibility }) => {
    const banners = await findBanners(payload, language, visibility)
    const result = banners.map((banner) => bannerWires.main.encode(banner, language))
    return { body: { result }, tags: ['banner'] }
  })
}

function getBanner(payload: BasePayload): ContractRoute {
  return route(bannerCalls.getBanner, async ({ path, language, visibility }) => {
    const id = readId(path['id'] ?? '')
    // There is a handful of them: the list is as quick as a search for one.
    const banners = await findBanners(payload, language, visibility)
    const banner = banners.find((each) => each.id === id)
    if (!banner) throw notFound('Banner')
    const result = bannerWires.main.encode(banner, language)
    return { body: { result }, tags: [`banner:${banner.id}`] }
  })
}

async function findBanners(
  payload: BasePayload,
  language: Language,
  visibility: Visibility,
): Promise<Banner[]> {
  if (visibility === 'preview') return previewBanners(payload, language)
  return findEntities(payload, mainBannerEntity, language, inOrder)
}

function readId(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) > maxId) throw notFound('Banner')
  return Number(text)
}
