import { inForce } from '@washhouse/contract/branch/open-now'
import { provinceAt, type ProvinceShape } from '@washhouse/contract/branch/province-shapes'
import type { BranchSummary } from '../card/branch-summary.ts'
import { lngLatOf } from './cluster-branches.ts'

/** Codes of the provinces with at least one branch that is not closed. */
export function servedProvinces(
  provinces: readonly ProvinceShape[],
  branches: readonly BranchSummary[],
  now = new Date(),
): Set<string> {
  // The coastlines are coarse. A branch on a pier counts by the other branches of its province.
  const codes = new Map<number, string>()
  for (const branch of branches) {
    const isClosed = inForce(branch.exceptions, now).some(({ kind }) => kind === 'closed')
    const at = !isClosed && !codes.has(branch.province) ? lngLatOf(branch) : null
    const shape = at && provinceAt(provinces, at)
    if (shape) codes.set(branch.province, shape.code)
  }
  return new Set(codes.values())
}
