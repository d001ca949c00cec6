import type { ReactNode } from 'react'
import { ErrorSummary } from '../../../core/ui/error-summary/error-summary.tsx'

interface SpentLinkProps {
  title: string
  hint: string
  children: ReactNode
}

// A constant, so that the summary takes the focus only when it appears.
const occasion = {}

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
