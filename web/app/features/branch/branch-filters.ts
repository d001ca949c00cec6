import type { Province, Sector } from '@washhouse/contract/branch/branch.contract'
import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { positiveIn, printQuery } from '../../core/request/query.ts'
import { maxSearchLength } from '../../core/blocks/branch-search/search-field.ts'

/** What the visitor asked the list for; all of it lives in the URL. */
export interface BranchFilters {
  search: string
  sector: number | null
  province: number | null
  /** Only what is open at this moment: the browser alone knows, since pages are kept. */
  isOpen: boolean
  page: number
}

const openValue = 'now'

/** Reads the filters from a URL's query; what is not a filter is ignored. */
export function parseBranchFilters(query: URLSearchParams): BranchFilters {
  return {
    search: tidyLine(query.get('search') ?? '').slice(0, maxSearchLength),
    sector: positiveIn(query.get('sector')),
    province: positiveIn(query.get('province')),
    isOpen: query.get('open') === openValue,
    page: positiveIn(query.get('page')) ?? 1,
  }
}

/** The query of a URL that shows the list so: '' or '?search=…'. */
export function printBranchFilters(filters: BranchFilters): string {
  const { search, sector, province, isOpen, page } = filters
  return printQuery({
    search,
    sector,
    province,
    open: isOpen && openValue,
    page: page > 1 && page,
  })
}

/** Other filters begin at the first page again. */
export function changeFilters(
  filters: BranchFilters,
  change: Partial<Omit<BranchFilters, 'page'>>,
): BranchFilters {
  return { ...filters, ...change, page: 1 }
}

/** True when anything narrows the list; a page alone does not. */
export function isFiltered({ search, sector, province, isOpen }: BranchFilters): boolean {
  return search !== '' || sector !== null || province !== null || isOpen
}

/** The provinces one can choose from: those of the chosen sector, or all. */
export function provincesOfSector<T extends Province>(
  provinces: readonly T[],
  sector: number | null,
): readonly T[] {
  return sector === null ? provinces : provinces.filter((province) => province.sector === sector)
}

/**
 * Drops a sector or province that does not exist, and a province outside the chosen sector (a
 * form without JavaScript sends the old one along). Lists that did not come judge nothing.
 */
export function settleFilters(
  filters: BranchFilters,
  sectors: readonly Sector[],
  provinces: readonly Province[],
): BranchFilters {
  const knowsSector = sectors.length === 0 || sectors.some(({ id }) => id === filters.sector)
  const sector = knowsSector ? filters.sector : null
  const choice = provincesOfSector(provinces, sector)
  const knowsProvince = provinces.length === 0 || choice.some(({ id }) => id === filters.province)
  return { ...filters, sector, province: knowsProvince ? filters.province : null }
}
