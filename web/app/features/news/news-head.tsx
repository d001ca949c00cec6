import type { MediaId } from '@washhouse/contract/media/media.contract'
import type { ReactNode } from 'react'
import { Picture } from '../../blocks/picture/picture.tsx'
import './news-head.css'

interface NewsHeadProps {
  /** Seen through a great drum that rolls out of the page. */
  image: MediaId | null
  children: ReactNode
}

/** The night that the list of news begins with. */
export function NewsHead({ image, children }: NewsHeadProps) {
  return (
    <div className="news-head on-night">
      <div className="wrap news-head__inner">
        <div className="news-head__words">{children}</div>
        {image && (
          <div className="news-head__window">
            <Picture
              id={image}
              alt=""
              width={640}
              height={640}
              sizes="(min-width: 48rem) 640px, 320px"
              loading="eager"
            />
          </div>
        )}
      </div>
    </div>
  )
}
