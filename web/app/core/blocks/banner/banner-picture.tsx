import { useText } from '../../i18n/use-text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import { Picture } from '../picture/picture.tsx'
import { SiteLink } from '../site-link/site-link.tsx'
import type { BannerView } from './banner-view.ts'
import type { BannerMessageId } from './banner.messages.ts'
import './banner.css'

interface BannerPictureProps {
  banner: BannerView
  /** slide: in the carousel; strip: a low one, across the page or next to others. */
  variant: 'slide' | 'strip'
  /** eager for the first one of the page. */
  loading?: 'lazy' | 'eager'
}

/** An image with a line of text on it. If the banner has a target, the whole of it is one link. */
export function BannerPicture({ banner, variant, loading = 'lazy' }: BannerPictureProps) {
  const t = useText<BannerMessageId>()
  const { image, text, button, seeThrough, target } = banner
  const className = `banner banner--${variant} banner--${seeThrough ? 'clear' : 'veiled'}`
  const content = (
    <>
      <Picture
        id={image}
        alt={text ? '' : t('banner.picture')}
        loading={loading}
        width={1180}
        height={variant === 'slide' ? 492 : 369}
        // The image is cropped: on a phone it is rendered wider than its visible part.
        sizes="(max-width: 47.99rem) 140vw, min(100vw - 2.5rem, 73.75rem)"
      />
      {(text || target) && (
        <span className="banner__words">
          {text && (
            <span className="banner__text">
              <Phrases text={text} />
            </span>
          )}
          {target && (
            <span className="banner__call">
              {button ?? t('banner.more')}
              <Icon name="arrow-right" />
            </span>
          )}
        </span>
      )}
    </>
  )
  if (!target) return <div className={className}>{content}</div>
  return (
    <SiteLink target={target} className={className}>
      {content}
    </SiteLink>
  )
}
