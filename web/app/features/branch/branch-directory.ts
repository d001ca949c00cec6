import type { SearchWords } from '@washhouse/contract/search/search.contract'
import type { BranchSummary } from './card/branch-summary.ts'

/** All branches in one language: what the browser needs to sort and filter by itself. */
export interface BranchDirectory {
  branches: BranchSummary[]
  /** The words by which branches are found besides their names. */
  words: SearchWords
}

/** True for what the directory route of this build answers. */
export function isBranchDirectory(value: unknown): value is BranchDirectory {
  if (typeof value !== 'object' || value === null) return false
  if (!('branches' in value && 'words' in value)) return false
  return Array.isArray(value.branches) && value.branches.every(isSummary)
}

function isSummary(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return ['slug', 'name', 'latitude', 'hours', 'exceptions'].every((name) => name in value)
}
