import type { ReactNode } from 'react'
import { PageCard, PageCards } from '../../core/blocks/page-card/page-card.tsx'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import './auth-page.css'

interface AuthPageProps {
  title: string
  lead?: string
  /** Below the lead, before the card. */
  benefits?: ReactNode
  /** Below the card: links to related pages. */
  links?: ReactNode
  children: ReactNode
}

/** A page with one task in a card: sign-in, a new password, a mailed link. */
export function AuthPage({ title, lead, benefits, links, children }: AuthPageProps) {
  return (
    <main id="content">
      <PageHead above="auth-page" title={title} lead={lead}>
        {benefits}
      </PageHead>
      <PageCards className="auth-page">
        <div className="auth-page__main">
          <PageCard>{children}</PageCard>
          {links && <div className="auth-page__links">{links}</div>}
        </div>
      </PageCards>
    </main>
  )
}
