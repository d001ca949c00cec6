import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import './disclosure.css'

interface DisclosureProps {
  summary: string
  /** Shared by several: opening one closes the others. */
  group?: string
  isOpen?: boolean
  children: ReactNode
}

/** A question that opens to its answer; the native element, so it needs no scripts. */
export function Disclosure({ summary, group, isOpen = false, children }: DisclosureProps) {
  return (
    <details className="disclosure" name={group} open={isOpen}>
      <summary className="disclosure__summary">
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure__content">{children}</div>
    </details>
  )
}
