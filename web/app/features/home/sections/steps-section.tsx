import { SiteLinkButton } from '../../../core/blocks/site-link/site-link.tsx'
import { Icon } from '../../../core/ui/icon/icon.tsx'
import { Phrases } from '../../../core/ui/phrases/phrases.tsx'
import { RunningText } from '../../../core/ui/phrases/running-text.tsx'
import type { SectionView } from './home-section.ts'
import { SectionHeading } from './section-heading.tsx'
import './steps-section.css'

export function StepsSection({ section }: { section: SectionView<'steps'> }) {
  return (
    <section className="home-band">
      <div className="wrap">
        <SectionHeading section={section} />
        <ol className="home-steps">
          {section.items.map(({ icon, title, text }, index) => (
            <li key={title} className="home-step">
              <span className="home-step__circle">
                <Icon name={icon} size="l" />
                <span className="home-step__number" aria-hidden="true">
                  {index + 1}
                </span>
              </span>
              <h3>
                <Phrases text={title} />
              </h3>
              {text && (
                <p className="lead">
                  <RunningText text={text} />
                </p>
              )}
            </li>
          ))}
        </ol>
        {section.button && (
          <p className="home-steps__more">
            <SiteLinkButton target={section.button.target} variant="secondary">
              {section.button.label}
            </SiteLinkButton>
          </p>
        )}
      </div>
    </section>
  )
}
