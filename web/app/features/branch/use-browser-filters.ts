import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { parseBranchFilters, type BranchFilters } from './branch-filters.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/** The server's filters, and the one that the browser alone applies. */
export function useBrowserFilters(filters: BranchFilters): BranchFilters {
  const [query] = useSearchParams()
  const isAsked = parseBranchFilters(query).isOpen
  const isOpen = useIsHydrated() && isAsked
  return useMemo(() => ({ ...filters, isOpen }), [filters, isOpen])
}
