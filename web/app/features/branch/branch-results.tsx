import type { Province } from '@washhouse/contract/branch/branch.contract'
import { NoData } from '../../blocks/no-data/no-data.tsx'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import type { Settled } from '../../content/page-content.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button/button.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { BranchCard } from './branch-card.tsx'
import { printBranchFilters, type BranchFilters } from './branch-filters.ts'
import type { BranchMessageId } from './branch.messages.ts'
import type { BranchListPage } from './find-branches.ts'

interface BranchResultsProps {
  found: Settled<BranchListPage>
  filters: BranchFilters
  provinces: readonly Province[]
}

/** One page of the list with the way to the others. */
export function BranchResults({ found, filters, provinces }: BranchResultsProps) {
  const t = useText<BranchMessageId>()
  const language = useLanguage()
  const listPath = localePath(language, '/branch')
  if (found.kind === 'failed') return <BranchesMissing filters={filters} />
  if (found.value.branches.length === 0) return <NoBranches />

  return (
    <>
      <ul className="branch-grid">
        {found.value.branches.map((branch) => (
          <BranchCard
            key={branch.id}
            branch={branch}
            provinceName={provinces.find(({ id }) => id === branch.province)?.name}
          />
        ))}
      </ul>
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

/** Nothing fits the filters: says so (spec §4) and shows the way out. */
export function NoBranches() {
  const t = useText<BranchMessageId>()
  const language = useLanguage()
  return (
    <NoData hint={t('branch.empty.hint')}>
      <ButtonLink variant="secondary" to={localePath(language, '/branch')}>
        {t('branch.empty.clear')}
      </ButtonLink>
    </NoData>
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
