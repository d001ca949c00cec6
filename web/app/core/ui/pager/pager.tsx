import { Link } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { pagerSteps } from './pager-steps.ts'
import './pager.css'

export interface PagerTexts {
  /** Name of the navigation. */
  label: string
  previous: string
  next: string
  /** e.g. 'หน้า 3' */
  page: (page: number) => string
}

interface PagerProps {
  page: number
  pageCount: number
  addressOf: (page: number) => string
  texts: PagerTexts
}

/** The pages of a list; nothing for a single page. */
export function Pager({ page, pageCount, addressOf, texts }: PagerProps) {
  if (pageCount <= 1) return null
  return (
    <nav className="pager" aria-label={texts.label}>
      {page > 1 && (
        <Link className="pager__step" to={addressOf(page - 1)} rel="prev">
          <Icon name="chevron-left" />
          <VisuallyHidden>{texts.previous}</VisuallyHidden>
        </Link>
      )}
      <ol className="pager__pages">
        {pagerSteps(page, pageCount).map((step, index) => (
          <li key={step ?? `gap-${index}`}>
            {step === null ? (
              <span className="pager__gap">…</span>
            ) : (
              <Link
                className="pager__step"
                to={addressOf(step)}
                aria-label={texts.page(step)}
                {...(step === page ? { 'aria-current': 'page' } : {})}
              >
                {step}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link className="pager__step" to={addressOf(page + 1)} rel="next">
          <Icon name="chevron-right" />
          <VisuallyHidden>{texts.next}</VisuallyHidden>
        </Link>
      )}
    </nav>
  )
}
