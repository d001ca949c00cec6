import { useText } from '../../i18n/use-text.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { useCarouselTexts } from '../carousel-texts/use-carousel-texts.ts'
import { BannerPicture } from './banner-picture.tsx'
import type { BannerView } from './banner-view.ts'
import type { BannerMessageId } from './banner.messages.ts'

/** Long enough to read two lines and see the image. */
const secondsPerSlide = 7

/** Shows one banner at a time; the first one is fetched with the page. */
export function BannerCarousel({ banners }: { banners: readonly BannerView[] }) {
  const t = useText<BannerMessageId>()
  const texts = useCarouselTexts(t('banner.label'))
  const slides = banners.map((banner, index) => {
    const label = banner.text ?? t('banner.picture')
    return {
      key: String(banner.id),
      label,
      element: (
        <BannerPicture banner={banner} variant="slide" loading={index === 0 ? 'eager' : 'lazy'} />
      ),
    }
  })
  return <Carousel slides={slides} texts={texts} secondsPerSlide={secondsPerSlide} />
}
