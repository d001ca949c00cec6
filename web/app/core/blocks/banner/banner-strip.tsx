import { BannerPicture } from './banner-picture.tsx'
import type { BannerView } from './banner-view.ts'

/** The banners of an extra position: across the page, or next to each other. */
export function BannerStrip({ banners }: { banners: readonly BannerView[] }) {
  return (
    <div className="banner-row">
      {banners.map((banner) => (
        <BannerPicture key={banner.id} banner={banner} variant="strip" />
      ))}
    </div>
  )
}
