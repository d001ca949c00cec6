import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { ButtonLink } from '../../core/ui/button/button.tsx'
import { BranchCard } from './card/branch-card.tsx'
import type { BranchDetailMessageId } from './branch-detail.messages.ts'
import type { BranchSummary } from './card/branch-summary.ts'
import type { PlaceDrawing } from './map/draw-place.server.ts'
import type { WithDistance } from '../../core/blocks/near-me/distance.ts'
import { PlaceMap } from './place-map.tsx'

interface NeighboursProps {
  branch: { name: string; province: number }
  /** Null for a shop without coordinates; it has no neighbours either. */
  drawing: PlaceDrawing | null
  neighbours: readonly (WithDistance<BranchSummary> & { provinceName: string | undefined })[]
}

/** The map of the surroundings, and alternatives when the shop is full or closed. */
export function Neighbours({ branch, drawing, neighbours }: NeighboursProps) {
  const t = useText<BranchDetailMessageId>()
  const listPath = localePath(useLanguage(), '/branch')
  if (!drawing) return null
  return (
    <section className="branch-page__section neighbours screen-only" aria-labelledby="neighbours">
      <h2 id="neighbours">
        {t(neighbours.length > 0 ? 'branch.detail.nearby' : 'branch.detail.onMap')}
      </h2>
      <div className="neighbours__row">
        <div className="neighbours__map">
          <PlaceMap name={branch.name} drawing={drawing} neighbours={neighbours} />
          <p className="needs-scripting">
            <ButtonLink
              variant="link"
              icon="map"
              to={`${listPath}?province=${branch.province}#map`}
            >
              {t('branch.detail.largeMap')}
            </ButtonLink>
          </p>
        </div>
        {neighbours.length > 0 && (
          <ol className="branch-grid">
            {neighbours.map((neighbour, index) => (
              <BranchCard
                key={neighbour.id}
                branch={neighbour}
                provinceName={neighbour.provinceName}
                meters={neighbour.meters}
                number={index + 1}
              />
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}
