import type { Province } from '@washhouse/contract/branch/branch.contract'
import { BranchCard } from './card/branch-card.tsx'
import type { BranchSummary } from './card/branch-summary.ts'

/** A branch in a list, with the distance if known. */
export type ListedBranch = BranchSummary & { meters?: number }

interface BranchGridProps {
  branches: readonly ListedBranch[]
  provinces: readonly Province[]
}

export function BranchGrid({ branches, provinces }: BranchGridProps) {
  return (
    <ul className="branch-grid branch-grid--cards">
      {branches.map((branch) => (
        <BranchCard
          key={branch.id}
          branch={branch}
          provinceName={provinces.find(({ id }) => id === branch.province)?.name}
          meters={branch.meters}
        />
      ))}
    </ul>
  )
}
