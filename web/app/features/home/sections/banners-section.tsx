import { BannerCarousel } from '../../../blocks/banner/banner-carousel.tsx'
import { BannerStrip } from '../../../blocks/banner/banner-strip.tsx'
import type { SectionView } from './home-section.ts'

export function BannersSection({ section }: { section: SectionView<'banners'> }) {
  return (
    <div className="section wrap">
      <BannerCarousel banners={section.banners} />
    </div>
  )
}

type ExtraPlace = 'banner_2' | 'banner_3' | 'banner_4'

export function StripSection({ section }: { section: SectionView<ExtraPlace> }) {
  return (
    <div className="section wrap">
      <BannerStrip banners={section.banners} />
    </div>
  )
}
