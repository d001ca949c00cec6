import { useText } from '../../i18n/use-text.tsx'
import { BranchCard } from './branch-card.tsx'
import type { BranchDetailMessageId } from './branch-detail.messages.ts'
import type { BranchSummary } from './branch-summary.ts'
import type { WithDistance } from './nearest.ts'

interface NeighboursProps {
  neighbours: readonly (WithDistance<BranchSummary> & { provinceName: string | undefined })[]
}

/** Where else to go when this shop is full or closed. */
export function Neighbours({ neighbours }: NeighboursProps) {
  const t = useText<BranchDetailMessageId>()
  if (neighbours.length === 0) return null
  return (
    <section className="branch-page__section neighbours">
      <h2>{t('branch.detail.nearby')}</h2>
      <ul className="branch-grid">
        {neighbours.map((neighbour) => (
          <BranchCard
            key={neighbour.id}
            branch={neighbour}
            provinceName={neighbour.provinceName}
            meters={neighbour.meters}
          />
        ))}
      </ul>
    </section>
  )
}
