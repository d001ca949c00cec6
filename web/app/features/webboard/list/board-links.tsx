import { Link } from 'react-router'

interface BoardLinksProps {
  /** Name of the navigation. */
  label: string
  links: readonly { key: string; label: string; to: string; isCurrent: boolean }[]
}

/** The ways to the same list otherwise: in another order, or of other posts. */
export function BoardLinks({ label, links }: BoardLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="board-links">
        {links.map((link) => (
          <li key={link.key}>
            <Link
              to={link.to}
              preventScrollReset
              {...(link.isCurrent ? { 'aria-current': 'true' } : {})}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
