import { Link } from 'react-router'
import './filter-links.css'

interface FilterLink {
  key: string
  label: string
  /** Of a label in another language than the page's. */
  lang?: string | undefined
  to: string
  isCurrent: boolean
}

export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="filter-links">
        {links.map(({ key, label: text, lang, to, isCurrent }) => (
          <li key={key}>
            <Link
              className="filter-links__link"
              to={to}
              lang={lang}
              preventScrollReset
              {...(isCurrent ? { 'aria-current': 'true' } : {})}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
