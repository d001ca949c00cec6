import type { ReactNode } from 'react'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import './page-head.css'

interface PageHeadProps {
  title: string
  lead?: string | null
  /** Address of a square drawing that looks out of a drum's door. */
  drawing?: string
  /** Where the page stands, above its title. */
  trail?: ReactNode
  /** What there is to do first. */
  children?: ReactNode
}

/** The night that a page of service begins with. */
export function PageHead({ title, lead, drawing, trail, children }: PageHeadProps) {
  return (
    <div className="page-head on-night">
      <div className="wrap page-head__inner">
        <div className="page-head__words">
          {trail}
          <h1>
            <Phrases text={title} />
          </h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        {drawing && (
          <div className="page-head__window">
            {/* Lazy, so that a phone, which does not show it, does not fetch it. */}
            <img src={drawing} alt="" width={240} height={240} loading="lazy" />
          </div>
        )}
      </div>
    </div>
  )
}
