import type { MediaId } from '@washhouse/contract/media/media.contract'
import type { ReactNode } from 'react'
import { Picture } from '../../blocks/picture/picture.tsx'
import './investor-head.css'

interface InvestorHeadProps {
  image: MediaId | null
  /** What can be said in a figure. */
  figures?: readonly { label: string; figure: string }[]
  children: ReactNode
}

/** The night that the investor's pages begin with; its figures stand on the edge of the light. */
export function InvestorHead({ image, figures = [], children }: InvestorHeadProps) {
  return (
    <div className="investor-head on-night">
      <div className="wrap investor-head__inner">
        <div className="investor-head__words">{children}</div>
        {image && (
          // Lazily, for it only decorates: the words beside it come first.
          <div className="investor-head__window">
            <Picture
              id={image}
              alt=""
              width={640}
              height={640}
              sizes="(min-width: 48rem) 480px, 144px"
            />
          </div>
        )}
        {figures.length > 0 && (
          <dl className="investor-head__figures">
            {figures.map(({ label, figure }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="figures">{figure}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  )
}
