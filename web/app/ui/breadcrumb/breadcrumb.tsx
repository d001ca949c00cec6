import { Link } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import './breadcrumb.css'

interface BreadcrumbProps {
  /** Name of the navigation. */
  label: string
  /** From the home page to the page above this one. */
  trail: readonly { label: string; to: string }[]
  /** This page. */
  current: string
  /** Its language, where it is not the page's. */
  currentLang?: string | undefined
}

export function Breadcrumb({ label, trail, current, currentLang }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol className="breadcrumb__trail">
        {trail.map((step) => (
          <li key={step.to}>
            <Link to={step.to}>{step.label}</Link>
            <Icon name="chevron-right" size="s" />
          </li>
        ))}
        <li>
          <span aria-current="page" lang={currentLang}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}
