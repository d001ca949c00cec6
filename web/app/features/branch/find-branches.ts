import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import type { Branch } from '@washhouse/contract/branch/branch.contract'
import type { SearchWords } from '@washhouse/contract/search/search.contract'
import { defaultPageLimit, maxPage } from '@washhouse/contract/wire/paging'
import { listEveryBranch } from '../../core/blocks/branch-names/list-every-branch.ts'
import type { PageContent, Settled } from '../../core/content/page-content.ts'
import { otherLanguage } from '../../core/i18n/language.ts'
import { offersAll, type BranchFilters } from './branch-filters.ts'
import { matchBranches } from '../../core/blocks/branch-search/match-branches.ts'

export interface FoundBranches<Found = Branch> {
  branches: Found[]
  total: number
  totalPages: number
}

export function findBranches(
  content: PageContent,
  filters: BranchFilters,
  words?: SearchWords,
): Promise<Settled<FoundBranches>> {
  return filters.search === '' && filters.services.length === 0
    ? listOnePage(content, filters)
    : searchEveryBranch(content, filters, words)
}

/** A page behind the last one is a 404; an empty list is not. */
export function isBehindLast(
  found: Settled<FoundBranches<unknown>>,
  { page }: BranchFilters,
): boolean {
  return found.kind === 'ok' && page > 1 && found.value.branches.length === 0
}

async function listOnePage(
  content: PageContent,
  filters: BranchFilters,
): Promise<Settled<FoundBranches>> {
  const page = Math.min(filters.page, maxPage)
  const query = { page, limit: defaultPageLimit, ...placeQuery(filters) }
  const found = await content.settle(branchCalls.listBranches, { query })
  if (found.kind === 'failed') return found
  const { items, total, totalPages } = found.value
  return { kind: 'ok', value: { branches: items, total, totalPages } }
}

/**
 * Loads up to 1000 branches and filters them by services and name (spec §5). If nothing matches, by the names in the other
 * language.
 */
async function searchEveryBranch(
  content: PageContent,
  filters: BranchFilters,
  words?: SearchWords,
): Promise<Settled<FoundBranches>> {
  const everyBranch = await listEveryBranch(content, placeQuery(filters))
  if (everyBranch.kind === 'failed') return everyBranch
  const fitting = everyBranch.value.filter((branch) => offersAll(branch, filters.services))
  const own = matchBranches(fitting, filters.search, words)
  const matches =
    own.length > 0 || filters.search === ''
      ? own
      : await matchOtherNames(content, fitting, filters, words)
  const start = (filters.page - 1) * defaultPageLimit
  return {
    kind: 'ok',
    value: {
      branches: matches.slice(start, start + defaultPageLimit),
      total: matches.length,
      totalPages: Math.ceil(matches.length / defaultPageLimit),
    },
  }
}

async function matchOtherNames(
  content: PageContent,
  branches: readonly Branch[],
  filters: BranchFilters,
  words?: SearchWords,
): Promise<Branch[]> {
  const language = otherLanguage(content.language)
  const others = await listEveryBranch(content, placeQuery(filters), language)
  if (others.kind === 'failed') return []
  const found = matchBranches(others.value, filters.search, words)
  return found.flatMap(({ id }) => branches.find((branch) => branch.id === id) ?? [])
}

/** Query parameters for the sector and the province. */
export function placeQuery({ sector, province }: Pick<BranchFilters, 'sector' | 'province'>) {
  return { ...(sector !== null && { sector }), ...(province !== null && { province }) }
}
