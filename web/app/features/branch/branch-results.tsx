import type { Province } from '@washhouse/contract/branch/branch.contract'
import { ListPager } from '../../core/blocks/list-pager/list-pager.tsx'
import { NotLoaded } from '../../core/blocks/no-data/no-data.tsx'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import type { Settled } from '../../core/content/page-content.ts'
import { printBranchFilters, type BranchFilters } from './branch-filters.ts'
import { BranchGrid } from './branch-grid.tsx'
import type { BranchSummary } from './card/branch-summary.ts'
import type { BranchMessageId } from './card/branch.messages.ts'
import type { FoundBranches } from './find-branches.ts'
import { NoBranches } from './no-branches.tsx'

interface BranchResultsProps {
  found: Settled<FoundBranches<BranchSummary>>
  filters: BranchFilters
  provinces: readonly Province[]
  /** If a province has no match: the nearest branches. */
  nearest: readonly BranchSummary[]
}

export function BranchResults({ found, filters, provinces, nearest }: BranchResultsProps) {
  const t = useText<BranchMessageId>()
  const language = useLanguage()
  const listPath = localePath(language, '/branch')
  if (found.kind === 'failed') {
    const address = listPath + printBranchFilters(filters)
    return <NotLoaded hint={t('branch.failed.hint')} address={address} />
  }
  if (found.value.branches.length === 0) {
    return <NoBranches filters={filters} provinces={provinces} nearest={nearest} />
  }

  return (
    <>
      <BranchGrid branches={found.value.branches} provinces={provinces} />
      <ListPager
        label={t('branch.pager.label')}
        page={filters.page}
        pageCount={found.value.totalPages}
        addressOf={(page) => listPath + printBranchFilters({ ...filters, page })}
      />
    </>
  )
}
