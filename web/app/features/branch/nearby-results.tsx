import type { Province } from '@washhouse/contract/branch/branch.contract'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { BranchCard } from './branch-card.tsx'
import { NoBranches } from './branch-results.tsx'
import type { BranchSummary } from './branch-summary.ts'
import type { BranchMessageId } from './branch.messages.ts'
import type { WithDistance } from './nearest.ts'

interface NearbyResultsProps {
  /** Those that the filters let through, nearest first. */
  branches: readonly WithDistance<BranchSummary>[]
  provinces: readonly Province[]
}

const step = 12

/** The nearest branches, some more at a press. */
export function NearbyResults({ branches, provinces }: NearbyResultsProps) {
  const t = useText<BranchMessageId>()
  const [shown, setShown] = useState(step)
  if (branches.length === 0) return <NoBranches />

  return (
    <>
      <ul className="branch-grid">
        {branches.slice(0, shown).map((branch) => (
          <BranchCard
            key={branch.id}
            branch={branch}
            provinceName={provinces.find(({ id }) => id === branch.province)?.name}
            meters={branch.meters}
          />
        ))}
      </ul>
      {shown < branches.length && (
        <div className="branch-list__more">
          <Button variant="secondary" onClick={() => setShown(shown + step)}>
            {t('branch.near.more')}
          </Button>
        </div>
      )}
    </>
  )
}
