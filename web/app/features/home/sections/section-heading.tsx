import { Link } from 'react-router'
import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Icon } from '../../../core/ui/icon/icon.tsx'
import { Phrases } from '../../../core/ui/phrases/phrases.tsx'
import { RunningText } from '../../../core/ui/phrases/running-text.tsx'
import { VisuallyHidden } from '../../../core/ui/visually-hidden/visually-hidden.tsx'
import type { SectionMessageId } from './section.messages.ts'
import type { SectionTexts } from './home-section.ts'
import './section-heading.css'

interface SectionHeadingProps {
  section: SectionTexts
  /** Thai path of the whole list. */
  listPath?: string
}

export function SectionHeading({ section: { title, lead }, listPath }: SectionHeadingProps) {
  const t = useText<SectionMessageId>()
  const language = useLanguage()
  return (
    <div className="home-heading">
      <div>
        <h2>
          <Phrases text={title} />
        </h2>
        {lead && (
          <p className="lead">
            <RunningText text={lead} />
          </p>
        )}
      </div>
      {listPath && (
        <Link className="home-heading__all" to={localePath(language, listPath)}>
          {t('home.all')}
          <VisuallyHidden>: {title}</VisuallyHidden>
          <Icon name="arrow-right" size="s" />
        </Link>
      )}
    </div>
  )
}
