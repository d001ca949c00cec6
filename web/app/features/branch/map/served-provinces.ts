import { inForce } from '@washhouse/contract/branch/open-now'
import { provinceAt, type ProvinceShape } from '@washhouse/contract/branch/province-shapes'
import type { BranchSummary } from '../card/branch-summary.ts'
import { lngLatOf } from './cluster-branches.ts'

/** The codes of the provinces where a branch is in business. */
export function servedProvinces(
  provinces: readonly ProvinceShape[],
  branches: readonly BranchSummary[],
  now = new Date(),
): Set<string> {
  // The shapes' coasts are coarse: a branch on a pier is in the province of its neighbours.
  const codes = new Map<number, string>()
  for (const branch of branches) {
    const isClosed = inForce(branch.exceptions, now).some(({ kind }) => kind === 'closed')
    const at = !isClosed && !codes.has(branch.province) ? lngLatOf(branch) : null
    const shape = at && provinceAt(provinces, at)
    if (shape) codes.set(branch.province, shape.code)
  }
  return new Set(codes.values())
}
