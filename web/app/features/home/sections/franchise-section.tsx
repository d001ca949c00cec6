import { SiteLinkButton } from '../../../core/blocks/site-link/site-link.tsx'
import { Phrases } from '../../../core/ui/phrases/phrases.tsx'
import { RunningText } from '../../../core/ui/phrases/running-text.tsx'
import type { SectionView } from './home-section.ts'
import './franchise-section.css'
import nightShop from './night-shop.svg?url'

export function FranchiseSection({ section }: { section: SectionView<'franchise'> }) {
  const { title, lead, button } = section
  return (
    <section className="home-franchise on-night">
      <div className="wrap home-franchise__inner">
        <div className="home-franchise__words">
          <h2>
            <Phrases text={title} />
          </h2>
          {lead && (
            <p className="lead">
              <RunningText text={lead} />
            </p>
          )}
          {button && (
            <div className="home__actions">
              <SiteLinkButton target={button.target}>{button.label}</SiteLinkButton>
            </div>
          )}
        </div>
        {/* A separate file keeps the page small. */}
        <img
          className="home-franchise__shop"
          src={nightShop}
          alt=""
          width={520}
          height={320}
          loading="lazy"
          decoding="async"
        />
      </div>
    </section>
  )
}
