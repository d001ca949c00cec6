import type { SearchWords } from '@washhouse/contract/search/search.contract'
import type { BranchSummary } from './card/branch-summary.ts'

/** All branches in one language, for sorting and filtering in the browser. */
export interface BranchDirectory {
  branches: BranchSummary[]
  /** Search synonyms. */
  words: SearchWords
}

/** True for the response of this build's directory route. */
export function isBranchDirectory(value: unknown): value is BranchDirectory {
  if (typeof value !== 'object' || value === null) return false
  if (!('branches' in value && 'words' in value)) return false
  return Array.isArray(value.branches) && value.branches.every(isSummary)
}

function isSummary(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return ['slug', 'name', 'latitude', 'services', 'hours', 'exceptions'].every(
    (name) => name in value,
  )
}
