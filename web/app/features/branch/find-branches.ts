import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import type { Branch } from '@washhouse/contract/branch/branch.contract'
import type { SearchWords } from '@washhouse/contract/search/search.contract'
import { defaultPageLimit, maxPage, maxPageLimit } from '@washhouse/contract/wire/paging'
import type { PageContent, Settled } from '../../content/page-content.ts'
import { otherLanguage } from '../../i18n/language.ts'
import type { BranchFilters } from './branch-filters.ts'
import { matchBranches } from '../../blocks/branch-search/match-branches.ts'

/** One page of what was found. */
export interface FoundBranches<Found = Branch> {
  branches: Found[]
  total: number
  totalPages: number
}

/** One page of the branches that the filters let through. */
export function findBranches(
  content: PageContent,
  filters: BranchFilters,
  words?: SearchWords,
): Promise<Settled<FoundBranches>> {
  return filters.search === ''
    ? listOnePage(content, filters)
    : searchByName(content, filters, words)
}

/** A page behind the last one is a missing page; an empty list is not. */
export function isBehindLast(
  found: Settled<FoundBranches<unknown>>,
  { page }: BranchFilters,
): boolean {
  return found.kind === 'ok' && page > 1 && found.value.branches.length === 0
}

/** Every branch of a sector or province, or of the country. */
export async function listEveryBranch(
  content: PageContent,
  { sector, province }: Pick<BranchFilters, 'sector' | 'province'>,
  language = content.language,
): Promise<Settled<Branch[]>> {
  const query = { limit: maxPageLimit, ...placeQuery({ sector, province }) }
  const first = await content.settle(branchCalls.listBranches, { query, language })
  if (first.kind === 'failed') return first

  // Only a chain of more than a thousand shops has further pages.
  const branches = [...first.value.items]
  for (let page = 2; page <= first.value.totalPages; page += 1) {
    const asked = { query: { ...query, page }, language }
    const next = await content.settle(branchCalls.listBranches, asked)
    if (next.kind === 'failed') return next
    branches.push(...next.value.items)
  }
  return { kind: 'ok', value: branches }
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

/** A search asks for up to 1000 branches and filters what came by name (spec §5): if none is found, by the other language's. */
async function searchByName(
  content: PageContent,
  filters: BranchFilters,
  words?: SearchWords,
): Promise<Settled<FoundBranches>> {
  const everyBranch = await listEveryBranch(content, filters)
  if (everyBranch.kind === 'failed') return everyBranch
  const own = matchBranches(everyBranch.value, filters.search, words)
  const matches =
    own.length > 0 ? own : await matchOtherNames(content, everyBranch.value, filters, words)
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
  const others = await listEveryBranch(content, filters, otherLanguage(content.language))
  if (others.kind === 'failed') return []
  const found = matchBranches(others.value, filters.search, words)
  return found.flatMap(({ id }) => branches.find((branch) => branch.id === id) ?? [])
}

function placeQuery({ sector, province }: Pick<BranchFilters, 'sector' | 'province'>) {
  return { ...(sector === null ? {} : { sector }), ...(province === null ? {} : { province }) }
}
