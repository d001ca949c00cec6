import type { ReactNode } from 'react'
import { PageCard, PageCards } from '../../core/blocks/page-card/page-card.tsx'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import './auth-page.css'

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
export function AuthPage({ title, lead, aside, links, children }: DoorPageProps) {
  return (
    <main id="content">
      <PageHead above={aside ? 'auth-page--beside' : 'auth-page'} title={title} lead={lead} />
      <PageCards className={aside ? 'auth-page auth-page--beside' : 'auth-page'}>
        <div className="auth-page__main">
          <PageCard>{children}</PageCard>
          {links && <div className="auth-page__links">{links}</div>}
        </div>
        {aside && <aside className="auth-page__aside">{aside}</aside>}
      </PageCards>
    </main>
  )
}
