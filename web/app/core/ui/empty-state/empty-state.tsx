import type { ReactNode } from 'react'
import { OddSock } from './odd-sock.tsx'
import './empty-state.css'

interface EmptyStateProps {
  title: string
  /** A page's only content needs a heading; in a section, it does not. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p'
  hint?: string | undefined
  /** Buttons with other options. */
  children?: ReactNode
}

/** An odd sock in the drum. */
export function EmptyState({ title, titleAs: Title = 'p', hint, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <OddSock />
      <Title className="empty-state__title">{title}</Title>
      {hint && <p className="lead">{hint}</p>}
      {children && <div className="empty-state__actions">{children}</div>}
    </div>
  )
}
