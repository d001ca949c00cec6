import { Icon } from '../../../core/ui/icon/icon.tsx'
import { Phrases } from '../../../core/ui/phrases/phrases.tsx'
import { RunningText } from '../../../core/ui/phrases/running-text.tsx'
import { SwipeRow } from '../../../core/ui/swipe-row/swipe-row.tsx'
import type { SectionView } from './home-section.ts'
import { SectionHeading } from './section-heading.tsx'
import './promises-section.css'

export function PromisesSection({ section }: { section: SectionView<'promises'> }) {
  return (
    <section className="section wrap">
      <SectionHeading section={section} />
      <SwipeRow className="home-promises" label={section.title}>
        {section.items.map(({ icon, title, text }) => (
          <li key={title} className="home-promise">
            <span className="home-promise__circle">
              <Icon name={icon} />
            </span>
            <div>
              <h3>
                <Phrases text={title} />
              </h3>
              {text && (
                <p className="lead">
                  <RunningText text={text} />
                </p>
              )}
            </div>
          </li>
        ))}
      </SwipeRow>
    </section>
  )
}
