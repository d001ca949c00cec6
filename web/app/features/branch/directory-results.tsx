import type { Province } from '@washhouse/contract/branch/branch.contract'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { BranchGrid, type ListedBranch } from './branch-grid.tsx'
import type { BranchMessageId } from './card/branch.messages.ts'

interface DirectoryResultsProps {
  /** Those that the browser let through, in its order; not empty. */
  branches: readonly ListedBranch[]
  provinces: readonly Province[]
}

const step = 12

/** What the browser listed by itself: the nearest, or what is open; some more at a press. */
export function DirectoryResults({ branches, provinces }: DirectoryResultsProps) {
  const t = useText<BranchMessageId>()
  const [shown, setShown] = useState(step)
  const isByDistance = branches[0]?.meters !== undefined

  return (
    <>
      <BranchGrid branches={branches.slice(0, shown)} provinces={provinces} />
      {shown < branches.length && (
        <div className="branch-list__more">
          <Button variant="secondary" onClick={() => setShown(shown + step)}>
            {t(isByDistance ? 'branch.near.more' : 'branch.open.more')}
          </Button>
        </div>
      )}
    </>
  )
}
