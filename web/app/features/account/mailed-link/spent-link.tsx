import type { ReactNode } from 'react'
import { ErrorSummary } from '../../../core/ui/error-summary/error-summary.tsx'

interface SpentLinkProps {
  title: string
  hint: string
  /** The way to another link. */
  children: ReactNode
}

// The same for every link: it takes the focus once, when it appears.
const occasion = {}

/** A link that does not work any more, with the way to another one right below. */
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
