import { bannerCalls, extraBannerCalls } from '@washhouse/contract/banner/banner.calls'
import type { Banner, ExtraBannerPlace } from '@washhouse/contract/banner/banner.contract'
import type { FindTarget } from '../../../core/blocks/site-link/link-target.ts'
import { showBanners } from '../../../core/blocks/banner/banner-view.ts'
import type { Settled } from '../../../core/content/page-content.ts'
import type { EditedSection } from './home-section.ts'
import type { SectionSource } from './section-source.ts'

export async function loadCarouselBanners(
  section: EditedSection<'banners'>,
  { content, links }: SectionSource,
) {
  const found = await content.settle(bannerCalls.listBanners)
  return withBanners(section, found, await links)
}

/** Loads only the positions that an editor put on the page. */
export async function loadExtraBanners<Place extends ExtraBannerPlace>(
  section: { kind: Place },
  { content, links }: SectionSource,
) {
  const found = await content.settle(extraBannerCalls[section.kind], {
    query: { sort: 'sort' },
  })
  return withBanners(section, found, await links)
}

function withBanners<Section extends object>(
  section: Section,
  found: Settled<Banner[]>,
  findTarget: FindTarget,
) {
  if (found.kind === 'failed') return null
  const banners = showBanners(found.value, findTarget)
  return banners.length > 0 ? { ...section, banners } : null
}
