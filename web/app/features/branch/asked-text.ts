import type { Province, Sector } from '@washhouse/contract/branch/branch.contract'
import type { Text } from '../../core/i18n/messages.ts'
import type { BranchFilters } from './branch-filters.ts'
import type { BranchMessageId } from './card/branch.messages.ts'

interface FinderLists {
  sectors: readonly Sector[]
  provinces: readonly Province[]
}

/** Prints the active filters in one line: '“นิมมาน” · เชียงใหม่ · เปิดอยู่ตอนนี้'; '' without filters. */
export function askedText(
  { search, sector, province, services, isOpen }: BranchFilters,
  { sectors, provinces }: FinderLists,
  isNear: boolean,
  t: Text<BranchMessageId>,
): string {
  return [
    isNear && t('branch.near.asked'),
    search && t('branch.filters.search', { search }),
    province === null ? nameOf(sectors, sector) : nameOf(provinces, province),
    ...services.map((service) => t(`branch.service.${service}`)),
    isOpen && t('branch.open.now'),
  ]
    .filter(Boolean)
    .join('\u00A0· ')
}

/** Shows the id if the name could not be loaded. */
export function nameOf(records: readonly (Sector | Province)[], id: number | null): string {
  if (id === null) return ''
  return records.find((record) => record.id === id)?.name ?? `#${id}`
}
