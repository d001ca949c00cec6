import type { ReactNode } from 'react'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import { NoData } from '../no-data/no-data.tsx'
import './page-section.css'

interface PageSectionProps {
  id: string
  title: string
  lead?: string
  /** Empty, or its call failed. */
  isEmpty: boolean
  /** band: on white, across the page. */
  variant?: 'plain' | 'band'
  children: ReactNode
}

export function PageSection(section: PageSectionProps) {
  const { id, title, lead, isEmpty, variant = 'plain', children } = section
  return (
    <section
      id={id}
      className={`page-section page-section--${variant}`}
      aria-labelledby={`${id}-title`}
    >
      <div className="wrap page-section__inner">
        <div>
          <h2 id={`${id}-title`}>
            <Phrases text={title} />
          </h2>
          {lead && !isEmpty && <p className="lead">{lead}</p>}
        </div>
        {isEmpty ? <NoData /> : children}
      </div>
    </section>
  )
}
