import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import './chip.css'

interface ChipProps {
  /** open and closed colour a state; night is for dark backgrounds. */
  variant?: 'plain' | 'open' | 'closed' | 'soon' | 'night'
  icon?: IconName
  children: ReactNode
}

/** A short fact in a pill. */
export function Chip({ variant = 'plain', icon, children }: ChipProps) {
  return (
    <span className={`chip chip--${variant}`}>
      {variant === 'plain' ? icon && <Icon name={icon} size="s" /> : <i className="chip__lamp" />}
      {children}
    </span>
  )
}

interface FilterChipProps {
  /** Address of the list without this filter. */
  to: string
  /** Accessible name of the link, e.g. 'เอาตัวกรอง ภาคเหนือ ออก'. */
  removeLabel: string
  children: ReactNode
}

/** An active filter; a click removes it. */
export function FilterChip({ to, removeLabel, children }: FilterChipProps) {
  return (
    <Link className="chip chip--filter" to={to} preventScrollReset>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{removeLabel}</VisuallyHidden>
      <Icon name="close" size="s" />
    </Link>
  )
}
