import { useText } from '../../i18n/use-text.tsx'
import type { CarouselTexts } from '../../ui/carousel/slide.ts'
import type { CarouselMessageId } from './carousel.messages.ts'

export function useCarouselTexts(label: string): CarouselTexts {
  const t = useText<CarouselMessageId>()
  return {
    label,
    kind: t('carousel.kind'),
    slideKind: t('carousel.slideKind'),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    play: t('carousel.play'),
    pause: t('carousel.pause'),
    position: (number, count) => t('carousel.position', { number, count }),
  }
}
