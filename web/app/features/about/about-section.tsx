import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import { useAboutText } from './use-about-text.ts'

interface AboutSectionProps {
  /** Its place on the page. */
  id: string
  title: string
  lead?: string
  /** Nothing to show, or its call failed. */
  isEmpty: boolean
  /** band: on white, across the page. */
  variant?: 'plain' | 'band'
  children: ReactNode
}

/** One section of the page under its heading. */
export function AboutSection(section: AboutSectionProps) {
  const { id, title, lead, isEmpty, variant = 'plain', children } = section
  const { t } = useAboutText()
  return (
    <section
      id={id}
      className={`about-section about-section--${variant}`}
      aria-labelledby={`${id}-title`}
    >
      <div className="wrap about-section__inner">
        <div>
          <h2 id={`${id}-title`}>
            <Phrases text={title} />
          </h2>
          {lead && !isEmpty && <p className="lead">{lead}</p>}
        </div>
        {isEmpty ? <EmptyState title={t('about.empty')} /> : children}
      </div>
    </section>
  )
}
