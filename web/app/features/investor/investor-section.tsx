import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import { useInvestorText } from './use-investor-text.ts'

interface InvestorSectionProps {
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
export function InvestorSection(section: InvestorSectionProps) {
  const { id, title, lead, isEmpty, variant = 'plain', children } = section
  const { t } = useInvestorText()
  return (
    <section
      id={id}
      className={`investor-section investor-section--${variant}`}
      aria-labelledby={`${id}-title`}
    >
      <div className="wrap investor-section__inner">
        <div>
          <h2 id={`${id}-title`}>
            <Phrases text={title} />
          </h2>
          {lead && !isEmpty && <p className="lead">{lead}</p>}
        </div>
        {isEmpty ? <EmptyState title={t('investor.empty')} /> : children}
      </div>
    </section>
  )
}
