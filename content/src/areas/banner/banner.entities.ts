import type { Banner, BannerPlace } from '@washhouse/contract/banner/banner.contract'
import { bannerWires } from '@washhouse/contract/banner/banner.wire'
import type { StoredEntity } from '../../engines/records/stored-entity.ts'

/** One collection holds the banners of every place; none is shown switched off or without its picture. */
export function inPlace(place: BannerPlace): StoredEntity<Banner> {
  return {
    wire: bannerWires[place],
    storedIn: 'banners',
    tag: 'banner',
    only: { place, isActive: true },
    needs: ['image'],
  }
}

export const mainBannerEntity: StoredEntity<Banner> = {
  ...inPlace('main'),
  orderedBy: ['sort'],
  emptyFirst: true,
}
