import { BannerCarousel } from '../../../core/blocks/banner/banner-carousel.tsx'
import { BannerStrip } from '../../../core/blocks/banner/banner-strip.tsx'
import type { SectionView } from './home-section.ts'

export function BannersSection({ section }: { section: SectionView<'banners'> }) {
  return (
    <div className="section wrap">
      <BannerCarousel banners={section.banners} />
    </div>
  )
}

export function StripSection({
  section,
}: {
  section: SectionView<'banner_2' | 'banner_3' | 'banner_4'>
}) {
  return (
    <div className="section wrap">
      <BannerStrip banners={section.banners} />
    </div>
  )
}
