import { readProvince, type ProvinceShape } from '@washhouse/contract/branch/province-shapes'
import shapes from '@washhouse/contract/branch/provinces.json' with { type: 'json' }
import type { BranchSummary } from '../card/branch-summary.ts'
import { makeSummary } from '../branch.fixtures.ts'

/** The provinces of the website. */
export function readBuiltProvinces(): ProvinceShape[] {
  return shapes.map(readProvince)
}

export function placeBranch(id: number, longitude: number, latitude: number): BranchSummary {
  return makeSummary({ id, slug: `branch-${id}`, longitude, latitude })
}
