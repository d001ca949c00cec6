import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import './notice.css'

interface NoticeProps {
  variant?: 'info' | 'good' | 'bad'
  /** Announced when it appears after an action of the visitor. */
  isLive?: boolean
  children: ReactNode
}

const icons = { info: 'info', good: 'good', bad: 'alert' } satisfies Record<string, IconName>

export function Notice({ variant = 'info', isLive = false, children }: NoticeProps) {
  return (
    <div className={`notice notice--${variant}`} {...(isLive ? { role: 'status' } : {})}>
      <Icon name={icons[variant]} />
      <div className="notice__text">{children}</div>
    </div>
  )
}
