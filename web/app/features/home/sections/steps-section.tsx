import { SiteLinkButton } from '../../../blocks/site-link/site-link.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { KeptPart } from '../../../ui/kept-markup/kept-part.tsx'
import { Phrases } from '../../../ui/phrases/phrases.tsx'
import type { SectionView } from './home-section.ts'
import { SectionHeading } from './section-heading.tsx'
import './steps-section.css'

interface StepsSectionProps {
  section: SectionView<'steps'>
  /** Its own on the page. */
  place: string
}

export function StepsSection({ section, place }: StepsSectionProps) {
  return (
    <section className="home-band">
      <div className="wrap">
        <SectionHeading section={section} />
        <KeptPart
          as="ol"
          id={place}
          className="home-steps"
          shown={section.items}
          draw={(items) =>
            items.map(({ icon, title, text }, index) => (
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
                {text && <p className="lead">{text}</p>}
              </li>
            ))
          }
        />
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
