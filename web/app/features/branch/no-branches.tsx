import type { Province } from '@washhouse/contract/branch/branch.contract'
import { NoData } from '../../core/blocks/no-data/no-data.tsx'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { ButtonLink } from '../../core/ui/button/button.tsx'
import { nameOf } from './asked-text.ts'
import type { BranchFilters } from './branch-filters.ts'
import { BranchGrid, type ListedBranch } from './branch-grid.tsx'
import type { BranchMessageId } from './card/branch.messages.ts'

interface NoBranchesProps {
  filters: BranchFilters
  provinces: readonly Province[]
  /** The branches nearest to the chosen province. */
  nearest: readonly ListedBranch[]
}

/** The empty state (spec §4). In a province it shows the nearest branches. */
export function NoBranches({ filters, provinces, nearest }: NoBranchesProps) {
  const t = useText<BranchMessageId>()
  const listPath = localePath(useLanguage(), '/branch')
  const hasNearest = filters.province !== null && nearest.length > 0
  const hint = hasNearest
    ? t('branch.empty.nearest', { province: nameOf(provinces, filters.province) })
    : t('branch.empty.hint')
  return (
    <>
      <NoData hint={hint}>
        <ButtonLink variant="secondary" to={listPath}>
          {t('branch.empty.clear')}
        </ButtonLink>
      </NoData>
      {hasNearest && <BranchGrid branches={nearest} provinces={provinces} />}
    </>
  )
}
