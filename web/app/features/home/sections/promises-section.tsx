import { Icon } from '../../../ui/icon/icon.tsx'
import { KeptPart } from '../../../ui/kept-markup/kept-part.tsx'
import type { SectionView } from './home-section.ts'
import { SectionHeading } from './section-heading.tsx'
import './promises-section.css'

interface PromisesSectionProps {
  section: SectionView<'promises'>
  /** Its own on the page. */
  place: string
}

export function PromisesSection({ section, place }: PromisesSectionProps) {
  return (
    <section className="section wrap">
      <SectionHeading section={section} />
      <KeptPart
        as="ul"
        id={place}
        className="home-promises"
        shown={section.items}
        draw={(items) =>
          items.map(({ icon, title, text }) => (
            <li key={title} className="home-promise">
              <span className="home-promise__circle">
                <Icon name={icon} />
              </span>
              <div>
                <h3>{title}</h3>
                {text && <p className="lead">{text}</p>}
              </div>
            </li>
          ))
        }
      />
    </section>
  )
}
