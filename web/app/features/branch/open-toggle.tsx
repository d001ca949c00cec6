import { useNavigate } from 'react-router'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { changeFilters, printBranchFilters, type BranchFilters } from './branch-filters.ts'
import type { BranchMessageId } from './card/branch.messages.ts'

/** Only what is open now, or all again; the clock is the browser's, so it needs JavaScript. */
export function OpenToggle({ filters }: { filters: BranchFilters }) {
  const t = useText<BranchMessageId>()
  const listPath = localePath(useLanguage(), '/branch')
  const navigate = useNavigate()
  const other = printBranchFilters(changeFilters(filters, { isOpen: !filters.isOpen }))
  return (
    <div className="map-button needs-scripting">
      <Button
        variant="secondary"
        icon="clock"
        aria-pressed={filters.isOpen}
        onClick={() => void navigate(listPath + other, { preventScrollReset: true })}
      >
        {t('branch.open.now')}
      </Button>
    </div>
  )
}
