import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { RunningText } from '../phrases/running-text.tsx'
import './disclosure.css'

interface DisclosureProps {
  summary: string
  /** Language of the summary, if it differs from the page's. */
  lang?: string | undefined
  /** A URL with this fragment opens the answer. */
  contentId?: string
  /** Shared by several: opening one closes the others. */
  group?: string
  isOpen?: boolean
  children: ReactNode
}

/** A question that opens to its answer; a native element, so it needs no scripts. */
export function Disclosure({
  summary,
  lang,
  contentId,
  group,
  isOpen = false,
  children,
}: DisclosureProps) {
  return (
    <details className="disclosure" name={group} open={isOpen}>
      <summary className="disclosure__summary">
        <span lang={lang}>
          <RunningText text={summary} />
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div id={contentId} className="disclosure__content">
        {children}
      </div>
    </details>
  )
}
