import type { Province } from '@washhouse/contract/branch/branch.contract'
import { NoData } from '../../blocks/no-data/no-data.tsx'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import type { Settled } from '../../content/page-content.ts'
import { ButtonAnchor } from '../../ui/button/button.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
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
  /** When a province has nothing that fits: where else to go from there. */
  nearest: readonly BranchSummary[]
}

/** One page of the list with the way to the others. */
export function BranchResults({ found, filters, provinces, nearest }: BranchResultsProps) {
  const t = useText<BranchMessageId>()
  const language = useLanguage()
  const listPath = localePath(language, '/branch')
  if (found.kind === 'failed') return <BranchesMissing filters={filters} />
  if (found.value.branches.length === 0) {
    return <NoBranches filters={filters} provinces={provinces} nearest={nearest} />
  }

  return (
    <>
      <BranchGrid branches={found.value.branches} provinces={provinces} />
      <Pager
        page={filters.page}
        pageCount={found.value.totalPages}
        addressOf={(page) => listPath + printBranchFilters({ ...filters, page })}
        texts={{
          label: t('branch.pager.label'),
          previous: t('branch.pager.previous'),
          next: t('branch.pager.next'),
          page: (page) => t('branch.pager.page', { page }),
        }}
      />
    </>
  )
}

function BranchesMissing({ filters }: { filters: BranchFilters }) {
  const t = useText<BranchMessageId>()
  const language = useLanguage()
  return (
    <NoData hint={t('branch.failed.hint')}>
      <ButtonAnchor
        variant="secondary"
        href={localePath(language, '/branch') + printBranchFilters(filters)}
      >
        {t('branch.failed.retry')}
      </ButtonAnchor>
    </NoData>
  )
}
