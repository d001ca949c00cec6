import {
  bannerPlaces,
  type Banner,
  type BannerPlace,
} from '@washhouse/contract/banner/banner.contract'
import { bannerWires } from '@washhouse/contract/banner/banner.wire'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { StoredEntity } from '../../engines/records/stored-entity.ts'

/** One table holds the banners of every place; none is shown switched off or without its picture. */
function bannerEntity(place: BannerPlace): StoredEntity<Banner> {
  return {
    wire: bannerWires[place],
    table: 'banners',
    hasDrafts: true,
    tag: 'banner',
    isVisible: (column) =>
      and(eq(column('place'), place), eq(column('isActive'), true), isNotNull(column('image'))),
  }
}

export const mainBannerEntity = bannerEntity('main')

export const extraBannerEntities = bannerPlaces
  .filter((place) => place !== 'main')
  .map((place) => bannerEntity(place))
