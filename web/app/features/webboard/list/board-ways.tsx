import { Link } from 'react-router'

interface Way {
  key: string
  label: string
  to: string
  isCurrent: boolean
}

/** The ways to see the list, one of them current. */
export function BoardWays({ label, ways }: { label: string; ways: readonly Way[] }) {
  return (
    <nav aria-label={label}>
      <ul className="board__ways">
        {ways.map(({ key, label: text, to, isCurrent }) => (
          <li key={key}>
            <Link to={to} preventScrollReset {...(isCurrent ? { 'aria-current': 'true' } : {})}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
