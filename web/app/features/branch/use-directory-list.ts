import type { Language } from '@washhouse/contract/language'
import { useMemo } from 'react'
import type { BranchFilters } from './branch-filters.ts'
import type { ListedBranch } from './branch-grid.tsx'
import { filterBranches, middleOf, openAt, sortByDistance } from './nearest.ts'
import { useDirectory } from './use-directory.ts'
import type { NearMe } from './use-near-me.ts'

/** What the browser lists in place of the server's page. */
export interface DirectoryList {
  branches: ListedBranch[]
  /** When there are none: where else to go from the province that was asked for. */
  nearest: ListedBranch[]
}

const shownNearest = 6

/**
 * What the server cannot know: the order from where the visitor is, and what is open at this moment.
 * Null while the server's page will do, or stands in until the branches are here; 'failed' if they
 * did not come.
 */
export function useDirectoryList(
  language: Language,
  filters: BranchFilters,
  near: NearMe,
  now: Date | null,
): DirectoryList | 'failed' | null {
  const isNear = near.kind === 'on'
  const directory = useDirectory(language, filters.isOpen && !isNear)
  const known = isNear ? near.branches : directory.kind === 'ok' ? directory.branches : null
  const branches = isNear || filters.isOpen ? known : null
  const place = isNear ? near.place : null
  const moment = filters.isOpen ? now : null

  const list = useMemo(() => {
    if (!branches) return null
    const fitting = filterBranches(branches, filters, moment)
    const listed: ListedBranch[] = place ? sortByDistance(fitting, place) : fitting
    if (listed.length > 0) return { branches: listed, nearest: [] }

    const from = middleOf(branches.filter(({ province }) => province === filters.province)) ?? place
    const others = moment ? openAt(branches, moment) : branches
    const nearest = from ? sortByDistance(others, from).slice(0, shownNearest) : []
    return { branches: listed, nearest: nearest.map(({ meters: _, ...branch }) => branch) }
  }, [branches, filters, place, moment])

  return list ?? (filters.isOpen && directory.kind === 'failed' ? 'failed' : null)
}
