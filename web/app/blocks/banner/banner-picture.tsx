import { Icon } from '../../ui/icon/icon.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import { Picture } from '../picture/picture.tsx'
import { SiteLink } from '../site-link/site-link.tsx'
import type { BannerView } from './banner-view.ts'
import './banner.css'

interface BannerPictureProps {
  banner: BannerView
  /** slide: the carousel's; strip: a low one, across the page or beside others. */
  variant: 'slide' | 'strip'
  /** What it is called when it has no words of its own. */
  name: string
  /** What its button says when it has no words of its own. */
  more: string
  /** eager for the first of the page. */
  loading?: 'lazy' | 'eager'
}

/** The picture is cropped to its place: on a phone it is drawn wider than it is seen. */
const sizesOf = {
  slide: {
    width: 1180,
    height: 492,
    sizes: '(max-width: 47.99rem) 140vw, min(100vw - 2.5rem, 73.75rem)',
  },
  strip: {
    width: 1180,
    height: 369,
    sizes: '(max-width: 47.99rem) 140vw, min(100vw - 2.5rem, 73.75rem)',
  },
}

/** A picture with a line of text on it; where it leads somewhere it says so, and the whole of it is one link. */
export function BannerPicture({
  banner,
  variant,
  name,
  more,
  loading = 'lazy',
}: BannerPictureProps) {
  const { image, text, button, seeThrough, target } = banner
  const className = `banner banner--${variant} banner--${seeThrough ? 'clear' : 'veiled'}`
  const content = (
    <>
      <Picture id={image} alt={text ? '' : name} loading={loading} {...sizesOf[variant]} />
      {(text || target) && (
        <span className="banner__words">
          {text && (
            <span className="banner__text">
              <Phrases text={text} />
            </span>
          )}
          {target && (
            <span className="banner__call">
              {button ?? more}
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
