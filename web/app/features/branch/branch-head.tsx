import type { ReactNode } from 'react'
import './branch-head.css'

interface BranchHeadProps {
  /** Stands beside the words; round. */
  picture: ReactNode
  children: ReactNode
}

/** The night that a branch page begins with. */
export function BranchHead({ picture, children }: BranchHeadProps) {
  return (
    <div className="branch-head on-night">
      <div className="wrap branch-head__inner">
        <div className="branch-head__text">{children}</div>
        {picture}
      </div>
    </div>
  )
}
