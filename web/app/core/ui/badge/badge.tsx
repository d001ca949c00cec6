import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import './badge.css'

interface BadgeProps {
  /** category: coloured text; new: the coin; good, bad and quiet: a state. */
  variant?: 'category' | 'new' | 'good' | 'bad' | 'quiet'
  icon?: IconName
  children: ReactNode
}

export function Badge({ variant = 'category', icon, children }: BadgeProps) {
  return (
    <span className={`badge badge--${variant}`}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </span>
  )
}
