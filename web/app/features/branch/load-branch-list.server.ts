import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import type { Branch, Province, Sector } from '@washhouse/contract/branch/branch.contract'
import { maxPageLimit } from '@washhouse/contract/wire/paging'
import {
  chooseProvinces,
  type ProvinceChoice,
} from '../../core/blocks/province-choice/province-choice.ts'
import { readSearchWords } from '../../core/content/content.server.ts'
import { valueOr, type PageContent, type Settled } from '../../core/content/page-content.ts'
import { printBranchFilters, settleFilters, type BranchFilters } from './branch-filters.ts'
import { summarizeBranches, type BranchSummary } from './card/branch-summary.ts'
import { findBranches, type FoundBranches } from './find-branches.ts'
import { sortByDistance } from '../../core/blocks/near-me/distance.ts'
import { middleOfProvince } from './province-middle.server.ts'

const shownNearest = 6

interface BranchList {
  /** The requested filters without unknown sectors and provinces. */
  filters: BranchFilters
  sectors: Sector[]
  /** Provinces with branches, and the chosen one. */
  provinces: ProvinceChoice[]
  found: Settled<FoundBranches<BranchSummary>>
  /** If a province has no match: the nearest branches. */
  nearest: BranchSummary[]
}

export async function loadBranchList(
  content: PageContent,
  asked: BranchFilters,
): Promise<BranchList> {
  const words = asked.search === '' ? undefined : ((await readSearchWords(content)) ?? undefined)
  const [sectorList, provinceList, branchList, foundAsAsked] = await Promise.all([
    content.settle(branchCalls.listSectors),
    content.settle(branchCalls.listProvinces),
    content.settle(branchCalls.listBranches, { query: { limit: maxPageLimit } }),
    findBranches(content, asked, words),
  ])
  const sectors = valueOr(sectorList, [])
  const everyProvince = valueOr(provinceList, [])
  // If one response does not hold all branches, the provinces have no counts.
  const isWhole = branchList.kind === 'ok' && branchList.value.totalPages <= 1
  const branches = isWhole ? branchList.value.items : null
  const known = branchList.kind === 'ok' ? branchList.value.items : []
  const filters = settleFilters(asked, sectors, everyProvince)
  const isAsAsked = printBranchFilters(filters) === printBranchFilters(asked)
  const found = isAsAsked ? foundAsAsked : await findBranches(content, filters, words)

  const province = everyProvince.find(({ id }) => id === filters.province)
  const served = chooseProvinces(everyProvince, branches, content.language)
  const isServed = served.some(({ id }) => id === province?.id)
  const summarize = (shown: readonly Branch[], all: readonly Branch[]) =>
    summarizeBranches(shown, all, { language: content.language, now: new Date() })
  return {
    filters,
    sectors,
    provinces: province && !isServed ? [...served, { ...province, branches: 0 }] : served,
    found:
      found.kind === 'ok'
        ? {
            kind: 'ok',
            value: { ...found.value, branches: summarize(found.value.branches, known) },
          }
        : found,
    nearest:
      province && branches && isEmpty(found)
        ? summarize(nearestTo(province, branches), branches)
        : [],
  }
}

function nearestTo(province: Province, branches: readonly Branch[]): Branch[] {
  const middle = middleOfProvince(province, branches)
  return middle ? sortByDistance(branches, middle).slice(0, shownNearest) : []
}

function isEmpty(found: Settled<FoundBranches>): boolean {
  return found.kind === 'ok' && found.value.total === 0
}
