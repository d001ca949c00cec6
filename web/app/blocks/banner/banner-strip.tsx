import { useText } from '../../i18n/use-text.tsx'
import { BannerPicture } from './banner-picture.tsx'
import type { BannerView } from './banner-view.ts'
import type { BannerMessageId } from './banner.messages.ts'

/** The banners of one of the extra places: across the page, or beside each other. */
export function BannerStrip({ banners }: { banners: readonly BannerView[] }) {
  const t = useText<BannerMessageId>()
  return (
    <div className="banner-row">
      {banners.map((banner) => (
        <BannerPicture
          key={banner.id}
          banner={banner}
          variant="strip"
          name={t('banner.picture')}
          more={t('banner.more')}
        />
      ))}
    </div>
  )
}
