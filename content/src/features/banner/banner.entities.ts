import type { Banner, BannerPlace } from '@washhouse/contract/banner/banner.contract'
import { bannerWires } from '@washhouse/contract/banner/banner.wire'
import type { StoredEntity } from '../../core/records/stored-entity.ts'

/** The banners of every place. A banner is hidden when it is inactive, has no picture or has ended. */
export const shownBannerEntity: StoredEntity<Banner> = {
  wire: bannerWires.main,
  storedIn: 'banners',
  tag: 'banner',
  only: { isActive: true },
  needs: ['image'],
  visibleUntil: 'endsAt',
}

export function inPlace(place: BannerPlace): StoredEntity<Banner> {
  return {
    ...shownBannerEntity,
    wire: bannerWires[place],
    only: { ...shownBannerEntity.only, place },
  }
}

export const mainBannerEntity: StoredEntity<Banner> = {
  ...inPlace('main'),
  orderedBy: ['sort'],
  emptyFirst: true,
}
