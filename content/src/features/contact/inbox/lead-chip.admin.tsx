import type { ReactNode } from 'react'

/** A few words on a colour; the words alone say it too. */
export function LeadChip({ tone, children }: { tone: string; children: ReactNode }) {
  return <span className={`lead-chip lead-tone--${tone}`}>{children}</span>
}
