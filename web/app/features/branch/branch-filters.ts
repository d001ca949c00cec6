import type { BranchService, Province, Sector } from '@washhouse/contract/branch/branch.contract'
import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { positiveIn, printQuery } from '../../core/request/query.ts'
import { maxSearchLength } from '../../core/blocks/branch-search/search-field.ts'

/** The filters of the list. The URL holds all of them. */
export interface BranchFilters {
  search: string
  sector: number | null
  province: number | null
  /** Services that a branch must offer, all of them. */
  services: readonly BranchService[]
  /** Only branches that are open now. Applied in the browser, because pages are cached. */
  isOpen: boolean
  page: number
}

const openValue = 'now'

/** Services to filter by: those that not every laundry has. Not read from the contract, whose schemas browsers need not load. */
export const filterServices = [
  'large-machine',
  'coin-exchange',
  'detergent-vending',
  'folding-table',
  'wifi',
  'parking',
  'air-conditioning',
  'shoe-washer',
] as const satisfies readonly BranchService[]

/** Reads the filters from a URL's query. Ignores other parameters. */
export function parseBranchFilters(query: URLSearchParams): BranchFilters {
  return {
    search: tidyLine(query.get('search') ?? '').slice(0, maxSearchLength),
    sector: positiveIn(query.get('sector')),
    province: positiveIn(query.get('province')),
    services: servicesIn(query.getAll('with')),
    isOpen: query.get('open') === openValue,
    page: positiveIn(query.get('page')) ?? 1,
  }
}

/** From a form's repeated parameter, or from one with commas. */
function servicesIn(values: readonly string[]): BranchService[] {
  const asked = new Set(values.flatMap((value) => value.split(',')))
  return filterServices.filter((service) => asked.has(service))
}

/** Prints the query for these filters: '' or '?search=…'. */
export function printBranchFilters(filters: BranchFilters): string {
  const { search, sector, province, services, isOpen, page } = filters
  return printQuery({
    search,
    sector,
    province,
    with: services.join(','),
    open: isOpen && openValue,
    page: page > 1 && page,
  })
}

/** Also returns to the first page. */
export function changeFilters(
  filters: BranchFilters,
  change: Partial<Omit<BranchFilters, 'page'>>,
): BranchFilters {
  return { ...filters, ...change, page: 1 }
}

/** True if anything narrows the list; a page number alone does not. */
export function isFiltered(filters: BranchFilters): boolean {
  return printBranchFilters({ ...filters, page: 1 }) !== ''
}

export function offersAll(
  branch: { services: readonly BranchService[] },
  services: readonly BranchService[],
): boolean {
  return services.every((service) => branch.services.includes(service))
}

/** The selectable provinces: those of the chosen sector, or all. */
export function provincesOfSector<T extends Province>(
  provinces: readonly T[],
  sector: number | null,
): readonly T[] {
  return sector === null ? provinces : provinces.filter((province) => province.sector === sector)
}

/**
 * Drops an unknown sector or province, and a province outside the chosen sector (a form without JavaScript sends the old one
 * too). If a list could not be loaded, its filter stays.
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
