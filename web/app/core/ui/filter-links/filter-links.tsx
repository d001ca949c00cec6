import { Link } from 'react-router'
import './filter-links.css'

interface FilterLinksProps<Id> {
  label: string
  /** Text of the link without the filter. */
  all: string
  /** `lang` of a name in another language than the page's. */
  choices: readonly { id: Id; name: string; lang?: string | undefined }[]
  current: Id | null
  addressOf: (choice: Id | null) => string
}

export function FilterLinks<Id extends number | string>(props: FilterLinksProps<Id>) {
  const { label, all, choices, current, addressOf } = props
  return (
    <nav aria-label={label}>
      <ul className="filter-links">
        {[{ id: null, name: all, lang: undefined }, ...choices].map(({ id, name, lang }) => (
          <li key={id}>
            <Link
              className="filter-links__link"
              to={addressOf(id)}
              lang={lang}
              preventScrollReset
              {...(id === current ? { 'aria-current': 'true' } : {})}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
