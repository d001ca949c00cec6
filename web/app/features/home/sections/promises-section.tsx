import { Icon } from '../../../core/ui/icon/icon.tsx'
import type { SectionView } from './home-section.ts'
import { SectionHeading } from './section-heading.tsx'
import './promises-section.css'

export function PromisesSection({ section }: { section: SectionView<'promises'> }) {
  return (
    <section className="section wrap">
      <SectionHeading section={section} />
      <ul className="home-promises">
        {section.items.map(({ icon, title, text }) => (
          <li key={title} className="home-promise">
            <span className="home-promise__circle">
              <Icon name={icon} />
            </span>
            <div>
              <h3>{title}</h3>
              {text && <p className="lead">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
