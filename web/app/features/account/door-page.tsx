import type { ReactNode } from 'react'
import { PageCard, PageCards } from '../../core/blocks/page-card/page-card.tsx'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import './door-page.css'

interface DoorPageProps {
  title: string
  lead?: string
  /** Stands beside the card, below it on a phone. */
  aside?: ReactNode
  /** Below the card: where else to go. */
  links?: ReactNode
  children: ReactNode
}

/** One thing to do, in a card: signing in, a new password, a link that was mailed. */
export function DoorPage({ title, lead, aside, links, children }: DoorPageProps) {
  return (
    <main id="content">
      <PageHead above={aside ? 'door-page--beside' : 'door-page'} title={title} lead={lead} />
      <PageCards className={aside ? 'door-page door-page--beside' : 'door-page'}>
        <div className="door-page__main">
          <PageCard>{children}</PageCard>
          {links && <div className="door-page__links">{links}</div>}
        </div>
        {aside && <aside className="door-page__aside">{aside}</aside>}
      </PageCards>
    </main>
  )
}
