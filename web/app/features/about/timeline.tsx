import type { Milestone } from '@washhouse/contract/about/about.contract'
import { Picture } from '../../core/blocks/picture/picture.tsx'
import { eraYear } from './era-year.ts'
import { useAboutText } from './use-about-text.ts'
import { RunningText } from '../../core/ui/phrases/running-text.tsx'
import './timeline.css'

/** The history by year, as a list. Only CSS draws the line and the drums. */
export function Timeline({ milestones }: { milestones: readonly Milestone[] }) {
  const { t, language } = useAboutText()
  return (
    <>
      <h3 id="timeline-title" className="visually-hidden">
        {t('about.timeline')}
      </h3>
      {/* Safari does not expose a list without bullets as a list unless it has the role. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol className="timeline" role="list" aria-labelledby="timeline-title">
        {milestones.map(({ id, year, image, title, description }) => (
          <li key={id} className="timeline__item">
            <p className="timeline__year figures">
              <time dateTime={String(year)}>
                {t('about.year', { year: eraYear(language, year) })}
              </time>
            </p>
            <div className="timeline__words">
              <h4>
                <RunningText text={title} />
              </h4>
              {description && (
                <p className="lead">
                  <RunningText text={description} />
                </p>
              )}
            </div>
            {image && <Picture id={image} alt="" width={224} height={140} />}
          </li>
        ))}
      </ol>
    </>
  )
}
