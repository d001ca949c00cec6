import type { ReactNode } from 'react'
import { ErrorSummary } from '../../../core/ui/error-summary/error-summary.tsx'

interface SpentLinkProps {
  title: string
  hint: string
  /** Leads to another link. */
  children: ReactNode
}

// A constant, so that the summary takes the focus only when it appears.
const occasion = {}

/** A link that does not work any more. */
export function SpentLink({ title, hint, children }: SpentLinkProps) {
  return (
    <>
      <ErrorSummary title={title} faults={[]} occasion={occasion}>
        <p>{hint}</p>
      </ErrorSummary>
      {children}
    </>
  )
}
