import type { ReactNode } from 'react'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
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
      <div className={`wrap door-page ${aside ? 'door-page--beside' : ''}`}>
        <div className="door-page__main">
          <section className="door-page__card">{children}</section>
          {links && <div className="door-page__links">{links}</div>}
        </div>
        {aside && <aside className="door-page__aside">{aside}</aside>}
      </div>
    </main>
  )
}
