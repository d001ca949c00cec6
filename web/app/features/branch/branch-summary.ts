import type { Branch } from '@washhouse/contract/branch/branch.contract'
import { compareBranches, type BranchTrait } from './branch-differences.ts'

/** What a card shows of a branch; also one entry of the directory that the browser sorts. */
export interface BranchSummary extends Pick<
  Branch,
  | 'id'
  | 'slug'
  | 'name'
  | 'landmark'
  | 'image'
  | 'sector'
  | 'province'
  | 'latitude'
  | 'longitude'
  | 'hours'
  | 'notice'
  | 'untranslated'
> {
  /** What sets it apart from the other branches, the rarest first. */
  differences: BranchTrait[]
}

/** Sums branches up, each compared with all that there are, or with as many as are known. */
export function summarizeBranches(
  branches: readonly Branch[],
  all: readonly Branch[],
): BranchSummary[] {
  const differencesOf = compareBranches(all)
  return branches.map((branch) => summarize(branch, differencesOf(branch)))
}

function summarize(branch: Branch, differences: BranchTrait[]): BranchSummary {
  const { id, slug, name, landmark, image, sector, province } = branch
  const { latitude, longitude, hours, notice, untranslated } = branch
  return {
    id,
    slug,
    name,
    landmark,
    image,
    sector,
    province,
    latitude,
    longitude,
    hours,
    notice,
    untranslated,
    differences,
  }
}
